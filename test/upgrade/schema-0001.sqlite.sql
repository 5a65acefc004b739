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
INSERT INTO users VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$FSRyw+AaAO5XMLj+W/Z6CASnHvAvF481I5/1DbQ/Lsw$5jR5N1Rhe3HtUzklYgVhHD7l/PxM01Ivx7NemfZ2sVE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T18:51:12.456Z');
INSERT INTO users VALUES ('01a1e5b2-f321-7314-818a-d5483846a700', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$KUx+ArNosmshFOAH+Cz+yv6ARSj6ZtScwcC8Vyl5bMI$iIY40P2m5E8poplsdDxpNJzwSMWobfdAoh5vFWKDyRI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T18:51:12.628Z');
INSERT INTO users VALUES ('01a1e5b2-f3c3-765b-bddd-9509beb6987a', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Sor31SMH5ydX1xjt6ec8HjQA7SDbBRk2FsdhlwzEsq0$e4pTgmBx4RP/jolYOnEv+znotraC5ILCNNyiltoxX1c', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T18:51:12.782Z');
INSERT INTO users VALUES ('01a1e5b2-f5e0-73b3-a74d-920cdc9d05f0', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$mVQ3Iutf59I+pw+uTedGhqCGf+5K2ZYzzKmGZbiU+VA$1z05ynUalRHIqig8GMfBy4xGdwmAu1KsOFKLaN7U6p8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T18:51:13.343Z');
INSERT INTO sessions VALUES ('01a1e5b2-f31c-70ce-a2c9-e7dd0186c9a8', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.540Z', '2026-11-16T18:51:12.540Z', '2026-11-16T19:51:12.540Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e5b2-f3c0-770e-9769-3c4988f0e46a', '01a1e5b2-f321-7314-818a-d5483846a700', '2026-11-16T18:51:12.704Z', '2026-11-16T18:51:12.704Z', '2026-11-16T19:51:12.704Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e5b2-f45a-70ad-9e82-b6a9f47ade34', '01a1e5b2-f3c3-765b-bddd-9509beb6987a', '2026-11-16T18:51:12.858Z', '2026-11-16T18:51:12.858Z', '2026-11-16T19:51:12.858Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e5b2-f690-764c-a789-86d92282006b', '2026-11-16T19:56:13.426Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.431Z');
INSERT INTO sign_in_sessions VALUES ('01a1e5b2-f31c-70ce-a2c9-e7dd0186c9a8', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('314431d4-c45e-4321-900f-338ce1ea4d0b', '2026-11-16T18:51:13.431Z');
INSERT INTO api_tokens VALUES ('01a1e5b2-f4db-7384-b95d-914c9f9783e0', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '97bd191475ad417379e97f5a2b964bb7c7d77401f1d1abc01d3903758a0d0877', 'qztB', 'Script', 'write', '01a1e5b2-f460-73c8-9b68-3feb4721920d', '2026-11-16T18:51:12.985Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T18:51:12.955Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'a55cf8d0-8ead-4b8d-87f5-84fe575b2c65', '2026-11-16T18:51:13.431Z');
INSERT INTO boards VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 'Board', NULL, NULL, 0, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.864Z', '2026-11-16T18:51:12.864Z', 35, 40, '3cfad53xsolpd', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', 'Board', NULL, NULL, 0, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.097Z', '2026-11-16T18:51:13.097Z', 2, 3, '23rgjm7xnjpvm', 0, '2026-11-16T18:51:13.106Z', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 0);
INSERT INTO boards VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', 'Imported', NULL, NULL, 0, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.171Z', '2026-11-16T18:51:13.171Z', 0, 4, 'tyowwwiy1ai', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'owner');
INSERT INTO board_members VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f321-7314-818a-d5483846a700', 'member');
INSERT INTO board_members VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'owner');
INSERT INTO board_members VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', '01a1e5b2-f321-7314-818a-d5483846a700', 'member');
INSERT INTO board_members VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'owner');
INSERT INTO board_people VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f595-731d-a37c-1c9878f7938a', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 1, 'board.member_added', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.877Z', 1, '01a1e5b2-f321-7314-818a-d5483846a700', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","user_id":"01a1e5b2-f321-7314-818a-d5483846a700","role":"member","user":{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 2, 'board.member_added', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.890Z', 2, '01a1e5b2-f3c3-765b-bddd-9509beb6987a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","user_id":"01a1e5b2-f3c3-765b-bddd-9509beb6987a","role":"member","user":{"id":"01a1e5b2-f3c3-765b-bddd-9509beb6987a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 3, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.896Z', 3, '01a1e5b2-f480-7639-a783-d0ee628f850e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f480-7639-a783-d0ee628f850e","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 4, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.901Z', 4, '01a1e5b2-f485-7728-9313-527f6259d90d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f485-7728-9313-527f6259d90d","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 5, 'label.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.905Z', 5, '01a1e5b2-f489-75ab-a139-4d0b7a3c3240', NULL, NULL, NULL, NULL, 'e4ccf0ab-99ac-4653-b850-843b08854eb6', NULL, NULL, NULL, '{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 6, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.911Z', 6, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:12.911Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 7, 'card.labeled', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.918Z', 7, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T18:51:12.911Z"}', '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:12.918Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 8, 'card.assigned', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.922Z', 8, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T18:51:12.918Z"}', '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:12.922Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 9, 'card.assigned', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.922Z', 8, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T18:51:12.922Z"}', '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:12.922Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 10, 'checklist.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.991Z', 10, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4df-74dc-b8cb-a5bb96949610', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 11, 'checklist_item.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.996Z', 11, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f4e4-71d5-91b4-3b31926fbd40","checklist_id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 12, 'checklist_item.updated', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.004Z', 12, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e5b2-f4e4-71d5-91b4-3b31926fbd40","checklist_id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 13, 'checklist_item.assigned', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.012Z', 13, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e5b2-f4e4-71d5-91b4-3b31926fbd40","checklist_id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 14, 'attachment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.018Z', 14, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4fa-74ec-a57f-969875b8f615', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f4fa-74ec-a57f-969875b8f615","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 15, 'attachment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.021Z', 15, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4fd-74db-a65e-7c9b932a2f78', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f4fd-74db-a65e-7c9b932a2f78","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 16, 'attachment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.025Z', 16, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f501-73fe-aeda-99259b33324c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f501-73fe-aeda-99259b33324c","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 17, 'card.moved', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.033Z', 17, '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","rank":65536,"updated_at":"2026-11-16T18:51:12.922Z","position":0}', '{"id":"01a1e5b2-f490-75b6-8c25-1784698b271b","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f485-7728-9313-527f6259d90d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","title":"Steps","rank":65536,"items":[{"id":"01a1e5b2-f4e4-71d5-91b4-3b31926fbd40","checklist_id":"01a1e5b2-f4df-74dc-b8cb-a5bb96949610","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e5b2-f4fa-74ec-a57f-969875b8f615","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e5b2-f4fd-74db-a65e-7c9b932a2f78","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e5b2-f501-73fe-aeda-99259b33324c","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T18:51:12.911Z","updated_at":"2026-11-16T18:51:13.033Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 18, 'board.member_removed', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.038Z', 18, '01a1e5b2-f3c3-765b-bddd-9509beb6987a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","user_id":"01a1e5b2-f3c3-765b-bddd-9509beb6987a","role":"member","user":{"id":"01a1e5b2-f3c3-765b-bddd-9509beb6987a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 19, 'attachment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.043Z', 19, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f513-7617-b3f8-417d2c9ffb34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f513-7617-b3f8-417d2c9ffb34","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 20, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.047Z', 20, '01a1e5b2-f517-7609-8da8-7f84b3af3941', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f517-7609-8da8-7f84b3af3941","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.047Z","updated_at":"2026-11-16T18:51:13.047Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 21, 'checklist.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.050Z', 21, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f51a-76f4-9fe8-40d13ecbfbd4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f51a-76f4-9fe8-40d13ecbfbd4","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 22, 'checklist.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.053Z', 22, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f51d-7717-8133-f5540ab86c6d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f51d-7717-8133-f5540ab86c6d","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 23, 'checklist_item.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.054Z', 23, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f51e-7635-b060-f1180adef494', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f51e-7635-b060-f1180adef494","checklist_id":"01a1e5b2-f51d-7717-8133-f5540ab86c6d","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 24, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.057Z', 24, '01a1e5b2-f521-70d7-bab0-b7ad93f90623', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f521-70d7-bab0-b7ad93f90623","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 25, 'comment.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.059Z', 25, '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f523-75a8-b157-4f471e6ddd7e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f523-75a8-b157-4f471e6ddd7e","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","card_id":"01a1e5b2-f490-75b6-8c25-1784698b271b","user_id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","user":{"id":"01a1e5b2-f267-75eb-87f4-403f20fb3b3e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T18:51:13.059Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 26, 'label.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.075Z', 26, '01a1e5b2-f533-71ed-be55-f99aeaf0fd39', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f533-71ed-be55-f99aeaf0fd39","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 27, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.081Z', 27, '01a1e5b2-f539-7394-8e79-6f47a0879ec8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f539-7394-8e79-6f47a0879ec8","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.081Z","updated_at":"2026-11-16T18:51:13.081Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 28, 'card.deleted', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.083Z', 28, '01a1e5b2-f539-7394-8e79-6f47a0879ec8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f539-7394-8e79-6f47a0879ec8","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.081Z","updated_at":"2026-11-16T18:51:13.081Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 29, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.089Z', 29, '01a1e5b2-f541-7652-bc60-034bbd257c97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f541-7652-bc60-034bbd257c97","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 30, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.090Z', 30, '01a1e5b2-f542-7381-8935-ff6ab2f54a70', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f542-7381-8935-ff6ab2f54a70","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f541-7652-bc60-034bbd257c97","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.090Z","updated_at":"2026-11-16T18:51:13.090Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 31, 'column.deleted', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.093Z', 31, '01a1e5b2-f541-7652-bc60-034bbd257c97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f541-7652-bc60-034bbd257c97","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', 1, 'board.member_added', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.104Z', 1, '01a1e5b2-f321-7314-818a-d5483846a700', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e5b2-f549-74f5-bf4d-afa60b935dda","user_id":"01a1e5b2-f321-7314-818a-d5483846a700","role":"member","user":{"id":"01a1e5b2-f321-7314-818a-d5483846a700","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', 2, 'board.deleted', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.106Z', 2, '01a1e5b2-f549-74f5-bf4d-afa60b935dda', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f549-74f5-bf4d-afa60b935dda"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 32, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.117Z', 32, '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 33, 'card.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.122Z', 33, '01a1e5b2-f562-71d3-8dd3-f658433630c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f562-71d3-8dd3-f658433630c3","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","column_id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T18:51:13.122Z","updated_at":"2026-11-16T18:51:13.122Z"}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 34, 'column.deleted', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.126Z', 34, '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 35, 'column.created', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.135Z', 35, '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 0, '2026-11-16T18:51:12.864Z', X'1F8B08000000000000039551CD6EC32018BBEF31BE73A80249938CD3B467D869531541622624F23320DDA6AAEF3E2569A7B5874E3DDA601BEC03D99624A55C716CB560262F5256664DC51E7551B1CC40E7A5E08F226D29A168A303497A1E949F718BD0783B463BF424FBC9B9849AC10DFE0C6CA823BAD1A9089246B980841A0F15D1D6FAFB225714252BB7D0AC2A4DCEF2343322353AD31928A1696CEFD69C73542449221505E39CF1E2855772CB25179BAAC85FFF78FF772FE083649A90531A2E907CDB25D4A1D3F03338909E3BA9EF69730AF0D70271EB4B7E58DA1F3E7BF8939EE4E17AC19B16E89475244939DBE0095FAA1B1D36837F3FF9F5AA9B2396634AC8581FE2CAAD8B3A75896DA85513ED1E24A39FB0107B786B2CDADFC96DA8C334C2AF0F5EC8E371B79AD5D8A38F4BFBB3E3F1E1070B6921F092020000');
INSERT INTO board_checkpoints VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', 0, '2026-11-16T18:51:13.097Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D91F1376155F50C5DB58AAC87795448D8B880D35651EE5ED94EAA268B545DCEC0CCC0CC11AC060999404195CAB9A9CA1D6F4A5371654ACDD1609DA95D51698DC020D9E408243C790C1A18688A5DB063B27E00394CCE31E8BCF3E1026C6C13F5A3C344200DBA480CBA409848B7EAEB2A37AF1BDE54A4F8B631252FB3C2E49951852A08184CA3FEB7E692830924E4595E7321B8A89FC55656428A6293ED9A975FDE7FDD8BF40E3263E050918B205FF70C7AEA1585191C41CD9DB4FF69738A146E05F9BD2F05BFB4EF3F060A673DC8E3ED82772DA847EB40023ADBD1237D623F3ADAF8F076F61BB09F23966360606C8869E5D6451D5E631B5BEC923D10C814265A8803056B2CE99FC96D6CE33452581FBC90A7D37E356BE940435ADA9F1D4F0FDF073CD4B092020000');
INSERT INTO board_checkpoints VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', 0, '2026-11-16T18:51:13.171Z', X'1F8B0800000000000003B554CB6EDB3010BCE72B8AED550C44BD48EB54A0A79E93538B40E0639510A14495A4DC0681FFBDA06DC57682B870D042A725B5BBB333B37C06A3A1859C0A8AB52C485FAF2AC24AD91041454F14171C55C97BDD54904134D122B4F06D989C8FA821038D41793345E34668C7D9DA0C94B3CE2F81095DC461B22222B4BDB00133501E4544DDC9A793D645C308AB5112CEFA8A5479D917792F4B592264304FFAE29CA58F88D04291170DA194D0E696F2B6A62D2DAF29A3DF8F6AFFEDBF803FA1CD33B042A20DD0FEB8CB60C041A24FC1334827BCEE2E21740EE85F279C1DC9BBAD00EED7887E9F0FED335C520207612CB420AC51F8057F8B61B278EDFCFDBEDE28065CAE2183DEF81077673B45AD388D4DE8848A668DD0463FE3F6608DDEF406F58BE42674619ED0EF006F0F379BBB5DB10ED738C62DFBA9E2E6EACD3C7B0E19114DC1899279AE1A4E75C924641F607DB1F1ADFBA45D22558C8FD036755D362FEE85CF4DC52A9E1A98D0693762A79C9D87F1E0E2D4D69AC19CC3AD092B7246560C25D135EAB262B2AEF5C770EF0074979033CEC99ED0D2C3D45F857F67714F780851F8832819E8198F22133AE592718ED7DAADD1772246A11E86A46802BA78E6B0312204733F22EEC3C90A850FCEEA658BDE8C571356524D44C914A16AC519EFD9AAE4228DB7F3EA8D1B503AFD04C952EA01D5A33521BE530E0963BD2252AAB41AABBC907CC5EB3A71B295F4120D174E6F224EE1B5934CC4E11C064D78CF4A52F386AAA661798D148EE07717217763C431BD5F09CAC1B42FE29C20FBBF12A42F83830FF65D941BB6AE506E4E40F37FFD3E6FAEFE008E79ACB5CD060000');
INSERT INTO labels VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f489-75ab-a139-4d0b7a3c3240', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f533-71ed-be55-f99aeaf0fd39', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f480-7639-a783-d0ee628f850e', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f485-7728-9313-527f6259d90d', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f521-70d7-bab0-b7ad93f90623', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f594-73b7-a628-cb00c681d37b', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f504-7599-ab1a-0d663fb7e0ac', 'Finished by Bob', 'card_moved', '01a1e5b2-f485-7728-9313-527f6259d90d', NULL, 'assign_member', NULL, '01a1e5b2-f321-7314-818a-d5483846a700', 1);
INSERT INTO automation_rules VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f515-75a1-b9cc-e976ca6f03ec', 'Rule', 'card_moved', '01a1e5b2-f480-7639-a783-d0ee628f850e', NULL, 'assign_member', NULL, '01a1e5b2-f321-7314-818a-d5483846a700', 1);
INSERT INTO automation_runs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f504-7599-ab1a-0d663fb7e0ac', '01a1e5b2-f50a-71c2-93b7-0acbef38e97b', 17, '01a1e5b2-f490-75b6-8c25-1784698b271b', '2026-11-16T18:51:13.033Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'e4ccf0ab-99ac-4653-b850-843b08854eb6', 'QgwiCSx3jGmjcA1eHan0G8F6cefshe2phOLfVnS7uAw', '{"id":"01a1e5b2-f489-75ab-a139-4d0b7a3c3240","board_id":"01a1e5b2-f460-73c8-9b68-3feb4721920d","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T18:51:12.905Z');
INSERT INTO invitations VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f52b-7450-bf2d-564d6a627523', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f536-7245-a421-ff8dd6b93283', 'DlboaUN8WeUa9Rcqtd3yKZwrnG_2JM96twN4hkrefto', '5a4PQr8zOQ4w3Se0p_WzqNb8hCscwVSAaMGAGeqajUk', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.078Z', NULL);
INSERT INTO mail_queue VALUES ('40c38935-d7e7-4fe5-a0ec-9366e5d493d9', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T18:51:13.431Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'reset', 'alice@example.org', '00', '2026-11-16T18:51:13.431Z');
INSERT INTO mail_preferences VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', 'card', 'deleted', 'Card', '01a1e5b2-f480-7639-a783-d0ee628f850e', NULL, 131072, 1, '{"id":"01a1e5b2-f539-7394-8e79-6f47a0879ec8","column_id":"01a1e5b2-f480-7639-a783-d0ee628f850e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T18:51:13.081Z","updated_at":"2026-11-16T18:51:13.081Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T18:51:13.083Z', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 28);
INSERT INTO trash VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f541-7652-bc60-034bbd257c97', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e5b2-f489-75ab-a139-4d0b7a3c3240","01a1e5b2-f533-71ed-be55-f99aeaf0fd39"],"board_members":["01a1e5b2-f267-75eb-87f4-403f20fb3b3e","01a1e5b2-f321-7314-818a-d5483846a700"]}', '2026-11-16T18:51:13.093Z', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 31);
INSERT INTO trash VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', 'card', 'deleted', 'Card', '01a1e5b2-f541-7652-bc60-034bbd257c97', '01a1e5b2-f541-7652-bc60-034bbd257c97', 65536, NULL, '{"id":"01a1e5b2-f542-7381-8935-ff6ab2f54a70","column_id":"01a1e5b2-f541-7652-bc60-034bbd257c97","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T18:51:13.090Z","updated_at":"2026-11-16T18:51:13.090Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T18:51:13.093Z', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 31);
INSERT INTO restored_contents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', 35, '01a1e5b2-f562-71d3-8dd3-f658433630c3', '{"id":"01a1e5b2-f562-71d3-8dd3-f658433630c3","column_id":"01a1e5b2-f55d-75df-86f0-a98283f8d5f5","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T18:51:13.122Z","updated_at":"2026-11-16T18:51:13.122Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f485-7728-9313-527f6259d90d', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T18:51:12.911Z', '2026-11-16T18:51:13.033Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f517-7609-8da8-7f84b3af3941', '01a1e5b2-f480-7639-a783-d0ee628f850e', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T18:51:13.047Z', '2026-11-16T18:51:13.047Z', NULL);
INSERT INTO cards VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f562-71d3-8dd3-f658433630c3', '01a1e5b2-f55d-75df-86f0-a98283f8d5f5', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T18:51:13.122Z', '2026-11-16T18:51:13.122Z', NULL);
INSERT INTO cards VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f594-73b7-a628-cb00c681d37b', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T18:51:13.171Z', '2026-11-16T18:51:13.171Z', NULL);
INSERT INTO card_labels VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f489-75ab-a139-4d0b7a3c3240');
INSERT INTO card_assignees VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f321-7314-818a-d5483846a700', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f595-731d-a37c-1c9878f7938a');
INSERT INTO checklists VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4df-74dc-b8cb-a5bb96949610', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f51a-76f4-9fe8-40d13ecbfbd4', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f51d-7717-8133-f5540ab86c6d', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59e-77fc-bbc4-40902b89855d', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', '01a1e5b2-f4df-74dc-b8cb-a5bb96949610', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f51e-7635-b060-f1180adef494', '01a1e5b2-f51d-7717-8133-f5540ab86c6d', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59e-77fd-8f73-5861c66705e1', '01a1e5b2-f59e-77fc-bbc4-40902b89855d', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', '01a1e5b2-f321-7314-818a-d5483846a700');
INSERT INTO item_placeholders VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59e-77fd-8f73-5861c66705e1', '01a1e5b2-f595-731d-a37c-1c9878f7938a');
INSERT INTO attachments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4fa-74ec-a57f-969875b8f615', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4fd-74db-a65e-7c9b932a2f78', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f501-73fe-aeda-99259b33324c', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f513-7617-b3f8-417d2c9ffb34', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4fa-74ec-a57f-969875b8f615', X'');
INSERT INTO attachment_blobs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f4fd-74db-a65e-7c9b932a2f78', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f501-73fe-aeda-99259b33324c', X'293F599212E4F19A5BF7D6AC228691D795979A6B91BCF7BD5601DA0CA78FB75AC57D4D056D25043E4AB9A975E8D7F4FBB87509720AD4B26C8FCD73A84B0178BB0855E773A7191981723D651F19176587CFA2BED2C5BD90EA921DC7460003853A4C76E62983A7ACFB0EBB2256A54C953B54CD35B9C0B780FA6011F74AD15FF5376E75A080C339149ADEF63FF4428AF9FC8F323CE65D250D6B9D9676233A974E0F2137AAAB8C63A0B2A8AB79F188215960EA8F3540A2690A257CCC969857BF31BD8A77844A5C4D1CC840473714EB21226E6B834F3649B7FD227F41F31135D64F6C3B67F903EB4F545E9076F809E611F0F531863D40B656205228EC4AB45111C120E579351D7C0006F3D2460703EFB52E077A89EA2F4B2ECA873DD2C3C28A37128BFD96CE27BBCAC5F4DE515883E3A48DBDA5D14E8A2CCE0E578BC254C7AD4A41C18ED7EF887AEB9C3216D7B843BFA3B7F1DA9B647D29EFA83DFE60DBE41ED7191420A4774FBAD28D1876CD1B37563FE22239D66B61F21A8F28A7C65237A1EDB470B2297E2CC32DE2A7A43DE5DE3E1B95C635C9F2F82CB27C985C20A917282709E39C825FE7F702DC47CB05F30A3BE00B9D13EA10CC02CD129B8EC9B1B0B517224FB99BB2B1407EFBA36CEA136A5F170C674C68657F109B069ED4B3831602BD09F9D1373544679BBBE24B78AA4D2AFD3323D3F21FFD');
INSERT INTO attachment_blobs VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f513-7617-b3f8-417d2c9ffb34', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('ea57f510-03a9-43f1-b4b4-7b6adfbc0703', '8a6d41a2-2ba1-45fd-bff2-3c18ff951a2c', '00', NULL);
INSERT INTO attachment_objects VALUES ('ea57f510-03a9-43f1-b4b4-7b6adfbc0703', '8a6d41a2-2ba1-45fd-bff2-3c18ff951a2c', NULL);
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f490-75b6-8c25-1784698b271b', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4e4-71d5-91b4-3b31926fbd40', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4fa-74ec-a57f-969875b8f615', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f4fd-74db-a65e-7c9b932a2f78', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f501-73fe-aeda-99259b33324c', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f513-7617-b3f8-417d2c9ffb34', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f517-7609-8da8-7f84b3af3941', '01a1e5b2-f517-7609-8da8-7f84b3af3941', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f517-7609-8da8-7f84b3af3941', '01a1e5b2-f517-7609-8da8-7f84b3af3941', 'description', '');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f51e-7635-b060-f1180adef494', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', 'description', '');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', 'description', '');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f562-71d3-8dd3-f658433630c3', '01a1e5b2-f562-71d3-8dd3-f658433630c3', 'title', ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f562-71d3-8dd3-f658433630c3', '01a1e5b2-f562-71d3-8dd3-f658433630c3', 'description', '');
INSERT INTO search_texts VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', 'title', ' ·b01a1e5b2f59473b6a1afc8a8ec38fd64 ·c01a1e5b2f59473b6a1afc8a8ec38fd64 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', 'description', '');
INSERT INTO search_texts VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f59e-77fd-8f73-5861c66705e1', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f490-75b6-8c25-1784698b271b', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f517-7609-8da8-7f84b3af3941', '01a1e5b2-f517-7609-8da8-7f84b3af3941', 3145727, ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f523-75a8-b157-4f471e6ddd7e', 1048576, ' ·b01a1e5b2f46073c89b683feb4721920d ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', '01a1e5b2-f539-7394-8e79-6f47a0879ec8', 4194303, ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', '01a1e5b2-f542-7381-8935-ff6ab2f54a70', 5242879, ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f562-71d3-8dd3-f658433630c3', '01a1e5b2-f562-71d3-8dd3-f658433630c3', 6291455, ' ·b01a1e5b2f46073c89b683feb4721920d ·c01a1e5b2f46073c89b683feb4721920d ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', '01a1e5b2-f59d-7207-97eb-d5ed347b55db', 7340031, ' ·b01a1e5b2f59473b6a1afc8a8ec38fd64 ·c01a1e5b2f59473b6a1afc8a8ec38fd64 ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f523-75a8-b157-4f471e6ddd7e', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', NULL, '2026-11-16T18:51:13.059Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f46f-77c1-95fe-35825f486425', '01a1e5b2-f321-7314-818a-d5483846a700', 'added', NULL, NULL, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.877Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f47b-7092-946a-574754fe1633', '01a1e5b2-f3c3-765b-bddd-9509beb6987a', 'added', NULL, NULL, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.890Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f49b-70c3-9a15-9d05c57b9abe', '01a1e5b2-f321-7314-818a-d5483846a700', 'assigned', '01a1e5b2-f490-75b6-8c25-1784698b271b', NULL, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:12.922Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f523-75a9-b5be-cb0b48f52f3d', '01a1e5b2-f321-7314-818a-d5483846a700', 'commented', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f523-75a8-b157-4f471e6ddd7e', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.059Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e5b2-f549-74f5-bf4d-afa60b935dda', '01a1e5b2-f551-7174-92bb-3f99ce10f041', '01a1e5b2-f321-7314-818a-d5483846a700', 'added', NULL, NULL, '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '2026-11-16T18:51:13.104Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f490-75b6-8c25-1784698b271b', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e');
INSERT INTO board_visits VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e5b2-f267-75eb-87f4-403f20fb3b3e', '98c44457d2cfe55f9413fc73de57ab22');
INSERT INTO webhooks VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f559-7479-a2e4-8905d621e75b', 'https://hooks.invalid/boardcast', NULL, 'KdyqPG6thgTlkAKAmfNbCZ0sVNh_HYCICAxH3MY7Gfj_4_IKjteBq9Yt1RQ7p2_AOAzgTQgrxz8RW70xg9RUX-O1sPAe5vIvfVlXVrzD', 1, NULL, '2026-11-16T18:51:13.113Z', 1, 31, 1, '2026-11-16T18:51:18.443Z', 2, '01a1e5b2-f56b-77f1-8c38-2edbeb98446c', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e5b2-f460-73c8-9b68-3feb4721920d', '01a1e5b2-f559-7479-a2e4-8905d621e75b', '01a1e5b2-f56b-77f2-88c9-00d5445cbd44', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T18:51:13.131Z', '2026-11-16T18:51:18.443Z', NULL, 2);
INSERT INTO imports VALUES ('01a1e5b2-f57e-70bc-a7f7-6a97b8ee030c', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null}', NULL, NULL, 1000, '01a1e5b2-f594-73b6-a1af-c8a8ec38fd64', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-16T18:51:13.150Z', '2026-11-16T18:51:13.157Z', '2026-11-16T18:51:13.195Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1e5b2-f5c6-735d-9e75-dc7310ce36fa', '01a1e5b2-f267-75eb-87f4-403f20fb3b3e', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-16T18:51:13.222Z', '2026-11-16T18:51:13.229Z', '2026-11-16T18:51:13.235Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1e5b2-f5c6-735d-9e75-dc7310ce36fa', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
