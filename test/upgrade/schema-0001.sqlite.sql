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
INSERT INTO schema_version VALUES (1, '62fbafd7d59d894c');
INSERT INTO users VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$dWv/8MiENF5oliytygi+VT4fp6eupUX90eUGadF19DM$LEUSRh1PK5/lQ7cuzM+3zFOwIeLeluy+ZEhuYCijxs8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:18:56.806Z');
INSERT INTO users VALUES ('01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$/rC0e/Fi0rkpSaxeLH55H7bVpj1wjE++rjIlW0ekH1Q$galbXGUsKC8JvL2Ll20TNJEN8LR0NJUCw6YJgECIyI8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:18:56.959Z');
INSERT INTO users VALUES ('01a1e4f0-9eff-7791-9669-8bbed1fc2729', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$iE0A2QlFHE3EAX3A2oRk9KbMa7fx3Ja4eiUsQUB9ZGY$+GU12zEJiSCkZY45T+bdj1FBwnuUWg318Y9ReYZs5Wg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:18:57.088Z');
INSERT INTO users VALUES ('01a1e4f0-a1c1-7302-addd-0fc447fd7d1e', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$xd4VmcZ7YKJ1XNJE4g9QelAVwFR6k4KugUziuBIbTD0$1hildY/Sh2BXXQL1FbWoBZAyFVl+lJ8vo5L5bxoAhFY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T15:18:57.800Z');
INSERT INTO sessions VALUES ('01a1e4f0-9e78-70b9-b211-bfed3190e3c4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:56.889Z', '2026-11-16T15:18:56.889Z', '2026-11-16T16:18:56.889Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4f0-9ef1-7341-b6fc-1813cd5faf2a', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', '2026-11-16T15:18:57.009Z', '2026-11-16T15:18:57.009Z', '2026-11-16T16:18:57.009Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4f0-9f8a-742f-b64e-6d19bb47bb7a', '01a1e4f0-9eff-7791-9669-8bbed1fc2729', '2026-11-16T15:18:57.162Z', '2026-11-16T15:18:57.162Z', '2026-11-16T16:18:57.162Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e4f0-a238-76a4-a283-24b5d77772bb', '2026-11-16T16:23:57.863Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.865Z');
INSERT INTO sign_in_sessions VALUES ('01a1e4f0-9e78-70b9-b211-bfed3190e3c4', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('5d00654f-12a0-4fc7-b98c-9a263ce4bf05', '2026-11-16T15:18:57.865Z');
INSERT INTO api_tokens VALUES ('01a1e4f0-a035-75ee-a802-0288a4f94f6c', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '86ecf63f44952f66a8550fd9a98ad5d4759afcdf1c93bd70f037a3320f2e076b', 'P42E', 'Script', 'write', '01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '2026-11-16T15:18:57.332Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T15:18:57.298Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '377b0b62-bb1e-4589-8910-8a9d8371e644', '2026-11-16T15:18:57.865Z');
INSERT INTO boards VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 'Board', NULL, NULL, 0, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.183Z', '2026-11-16T15:18:57.183Z', 35, 40, '10cvdx2sf87mu', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', 'Board', NULL, NULL, 0, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.521Z', '2026-11-16T15:18:57.521Z', 2, 3, '1hx743bbwpj3k', 0, '2026-11-16T15:18:57.530Z', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 0);
INSERT INTO boards VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', 'Imported', NULL, NULL, 0, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.640Z', '2026-11-16T15:18:57.640Z', 0, 4, 'p59wkrec2oh', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'owner');
INSERT INTO board_members VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'member');
INSERT INTO board_members VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'owner');
INSERT INTO board_members VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'member');
INSERT INTO board_members VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'owner');
INSERT INTO board_people VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a16a-7021-ab6f-55dd823270f9', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 1, 'board.member_added', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.197Z', 1, '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","user_id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","role":"member","user":{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 2, 'board.member_added', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.209Z', 2, '01a1e4f0-9eff-7791-9669-8bbed1fc2729', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","user_id":"01a1e4f0-9eff-7791-9669-8bbed1fc2729","role":"member","user":{"id":"01a1e4f0-9eff-7791-9669-8bbed1fc2729","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 3, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.220Z', 3, '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 4, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.225Z', 4, '01a1e4f0-9fc9-76bc-be71-d49474ef61f5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-9fc9-76bc-be71-d49474ef61f5","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 5, 'label.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.230Z', 5, '01a1e4f0-9fce-72c8-a673-f8bea77bce83', NULL, NULL, NULL, NULL, '31ded16c-f282-497f-a61a-506b7a73b8d4', NULL, NULL, NULL, '{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 6, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.240Z', 6, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.240Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 7, 'card.labeled', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.268Z', 7, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T15:18:57.240Z"}', '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.268Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 8, 'card.assigned', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.279Z', 8, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T15:18:57.268Z"}', '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.279Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 9, 'card.assigned', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.279Z', 8, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T15:18:57.279Z"}', '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.279Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 10, 'checklist.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.341Z', 10, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a03d-70fb-873a-4e808d30304c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 11, 'checklist_item.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.348Z', 11, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57","checklist_id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 12, 'checklist_item.updated', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.361Z', 12, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57","checklist_id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 13, 'checklist_item.assigned', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.366Z', 13, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57","checklist_id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 14, 'attachment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.376Z', 14, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a060-7061-b653-ddd60b6fa23a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a060-7061-b653-ddd60b6fa23a","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 15, 'attachment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.383Z', 15, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a067-75c8-b691-f8a2bfaef7e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a067-75c8-b691-f8a2bfaef7e9","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 16, 'attachment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.394Z', 16, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a072-7557-b759-91c3b793149a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a072-7557-b759-91c3b793149a","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 17, 'card.moved', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.412Z', 17, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","rank":65536,"updated_at":"2026-11-16T15:18:57.279Z","position":0}', '{"id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc9-76bc-be71-d49474ef61f5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","title":"Steps","rank":65536,"items":[{"id":"01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57","checklist_id":"01a1e4f0-a03d-70fb-873a-4e808d30304c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4f0-a060-7061-b653-ddd60b6fa23a","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4f0-a067-75c8-b691-f8a2bfaef7e9","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4f0-a072-7557-b759-91c3b793149a","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T15:18:57.240Z","updated_at":"2026-11-16T15:18:57.412Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 18, 'board.member_removed', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.417Z', 18, '01a1e4f0-9eff-7791-9669-8bbed1fc2729', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","user_id":"01a1e4f0-9eff-7791-9669-8bbed1fc2729","role":"member","user":{"id":"01a1e4f0-9eff-7791-9669-8bbed1fc2729","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 19, 'attachment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.424Z', 19, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a090-74a6-a6ed-08a637cfa275', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a090-74a6-a6ed-08a637cfa275","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 20, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.433Z', 20, '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a099-73bc-b2e5-c4db746bc5c4","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.433Z","updated_at":"2026-11-16T15:18:57.433Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 21, 'checklist.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.439Z', 21, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a09f-716b-98e7-f45017af693b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a09f-716b-98e7-f45017af693b","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 22, 'checklist.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.443Z', 22, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0a3-72e1-b3b5-3e3560433164', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0a3-72e1-b3b5-3e3560433164","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 23, 'checklist_item.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.447Z', 23, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0a7-7473-9778-9b91058d0d98', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0a7-7473-9778-9b91058d0d98","checklist_id":"01a1e4f0-a0a3-72e1-b3b5-3e3560433164","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 24, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.453Z', 24, '01a1e4f0-a0ad-7458-9b6b-f02a2ce5eda7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0ad-7458-9b6b-f02a2ce5eda7","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 25, 'comment.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.460Z', 25, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0b4-7664-a01f-4499362a8679', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0b4-7664-a01f-4499362a8679","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","card_id":"01a1e4f0-9fd9-77ae-836f-55f2cd886866","user_id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","user":{"id":"01a1e4f0-9df0-7528-8857-e1db586f01f4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T15:18:57.460Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 26, 'label.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.474Z', 26, '01a1e4f0-a0c2-76d8-be2e-96b761a7d867', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0c2-76d8-be2e-96b761a7d867","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 27, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.488Z', 27, '01a1e4f0-a0d0-734f-9231-be587c42cf48', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0d0-734f-9231-be587c42cf48","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.488Z","updated_at":"2026-11-16T15:18:57.488Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 28, 'card.deleted', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.493Z', 28, '01a1e4f0-a0d0-734f-9231-be587c42cf48', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0d0-734f-9231-be587c42cf48","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.488Z","updated_at":"2026-11-16T15:18:57.488Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 29, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.507Z', 29, '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0e3-72dd-9400-e10c2138cc2d","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 30, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.511Z', 30, '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0e7-729c-aeb6-d94c98617e23","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-a0e3-72dd-9400-e10c2138cc2d","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.511Z","updated_at":"2026-11-16T15:18:57.511Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 31, 'column.deleted', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.514Z', 31, '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0e3-72dd-9400-e10c2138cc2d","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', 1, 'board.member_added', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.527Z', 1, '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4f0-a0f1-7510-9740-1771b8504837","user_id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","role":"member","user":{"id":"01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', 2, 'board.deleted', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.530Z', 2, '01a1e4f0-a0f1-7510-9740-1771b8504837', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a0f1-7510-9740-1771b8504837"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 32, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.552Z', 32, '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 33, 'card.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.565Z', 33, '01a1e4f0-a11d-76fd-9f35-39948fd1a337', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a11d-76fd-9f35-39948fd1a337","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","column_id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T15:18:57.565Z","updated_at":"2026-11-16T15:18:57.565Z"}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 34, 'column.deleted', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.573Z', 34, '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 35, 'column.created', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.582Z', 35, '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 0, '2026-11-16T15:18:57.183Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D9171FDC1ACAA9EA1AB5691F56C1E1512FE14B0DB2ACADD2BDB49D564912ACB199819983980D5A0201128283309AF4C6578599A82376923B94EB1CA5A5161861218441B1D8182E701BD06069A42EBED18EDD083EA27E718B4831BFC19D85047EA4687914019748118B49E3092AE9BEF8B5C6D125EE6A9E452E62527A19B5C162611260306D3A8EFD69C7330828234490B2E0417C58BC895902A2F77423EBEFEF1FEEF5EA00F500903870DB900EA6DCFA0A3AE21BF8003344B27F53D6D4E81FCB540DFFA921FD6F687CF9EFC490FEA70BDE04D0BEAD03A5080CEB6F4445FD88D8E76837F3FF9F5D82D11EB313030D687B871DBA20E2FB10D35B6D1CE042AFA895662266F8D25FD3BB90D759846F2DB8357F278DC6F6635CDD4C7B5FDC5F1F8F0030008F6F592020000');
INSERT INTO board_checkpoints VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', 0, '2026-11-16T15:18:57.521Z', X'1F8B08000000000000039551C16EC32014BBEF33DE192AC84249394DFB869D365511098F0989840C48B6A9EABF4F49DAA9EBA1538F36D806FB00CE8002C635C7D232AA99E5540ACEE84E968C722979530956568F120864973D8282E7A0A3010206531BDD905DE841F5A3F704DAE0433C0397EA8CDDE075465056FB8404DA883AA3A99BEFCBDC9DB18C4A5154B4AA84A4C84D23AAAD65DC9640601CCCDD9A738ECEA0A060C596724EF9F6850BC52B25E44614FCF5C2FBBF7B093F4031025E37E813A8B73D810EBB06E30C0ED0CC9DD4F7B439268C5782DDCD2FC5B0B41F3E7B8C273DA8C3D582B72DB0D3CE8302ED5D8B4FF8A5BBC1E326C4F7935FAFBB3962390602D6C594576E5DD4EBBFD8A55AB7D94D082AC7111762C2E8AC43F33BB94B751A078CEB8317F278DCAF66354ED8E7A5FDD9F1F8F003B353074292020000');
INSERT INTO board_checkpoints VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', 0, '2026-11-16T15:18:57.640Z', X'1F8B0800000000000003B5544D6FD43010BDF757A0E11AA33889632727244E9CDB13A88AFC3169AD3A71B09D85AADAFF8EBCDBED6E0B146D05CA69ECCCCC9BF7DEF801AC811E4A2A29366349246D05E13552222BC5086D25761DD792C90A0A483639841E3E4F8B0F090D146030EA609764FD0CFDBC3A5780F6CE874360E390705A9C4C08FD285DC402744099D00CEAFEB47567C6927056092204E304A9514CB46349C7060A58177376CEA18F4CD04355562DA194D0F68AB29E8A9EF10F6D537E39A9FDB7FF227E83BE2CC049852E42FFF5BA8009278521070FA0BC0C663887D035627891F0FA48C1EF04F0DF670C8FF9D03FC039257092D6410FD2598D1FF1879C16871F7CB879AC37CB090FD750C068434CFBB3BDA24E3E8F6D1CA44E7683D0A7B0E2EE6083C18E16CD93E4360E715D30EC01EF0EB7DBEB7DB1013738A71DFBB9E2F6E2E53C92B61DE115AB89501C09AF3A6D78C7F558D650BC81F5838DAFFC3BE333A972BE83BE65AC6E9FDC0BEFDB863742C10EBBF1330EDABB759A8F2ECE6D9D9DEC2BB839239C31248A8D8228C378C959AD1BAEDE847B0F6038879C79CDF6849E1EA7FE24C31F16F7190F31C97014A500B3E24964E3A07D36CEE95AFB0D8641A624F5ED9415CD400F9E396E8C8CD1DECC888FE1E2A4C65BEFCC618B7E194F125E569448D58E843163445557BC1CBB3CDEDEAB977E42E5CD3D644BE95BD477CEC6F4FB72BC259CB28608DA68C2585D52E46D2774966427E9391A1E38BD4CB8C4974EB209A7D73030A2463E12C15A552BD30A29389CC01FCE42EEE784737EBF3294A3699FC47986ECFF4A90BF028E3E78ECA2FDB47385F66B065AFEEBF7797BF113441A6951CD060000');
INSERT INTO labels VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fce-72c8-a673-f8bea77bce83', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0c2-76d8-be2e-96b761a7d867', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fc9-76bc-be71-d49474ef61f5', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0ad-7458-9b6b-f02a2ce5eda7', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a169-7253-8b7e-729cd797cf03', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a078-75e8-8887-c9ecf86f5c04', 'Finished by Bob', 'card_moved', '01a1e4f0-9fc9-76bc-be71-d49474ef61f5', NULL, 'assign_member', NULL, '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 1);
INSERT INTO automation_rules VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a096-707f-b4d8-08334370065d', 'Rule', 'card_moved', '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', NULL, 'assign_member', NULL, '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 1);
INSERT INTO automation_runs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a078-75e8-8887-c9ecf86f5c04', '01a1e4f0-a085-778a-8ead-c888b635e9b8', 17, '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '2026-11-16T15:18:57.412Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '31ded16c-f282-497f-a61a-506b7a73b8d4', 'DY_AVESrbsRfcvSaTRgwkRGyTM0gUnYJdNU_S2MpgEk', '{"id":"01a1e4f0-9fce-72c8-a673-f8bea77bce83","board_id":"01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T15:18:57.230Z');
INSERT INTO invitations VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0bd-720d-b22e-21d8a3643b25', '01a1e4f0-9df0-7528-8857-e1db586f01f4', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0c8-76ab-a0aa-5ccf25d53798', 'M38B2QqciqPa1c6U4gcvWR4bjnTWSzQbjcex7-0qK6A', 'hey5ancO9V2T0pQc8tPuh5x_2L1EO42J1XT6llXLZM8', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.480Z', NULL);
INSERT INTO mail_queue VALUES ('9d3d0d71-42c3-46ee-bb3e-ac222ba5e548', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T15:18:57.865Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'reset', 'alice@example.org', '00', '2026-11-16T15:18:57.865Z');
INSERT INTO mail_preferences VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0d0-734f-9231-be587c42cf48', 'card', 'deleted', 'Card', '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', NULL, 131072, 1, '{"id":"01a1e4f0-a0d0-734f-9231-be587c42cf48","column_id":"01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:18:57.488Z","updated_at":"2026-11-16T15:18:57.488Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:18:57.493Z', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 28);
INSERT INTO trash VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4f0-9fce-72c8-a673-f8bea77bce83","01a1e4f0-a0c2-76d8-be2e-96b761a7d867"],"board_members":["01a1e4f0-9df0-7528-8857-e1db586f01f4","01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed"]}', '2026-11-16T15:18:57.514Z', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 31);
INSERT INTO trash VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', 'card', 'deleted', 'Card', '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', '01a1e4f0-a0e3-72dd-9400-e10c2138cc2d', 65536, NULL, '{"id":"01a1e4f0-a0e7-729c-aeb6-d94c98617e23","column_id":"01a1e4f0-a0e3-72dd-9400-e10c2138cc2d","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:18:57.511Z","updated_at":"2026-11-16T15:18:57.511Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T15:18:57.514Z', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 31);
INSERT INTO restored_contents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', 35, '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '{"id":"01a1e4f0-a11d-76fd-9f35-39948fd1a337","column_id":"01a1e4f0-a110-76ad-89a0-7c65e15bcf0b","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T15:18:57.565Z","updated_at":"2026-11-16T15:18:57.565Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fc9-76bc-be71-d49474ef61f5', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T15:18:57.240Z', '2026-11-16T15:18:57.412Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', '01a1e4f0-9fc4-72ec-a9af-ca2e46bfa118', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:18:57.433Z', '2026-11-16T15:18:57.433Z', NULL);
INSERT INTO cards VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '01a1e4f0-a110-76ad-89a0-7c65e15bcf0b', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:18:57.565Z', '2026-11-16T15:18:57.565Z', NULL);
INSERT INTO cards VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a169-7253-8b7e-729cd797cf03', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T15:18:57.640Z', '2026-11-16T15:18:57.640Z', NULL);
INSERT INTO card_labels VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fce-72c8-a673-f8bea77bce83');
INSERT INTO card_assignees VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9df0-7528-8857-e1db586f01f4', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a16a-7021-ab6f-55dd823270f9');
INSERT INTO checklists VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a03d-70fb-873a-4e808d30304c', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a09f-716b-98e7-f45017af693b', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0a3-72e1-b3b5-3e3560433164', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a176-7154-814c-55301e7698cb', '01a1e4f0-a175-755e-b5f8-bd570753c47b', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', '01a1e4f0-a03d-70fb-873a-4e808d30304c', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0a7-7473-9778-9b91058d0d98', '01a1e4f0-a0a3-72e1-b3b5-3e3560433164', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a176-7155-bf7f-856b3bd68a87', '01a1e4f0-a176-7154-814c-55301e7698cb', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed');
INSERT INTO item_placeholders VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a176-7155-bf7f-856b3bd68a87', '01a1e4f0-a16a-7021-ab6f-55dd823270f9');
INSERT INTO attachments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a060-7061-b653-ddd60b6fa23a', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a067-75c8-b691-f8a2bfaef7e9', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a072-7557-b759-91c3b793149a', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a090-74a6-a6ed-08a637cfa275', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a060-7061-b653-ddd60b6fa23a', X'');
INSERT INTO attachment_blobs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a067-75c8-b691-f8a2bfaef7e9', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a072-7557-b759-91c3b793149a', X'7F1C05C64D47B0213EC3831BC182F0C40F68B520785E945B2D7940D499A7A7531933F8B40BC09B60AE0AF95D3E370DB0EF7E6DD62C47105D634143903B8DC615975955C24A1D018ED979BE79AA82401E6FE4E0169362FE822C909A75AFFBDF541825815B9015D9A547493A9EDA7ABF21B0CFA06F38B5DB3669DB77F1CE62E863B93ECB81488928AB4E3E7F37269BD9039C58ACB03B2EA6546A9A5A556DECAFDDE8058B35109F455CFB6E2CD84F35BD411447CC0B6C4DCDBAFBCCC1051C5EC0E3E0307C72DA0BE721E48F041B52AF81EFD268CAE9DC4084A1A7C7513FAEFD42EB88EFA7B9DAFEFEDB6B248D42A475698AE8DE4CC5FEA60960A869FC0706388396AD4A8CA3846210090706635A044F77A7E3AD2B3220879B5F4CBF0995AD4250D10BD234A5A9487BC4955E93497388489C01014C72B2BA1E918E6034DB9FD8E6156E441403A78EE9DF5D84252B5076397B63189D99C3B1F2A09E5A6A86726443E8C2914BEA96C0D6D4F8EE9C93D35AE803C471BB5CD9711F77C8A6556120BCD9AAF4CA5C6411D130F164FF345BBE4210D661857F419DEA04F6F64E0C1C9D81968B4EEBA8AE3DFDD6C11421BB2739BF91AC736E2BFC242E9D45193139A4593874E13B6E73CE4261402A6EC5ADEF432D6E68CD8D6464E84C376347CB8AAE5D29FA153F467DE1777DD648D6C46623DA61EF3C767AFC0F');
INSERT INTO attachment_blobs VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a090-74a6-a6ed-08a637cfa275', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('3ed34b8b-c62a-423a-b1c6-cefc3e45fa33', 'f9ef05cb-e5c0-4b4d-95c7-62ecc5f8b47a', '00', NULL);
INSERT INTO attachment_objects VALUES ('3ed34b8b-c62a-423a-b1c6-cefc3e45fa33', 'f9ef05cb-e5c0-4b4d-95c7-62ecc5f8b47a', NULL);
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a044-74f5-a5d0-ca9ecfec8e57', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a060-7061-b653-ddd60b6fa23a', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a067-75c8-b691-f8a2bfaef7e9', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a072-7557-b759-91c3b793149a', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a090-74a6-a6ed-08a637cfa275', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0a7-7473-9778-9b91058d0d98', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0d0-734f-9231-be587c42cf48', '01a1e4f0-a0d0-734f-9231-be587c42cf48', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0d0-734f-9231-be587c42cf48', '01a1e4f0-a0d0-734f-9231-be587c42cf48', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', 'title', ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a175-755e-b5f8-bd570753c47b', 'title', ' ·b01a1e4f0a16873e1a2b516ae997ca5a2 ·c01a1e4f0a16873e1a2b516ae997ca5a2 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a175-755e-b5f8-bd570753c47b', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a176-7155-bf7f-856b3bd68a87', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', '01a1e4f0-a099-73bc-b2e5-c4db746bc5c4', 3145727, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0b4-7664-a01f-4499362a8679', 1048576, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0d0-734f-9231-be587c42cf48', '01a1e4f0-a0d0-734f-9231-be587c42cf48', 4194303, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', '01a1e4f0-a0e7-729c-aeb6-d94c98617e23', 5242879, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', '01a1e4f0-a11d-76fd-9f35-39948fd1a337', 6291455, ' ·b01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·c01a1e4f09f9f77f6b2b8d2a94c19a4a8 ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '01a1e4f0-a175-755e-b5f8-bd570753c47b', '01a1e4f0-a175-755e-b5f8-bd570753c47b', 7340031, ' ·b01a1e4f0a16873e1a2b516ae997ca5a2 ·c01a1e4f0a16873e1a2b516ae997ca5a2 ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0b4-7664-a01f-4499362a8679', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9df0-7528-8857-e1db586f01f4', NULL, '2026-11-16T15:18:57.460Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fae-7062-9687-323e68e75042', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'added', NULL, NULL, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.197Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fb9-7719-b914-913a52186942', '01a1e4f0-9eff-7791-9669-8bbed1fc2729', 'added', NULL, NULL, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.209Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a001-720d-8d9a-1d5025b6f56b', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'assigned', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', NULL, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.279Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a0b4-7665-8199-6783f21d694f', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'commented', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-a0b4-7664-a01f-4499362a8679', '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.460Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4f0-a0f1-7510-9740-1771b8504837', '01a1e4f0-a0f7-7596-814c-cbc4d569dddf', '01a1e4f0-9e7c-736c-8ee9-ab44a5cc58ed', 'added', NULL, NULL, '01a1e4f0-9df0-7528-8857-e1db586f01f4', '2026-11-16T15:18:57.527Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9fd9-77ae-836f-55f2cd886866', '01a1e4f0-9df0-7528-8857-e1db586f01f4');
INSERT INTO board_visits VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-9df0-7528-8857-e1db586f01f4', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e4f0-9df0-7528-8857-e1db586f01f4', 'de02736b38196df7220f355e4bb76b3d');
INSERT INTO webhooks VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a106-7718-9639-53155e9f982b', 'https://hooks.invalid/boardcast', NULL, 'Rg71sH6YBCbZkIEVayZF1Jba6MLUXSS90qF5jYA_TCJD5ye5qnolQvWEbJVYsTUc0iyqTudyTeEpJ9fJ3CJcaJL9wJz7huwgXMjEXFGZ', 1, NULL, '2026-11-16T15:18:57.542Z', 1, 31, 1, '2026-11-16T15:19:02.685Z', 2, '01a1e4f0-a124-7414-8121-e951d145e062', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e4f0-9f9f-77f6-b2b8-d2a94c19a4a8', '01a1e4f0-a106-7718-9639-53155e9f982b', '01a1e4f0-a124-7415-a88e-05d3f4408b1e', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T15:18:57.571Z', '2026-11-16T15:19:02.685Z', NULL, 2);
INSERT INTO imports VALUES ('01a1e4f0-a142-7304-808d-4c713da406ba', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null}', NULL, NULL, 1000, '01a1e4f0-a168-73e1-a2b5-16ae997ca5a2', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[]}', NULL, NULL, '2026-11-16T15:18:57.602Z', '2026-11-16T15:18:57.613Z', '2026-11-16T15:18:57.668Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1e4f0-a19a-7739-be3c-8a882c356c21', '01a1e4f0-9df0-7528-8857-e1db586f01f4', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"csv":null}', NULL, '2026-11-16T15:18:57.690Z', '2026-11-16T15:18:57.698Z', '2026-11-16T15:18:57.709Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1e4f0-a19a-7739-be3c-8a882c356c21', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
