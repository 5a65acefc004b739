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
INSERT INTO schema_version VALUES (1, '0c5e1f7c1845b159');
INSERT INTO users VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$47eb8l/Ua1dNvNhTpDFfauqOM34TN3kVKVkoQBt1XS4$Z3taepeQIKB1SMDz/djhp1JA0xPqfw+/W5tImJP/3Es', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T16:19:26.715Z');
INSERT INTO users VALUES ('01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$qKsQIQhlVGTo5zBFba++8rz4NUjAr36GpabX+HksgvU$+xRO22tnOxWyQG5QRdLd+sJYhn954QOvDUV6LLn4+tI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T16:19:27.501Z');
INSERT INTO users VALUES ('01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$LU/bO7j4dNqFvMdtkZ/6WGZT910Vc/8YTSmPzGS2EW8$PScbtEvfGXBHeZBpMOOdcHN1VU4LhTmP6VpuJpwc1vM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T16:19:27.701Z');
INSERT INTO users VALUES ('01a1ea4e-69f6-76f0-b7ed-4b3af0346ff6', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$eUPqGslj1eFdIQ11duwoKzq384ZpoqwiuFvhTeNG4XE$VARfIZwxwjfTO/NkN2dOSIZS65HCLWdmcS0f+j+ckWM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T16:19:30.225Z');
INSERT INTO sessions VALUES ('01a1ea4e-5fdc-75fc-9726-8131851e78c1', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:27.324Z', '2026-11-17T16:19:27.324Z', '2026-11-17T17:19:27.324Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ea4e-6106-727b-af48-ddc9f48f5a76', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', '2026-11-17T16:19:27.622Z', '2026-11-17T16:19:27.622Z', '2026-11-17T17:19:27.622Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ea4e-631d-71b5-b76f-d3da0df83416', '01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', '2026-11-17T16:19:28.157Z', '2026-11-17T16:19:28.157Z', '2026-11-17T17:19:28.157Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1ea4e-6cbc-7317-b4da-5bf0733051bc', '2026-11-17T17:24:30.633Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:30.638Z');
INSERT INTO sign_in_sessions VALUES ('01a1ea4e-5fdc-75fc-9726-8131851e78c1', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('ec2e440f-4145-43ca-a28c-c00c9ae291fb', '2026-11-17T16:19:30.638Z');
INSERT INTO api_tokens VALUES ('01a1ea4e-63f3-70b0-bb15-8761c30eb61f', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '948816fa51023ce4ecbbd02b145c2ec68508ac064db376e81ddaf51a6756ef7f', 'tLZd', 'Script', 'write', '01a1ea4e-6381-7590-bd17-1c7a892c6885', '2026-11-17T16:19:28.371Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T16:19:28.361Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'eb3cdab0-c032-4472-96d0-66112168fb21', '2026-11-17T16:19:30.638Z');
INSERT INTO boards VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 'Board', NULL, NULL, 0, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.257Z', '2026-11-17T16:19:28.257Z', 35, 42, '2unq2t1mt8znx', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', 'Board', NULL, NULL, 0, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.917Z', '2026-11-17T16:19:28.917Z', 2, 3, '2ecaeuw1tcbdr', 0, '2026-11-17T16:19:28.933Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 0);
INSERT INTO boards VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', 'Imported', NULL, NULL, 0, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:29.595Z', '2026-11-17T16:19:29.595Z', 0, 4, 'and96sjt4sq', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'owner');
INSERT INTO board_members VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'member');
INSERT INTO board_members VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'owner');
INSERT INTO board_members VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'member');
INSERT INTO board_members VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'owner');
INSERT INTO board_people VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-68bc-76de-b305-b8352dee30ef', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 1, 'board.member_added', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.311Z', 1, '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","user_id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","role":"member","user":{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 2, 'board.member_added', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.319Z', 2, '01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","user_id":"01a1ea4e-610f-75b8-9abd-b0fca3a8c22d","role":"member","user":{"id":"01a1ea4e-610f-75b8-9abd-b0fca3a8c22d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 3, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.325Z', 3, '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 4, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.329Z', 4, '01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 5, 'label.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.332Z', 5, '01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8', NULL, NULL, NULL, NULL, '2387ea0a-789a-40c4-a530-c4b9aa00178f', NULL, NULL, NULL, '{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 6, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.334Z', 6, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.334Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 7, 'card.labeled', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.344Z', 7, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T16:19:28.334Z"}', '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.344Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 8, 'card.assigned', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.351Z', 8, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T16:19:28.344Z"}', '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.351Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 9, 'card.assigned', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.351Z', 8, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T16:19:28.351Z"}', '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.351Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 10, 'checklist.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.375Z', 10, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63f7-7583-b0e6-0dceb62567a1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 11, 'checklist_item.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.389Z', 11, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6405-7627-a10d-35083f905fb1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6405-7627-a10d-35083f905fb1","checklist_id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 12, 'checklist_item.updated', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.446Z', 12, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6405-7627-a10d-35083f905fb1', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ea4e-6405-7627-a10d-35083f905fb1","checklist_id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 13, 'checklist_item.assigned', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.483Z', 13, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6405-7627-a10d-35083f905fb1', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ea4e-6405-7627-a10d-35083f905fb1","checklist_id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 14, 'attachment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.492Z', 14, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 15, 'attachment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.500Z', 15, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6474-77cd-8792-63b0f2a49022', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6474-77cd-8792-63b0f2a49022","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 16, 'attachment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.641Z', 16, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6501-7442-9125-3655f9f1f7cc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6501-7442-9125-3655f9f1f7cc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 17, 'card.moved', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.670Z', 17, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","rank":65536,"updated_at":"2026-11-17T16:19:28.351Z","position":0}', '{"id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","title":"Steps","rank":65536,"items":[{"id":"01a1ea4e-6405-7627-a10d-35083f905fb1","checklist_id":"01a1ea4e-63f7-7583-b0e6-0dceb62567a1","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1ea4e-6474-77cd-8792-63b0f2a49022","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1ea4e-6501-7442-9125-3655f9f1f7cc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T16:19:28.334Z","updated_at":"2026-11-17T16:19:28.670Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 18, 'board.member_removed', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.702Z', 18, '01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","user_id":"01a1ea4e-610f-75b8-9abd-b0fca3a8c22d","role":"member","user":{"id":"01a1ea4e-610f-75b8-9abd-b0fca3a8c22d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 19, 'attachment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.715Z', 19, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-654b-751d-bfa4-208088a129dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-654b-751d-bfa4-208088a129dc","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 20, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.762Z', 20, '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-657a-71a7-82a6-ca4d2fe907f1","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.762Z","updated_at":"2026-11-17T16:19:28.762Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 21, 'checklist.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.779Z', 21, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-658b-76d4-848f-2a91203dd8b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-658b-76d4-848f-2a91203dd8b4","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 22, 'checklist.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.790Z', 22, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6596-71cd-a271-629a0192015e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6596-71cd-a271-629a0192015e","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 23, 'checklist_item.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.799Z', 23, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-659f-7576-bce0-a625a35b0cb8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-659f-7576-bce0-a625a35b0cb8","checklist_id":"01a1ea4e-6596-71cd-a271-629a0192015e","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 24, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.806Z', 24, '01a1ea4e-65a6-73c0-b69b-1508d9122147', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65a6-73c0-b69b-1508d9122147","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 25, 'comment.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.811Z', 25, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-65ab-7236-9790-ba1fab794e94', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65ab-7236-9790-ba1fab794e94","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","card_id":"01a1ea4e-63cf-732f-8125-7b878bbb90eb","user_id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","user":{"id":"01a1ea4e-59df-7149-878c-b5a81dbf638a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T16:19:28.811Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 26, 'label.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.825Z', 26, '01a1ea4e-65b9-7180-97ad-8a178d1296f7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65b9-7180-97ad-8a178d1296f7","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 27, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.843Z', 27, '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65cc-778b-aba1-7dc554aa47f2","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.843Z","updated_at":"2026-11-17T16:19:28.843Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 28, 'card.deleted', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.852Z', 28, '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65cc-778b-aba1-7dc554aa47f2","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.843Z","updated_at":"2026-11-17T16:19:28.843Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 29, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.872Z', 29, '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65e8-712a-809b-f0f8d91b27d5","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 30, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.883Z', 30, '01a1ea4e-65f3-7090-8932-bafdf950fc61', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65f3-7090-8932-bafdf950fc61","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-65e8-712a-809b-f0f8d91b27d5","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:28.883Z","updated_at":"2026-11-17T16:19:28.883Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 31, 'column.deleted', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.887Z', 31, '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-65e8-712a-809b-f0f8d91b27d5","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', 1, 'board.member_added', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.922Z', 1, '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ea4e-6615-7355-b7f9-d6df3201383c","user_id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","role":"member","user":{"id":"01a1ea4e-6000-72d3-b45b-b2a9929a94a1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', 2, 'board.deleted', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.933Z', 2, '01a1ea4e-6615-7355-b7f9-d6df3201383c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6615-7355-b7f9-d6df3201383c"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 32, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.963Z', 32, '01a1ea4e-6643-7690-a632-f91a3dffaac1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 33, 'card.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:29.011Z', 33, '01a1ea4e-6678-7549-89d4-a0d5010e9a40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6678-7549-89d4-a0d5010e9a40","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","column_id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T16:19:29.011Z","updated_at":"2026-11-17T16:19:29.011Z"}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 34, 'column.deleted', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:29.114Z', 34, '01a1ea4e-6643-7690-a632-f91a3dffaac1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 35, 'column.created', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:29.133Z', 35, '01a1ea4e-6643-7690-a632-f91a3dffaac1', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 0, '2026-11-17T16:19:28.257Z', X'1F8B08000000000000039551C16EC32014BBEF33DE19AA903609E134ED1B76DA54452FF03221919001E93655FDF729493B753D74DAD106DB601FC11A50900914843BE2E5560A5E1575C65B232A2E7485B2CE752965010C924D8E40C193C7608081A1A8831D93F503A861728E81F6CE870BB0B149D48F0E1381EAD04562A0036122D3B45FD7B9456D3A5E895DCD6525356F0B94C2B45DB995080CA6D1FC5B73C9C1040AF22C2FB9105C54CFA254A256B9DCE445F572E5FDD7BD48EFA032060E5B7211D4EB9E414F7D4B61064768E74E9AFFB439450A3782E2EE97825FDAF71F0385B31ED4F166C1FB16D4A375A0009DD5F4489FD88F8E363EBC9DFD06ECE788E518187436C4B472EBA20E7F631B1BD4C91E08540A132DC48182ED2C999FC96D6CE23452581FBC90A7D37E356BE840435ADA9F1D4F0FDF40798FA292020000');
INSERT INTO board_checkpoints VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', 0, '2026-11-17T16:19:28.917Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D91B1E31FABA867E8AA55643DE0B942C29F024E5B45B97B653BA9D22C5265390333033347B00624240205E1967851889C97599E7355B635378569B3341159956960106D7404129E07F40618180ADADB31DAA107D94FCE31D0831BFC05D8D044EA46879140B6E80231D09E309269D4F7756E5E9B9697625BF3AAAC34573956C2A8B6C82A0406D3681ED65C7230828434490B2E0417E58B28A4A8655A6D6A51BE5E79FF772FD007C8848143452E807CDB33E8A853E46770043577D23CD2E614C8DF08F2BB5FF2C3D2FEF0D9933FEB411E6F16BC6F411D5A0712D0594D3BFAC26E74B419FCFBD9AFC76E8E588E81416B7D882BB72EEAF02FB6A1411DED8140463FD1421CC8DBD692F99DDC86264C23F9F5C10B793AED57B3860ED4C7A5FDD9F1F4F4031831A39B92020000');
INSERT INTO board_checkpoints VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', 0, '2026-11-17T16:19:29.595Z', X'1F8B0800000000000003B554CB6EDC300CBCE72B0AF66A057ECA8F53819E7A4E4E2D028392E844886CB992BC6DB0D87F2FB4EF04498A0D5AF8445924873343AD412BE820CD30232C89F14608561745C95A8E031B30AFB0E429AF6A0109041D0C4107DFC6D9BA400A1250E4A5D373D076826E5A8C49405A63DD21D0BE0F34CE06034137A0F19480748481542F9ECE5B57AD1A589D952D6BEA46325161932931F0A241486099D5C539873E18A0833CCD39CB3296D5B719EFB2B6CBDBEBAAADBE9FD5FEDB3D4F3FA14B133028C878E87EDC2530D228C8C5600DC2A253FD25842E9EDC8B84F74772762B80FD3591DBE743B7864B4AD088DA400768B4A42FF41BC7D9D0B575F7FB7A138E74F80D090CDAF9B03BDB296AF079AC7D8F32E8154117DC42DB8315393D685247C9B5EFFD3293DB01DE1E6E3677BB623DAD680A5BF663C5CDD5CB79782324ABB952AC69513229EA4294692D042F20F900EB071BDFDA4FCA4652717A848E5755C18FEE85CFBCACCB265ED7BE5776A25E5AB38CD3C9C5B1ADD1A37E1B779B2956D799604D51158CB828D3344B8BAA6C3F847B07A0BF849C6989F6842E3B4DFD15DD1B8BFB8C071FD09D4449402D741669DF4B1B8D73BED67645AEC710503E8C51D108F4E099D3C6A0F7FA7E22DA87B341490FD6A8C316BD3E1E3151A415134D51E58AA8486988E3EDBC7A634712563D41B4947C20F968B40FAF96DB4B2259D48215A54451B4193679E4642BE9251A1E38BD0934FB974ED281C6F7302886221F18A62DD6D8F066C863C923FCFE22E4760A34C5F72B423999F628CE3364FF5782F82570F2C1BE8BB4E3D615D22E1168FAAFDFE7CDD51F57E1F203CD060000');
INSERT INTO labels VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65b9-7180-97ad-8a178d1296f7', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65a6-73c0-b69b-1508d9122147', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6643-7690-a632-f91a3dffaac1', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-68bc-76dd-89ac-cb73b407bb63', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6511-7330-978a-1488d2e9355c', 'Finished by Bob', 'card_moved', '01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d', NULL, 'assign_member', NULL, '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_rules VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6555-72cc-bf1a-f484d6696cba', 'Rule', 'card_moved', '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', NULL, 'assign_member', NULL, '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_runs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6511-7330-978a-1488d2e9355c', '01a1ea4e-6523-7431-8bc1-9cfa627b8074', 17, '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '2026-11-17T16:19:28.670Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2387ea0a-789a-40c4-a530-c4b9aa00178f', 'eNQKFiJMd-6zH_mO1IgFREjUpeQO4woXuEpQsSGC9Is', '{"id":"01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","board_id":"01a1ea4e-6381-7590-bd17-1c7a892c6885","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T16:19:28.332Z');
INSERT INTO invitations VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65b6-73ec-941f-b974c8d6e840', '01a1ea4e-59df-7149-878c-b5a81dbf638a', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65bf-7638-a67a-17b4d7d09c41', '_b_Fnd4QTbXWddJFv6vgeOV3GaroFQdlyRLximoKJjc', 'SluXWOCqaIfgCCBVvEVFNItivTAm-Nrju4blG6wVghY', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.830Z', NULL);
INSERT INTO mail_queue VALUES ('e4f26f95-5f5a-412a-9a64-9076d88a8bb1', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T16:19:30.638Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'reset', 'alice@example.org', '00', '2026-11-17T16:19:30.638Z');
INSERT INTO mail_preferences VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-655f-7409-be28-c5a8e845ae61', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-17T16:19:28.749Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 19);
INSERT INTO trash VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', 'card', 'deleted', 'Card', '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', NULL, 131072, 1, '{"id":"01a1ea4e-65cc-778b-aba1-7dc554aa47f2","column_id":"01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T16:19:28.843Z","updated_at":"2026-11-17T16:19:28.843Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T16:19:28.852Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 28);
INSERT INTO trash VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8","01a1ea4e-65b9-7180-97ad-8a178d1296f7"],"board_members":["01a1ea4e-59df-7149-878c-b5a81dbf638a","01a1ea4e-6000-72d3-b45b-b2a9929a94a1"]}', '2026-11-17T16:19:28.887Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 31);
INSERT INTO trash VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65f3-7090-8932-bafdf950fc61', 'card', 'deleted', 'Card', '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', '01a1ea4e-65e8-712a-809b-f0f8d91b27d5', 65536, NULL, '{"id":"01a1ea4e-65f3-7090-8932-bafdf950fc61","column_id":"01a1ea4e-65e8-712a-809b-f0f8d91b27d5","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T16:19:28.883Z","updated_at":"2026-11-17T16:19:28.883Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T16:19:28.887Z', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 31);
INSERT INTO restored_contents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', 35, '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '{"id":"01a1ea4e-6678-7549-89d4-a0d5010e9a40","column_id":"01a1ea4e-6643-7690-a632-f91a3dffaac1","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T16:19:29.011Z","updated_at":"2026-11-17T16:19:29.011Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63c9-77ca-9d7e-bfaa8b7f084d', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-17T16:19:28.334Z', '2026-11-17T16:19:28.670Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', '01a1ea4e-63c5-7773-8eec-a1f8a8bea7a2', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T16:19:28.762Z', '2026-11-17T16:19:28.762Z', NULL);
INSERT INTO cards VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '01a1ea4e-6643-7690-a632-f91a3dffaac1', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T16:19:29.011Z', '2026-11-17T16:19:29.011Z', NULL);
INSERT INTO cards VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-68bc-76dd-89ac-cb73b407bb63', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T16:19:29.595Z', '2026-11-17T16:19:29.595Z', NULL);
INSERT INTO card_labels VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63cc-75a5-b1ff-d77d50dbdde8');
INSERT INTO card_assignees VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-59df-7149-878c-b5a81dbf638a', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-68bc-76de-b305-b8352dee30ef');
INSERT INTO checklists VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63f7-7583-b0e6-0dceb62567a1', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-658b-76d4-848f-2a91203dd8b4', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6596-71cd-a271-629a0192015e', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771c-b400-34cab391a82d', '01a1ea4e-691d-771b-8353-e6b400103549', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6405-7627-a10d-35083f905fb1', '01a1ea4e-63f7-7583-b0e6-0dceb62567a1', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-659f-7576-bce0-a625a35b0cb8', '01a1ea4e-6596-71cd-a271-629a0192015e', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771d-ab2f-a09a7a868f29', '01a1ea4e-691d-771c-b400-34cab391a82d', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6405-7627-a10d-35083f905fb1', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1');
INSERT INTO item_placeholders VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771d-ab2f-a09a7a868f29', '01a1ea4e-68bc-76de-b305-b8352dee30ef');
INSERT INTO attachments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6474-77cd-8792-63b0f2a49022', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6501-7442-9125-3655f9f1f7cc', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-654b-751d-bfa4-208088a129dc', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc', X'');
INSERT INTO attachment_blobs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6474-77cd-8792-63b0f2a49022', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6501-7442-9125-3655f9f1f7cc', X'0F9CA33A21DE172308507086F63F508F1879C0B30B43CEAA3D2DCE79D6126BCDD537F4768AF4A8E84657136AD7BE4838DB41131A89BDEDBBD0225623052EB386C896049386EDCA5BDC3BF875D673F08B5AE0B47149AF3007C40C7B12451297E1FC7AFCEE9CB4F87226B812DE5BDA736F6863040A40F64C112C48800A9F97CC110AB5B27653C2CA9850564ECCEFD25D2DB8943F9F49F24C93C91FB242D79C2BE36B6CC02A18CB1CCF5C7EAC3AE268A606E8C8F6AC86B492B8DAE756D92D5B8E2DEDFB2EC2F747A9E512B59CB563D84D28C2C84B78FFAAD35D9E83620644FB275EA48D7451DC87ABC84A7E05B1243E8FEAB7D2AB2B95ACE6A4FEFA53E07BE65613E0B8A6B4E3C43D878CC1FEA91461EAB68F3C11946ADC9E196D16602D847046A00B9AD096E4C1ED93A6534C3AB5DEB7C3D5B3EBEB8A0BA04FF3E617A15963679399B7F7F0A21EA7BE348C60B8084DB82B0B2AB49FF8AAED392A303933D4486F10C77694BA8FD8340E90A1A27F1A606318F2D7C3E62AB8D1E8D3F0E29928F29C7984EAB7199EC7D8E6E8325461F845153FEAA7BDC80EE91FFBED5C0D77550875DCC50DA90D945EB78261FFE9E6DB221959947E90042B8C8F9C91D6528BC54C6F51725401B8893E53F1D042A1548564A043B1F50F26A3D63ED284FF53DA9A9153348539732FA9E7819F1FF305A0584ABAE26C5C8AFD');
INSERT INTO attachment_blobs VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-654b-751d-bfa4-208088a129dc', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('bd0f91c7-b87b-4a46-bbd2-e43dbf0ed795', '3f9e3616-337c-4082-b3f5-9fecb743268b', '00', NULL);
INSERT INTO attachment_objects VALUES ('bd0f91c7-b87b-4a46-bbd2-e43dbf0ed795', '3f9e3616-337c-4082-b3f5-9fecb743268b', NULL);
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6405-7627-a10d-35083f905fb1', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-646c-73a0-ad71-ffa4f3dbfecc', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6474-77cd-8792-63b0f2a49022', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-6501-7442-9125-3655f9f1f7cc', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-654b-751d-bfa4-208088a129dc', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-659f-7576-bce0-a625a35b0cb8', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65f3-7090-8932-bafdf950fc61', '01a1ea4e-65f3-7090-8932-bafdf950fc61', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65f3-7090-8932-bafdf950fc61', '01a1ea4e-65f3-7090-8932-bafdf950fc61', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', 'title', ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-691d-771b-8353-e6b400103549', 'title', ' ·b01a1ea4e68bb733496affa25a460657b ·c01a1ea4e68bb733496affa25a460657b ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-691d-771b-8353-e6b400103549', 'description', '');
INSERT INTO search_texts VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-691d-771d-ab2f-a09a7a868f29', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', '01a1ea4e-657a-71a7-82a6-ca4d2fe907f1', 3145727, ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-65ab-7236-9790-ba1fab794e94', 1048576, ' ·b01a1ea4e63817590bd171c7a892c6885 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', '01a1ea4e-65cc-778b-aba1-7dc554aa47f2', 4194303, ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65f3-7090-8932-bafdf950fc61', '01a1ea4e-65f3-7090-8932-bafdf950fc61', 5242879, ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', '01a1ea4e-6678-7549-89d4-a0d5010e9a40', 6291455, ' ·b01a1ea4e63817590bd171c7a892c6885 ·c01a1ea4e63817590bd171c7a892c6885 ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ea4e-68bb-7334-96af-fa25a460657b', '01a1ea4e-691d-771b-8353-e6b400103549', '01a1ea4e-691d-771b-8353-e6b400103549', 7340031, ' ·b01a1ea4e68bb733496affa25a460657b ·c01a1ea4e68bb733496affa25a460657b ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65ab-7236-9790-ba1fab794e94', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-59df-7149-878c-b5a81dbf638a', NULL, '2026-11-17T16:19:28.811Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63b8-77b6-af69-5dd88ab68f01', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'added', NULL, NULL, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.311Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63bf-709f-8348-8365b8a68c79', '01a1ea4e-610f-75b8-9abd-b0fca3a8c22d', 'added', NULL, NULL, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.319Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63e0-7165-a0ed-6b0aadd5917d', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'assigned', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', NULL, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.351Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-65ab-7237-8fda-59bd36a381d8', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'commented', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-65ab-7236-9790-ba1fab794e94', '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.811Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ea4e-6615-7355-b7f9-d6df3201383c', '01a1ea4e-661a-755e-b90f-bfcfb2539eb2', '01a1ea4e-6000-72d3-b45b-b2a9929a94a1', 'added', NULL, NULL, '01a1ea4e-59df-7149-878c-b5a81dbf638a', '2026-11-17T16:19:28.922Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-63cf-732f-8125-7b878bbb90eb', '01a1ea4e-59df-7149-878c-b5a81dbf638a');
INSERT INTO board_visits VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-59df-7149-878c-b5a81dbf638a', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1ea4e-59df-7149-878c-b5a81dbf638a', '7b5c2389a7b6eb292f49229c3d5195ce');
INSERT INTO webhooks VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6637-75cd-8f9e-be6477fd8c3a', 'https://hooks.invalid/boardcast', NULL, 'eLaFu97Jf-wL-txLp0GLG5udbF2Y86McJhuadWOAZ6NQT0OlceqLDL0vwG6G9rORvqND8t_Ee2N-ce_62b9PYZhdQj8NIZ2uDq82MgQI', 1, NULL, '2026-11-17T16:19:28.951Z', 1, 31, 1, '2026-11-17T16:19:34.165Z', 1, '01a1ea4e-66d8-77e0-b02b-58500cc2f184', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1ea4e-6381-7590-bd17-1c7a892c6885', '01a1ea4e-6637-75cd-8f9e-be6477fd8c3a', '01a1ea4e-66d8-77e1-a341-7169f7726586', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T16:19:29.112Z', '2026-11-17T16:19:34.165Z', NULL, 1);
INSERT INTO imports VALUES ('01a1ea4e-6781-771c-9970-1cda6d6f8a6a', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ea4e-68bb-7334-96af-fa25a460657b', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T16:19:29.281Z', '2026-11-17T16:19:29.296Z', '2026-11-17T16:19:29.700Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1ea4e-6979-766c-893b-0b4152c4c15b', '01a1ea4e-59df-7149-878c-b5a81dbf638a', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T16:19:29.785Z', '2026-11-17T16:19:29.816Z', '2026-11-17T16:19:29.876Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1ea4e-6979-766c-893b-0b4152c4c15b', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
