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
     is_forwarded INTEGER NOT NULL DEFAULT FALSE,
     description TEXT
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
INSERT INTO schema_version VALUES (1, '35991eefd9a842ad');
INSERT INTO users VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$mV0vd84enTsT9ei0DGdOQgWndy6FURNmVAqACmRL85o$fmPyMoi8BOQC4xsvKgA5MPpNCNDWv3ck9Qk2pZeAnH8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-19T12:01:33.959Z');
INSERT INTO users VALUES ('01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$aAnCOLPt8eoaBYnr20TM64+UfCnal5on9WDoqLkzI5U$unottWLOIbM/iDCsCTbJbQKMeyIjqJjLSYeMcVx8DJw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-19T12:01:34.122Z');
INSERT INTO users VALUES ('01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$nDFLUmuEoBUX7t9D9ge7e2iMRXPN//OVaj+eRoYdQSs$Kz6RmXxaVH5T6Q5nRwTr2poBBsC9opo+jPlhvO/e3so', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-19T12:01:34.284Z');
INSERT INTO users VALUES ('01a1f3af-0035-771d-987f-ab0cd8a794f0', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$AF6S9kxUuq7+GuAP+XNVEVaJeSEtNh09adQpE+wGBow$dstijv+20DvLxyNsqCmNxtjc2Gw6Y1PD602NIUh0Iv4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-19T12:01:34.870Z');
INSERT INTO sessions VALUES ('01a1f3ae-fd5a-770e-ab5d-c29818d02e1b', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.043Z', '2026-11-19T12:01:34.043Z', '2026-11-19T13:01:34.043Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1f3ae-fdfe-75e3-aa88-bcfa3286eca5', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', '2026-11-19T12:01:34.206Z', '2026-11-19T12:01:34.206Z', '2026-11-19T13:01:34.206Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1f3ae-fe9f-757c-bcbd-bf8c96acc3c8', '01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', '2026-11-19T12:01:34.367Z', '2026-11-19T12:01:34.367Z', '2026-11-19T13:01:34.367Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1f3af-00e4-7695-9a67-f2dc700ea482', '2026-11-19T13:06:34.952Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.973Z');
INSERT INTO sign_in_sessions VALUES ('01a1f3ae-fd5a-770e-ab5d-c29818d02e1b', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('b2da6fb9-4181-4537-b04d-2acee2ef52da', '2026-11-19T12:01:34.973Z');
INSERT INTO api_tokens VALUES ('01a1f3ae-fefd-71e1-810d-3b7709205709', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'ef671d491b762209b5bdb5555a88be71a5088f96b13db74c77c9d01eb61b96a8', 'ACv9', 'Script', 'write', '01a1f3ae-fea8-71b0-999a-d72c74ee7913', '2026-11-19T12:01:34.460Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-19T12:01:34.451Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'e55c042b-53e2-40e5-b265-c5679ff2f44e', '2026-11-19T12:01:34.973Z');
INSERT INTO boards VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 'Board', NULL, 0, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.376Z', '2026-11-19T12:01:34.376Z', 35, 42, '19phnnh24lyx5', 5, NULL, NULL, 1, NULL);
INSERT INTO boards VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 'Board', NULL, 0, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.587Z', '2026-11-19T12:01:34.587Z', 2, 3, '21fgmgyy57e07', 0, '2026-11-19T12:01:34.593Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 0, NULL);
INSERT INTO boards VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', 'Imported', NULL, 0, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.697Z', '2026-11-19T12:01:34.697Z', 0, 4, '1t4dj6j40gf', 1, NULL, NULL, 0, NULL);
INSERT INTO board_members VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'owner');
INSERT INTO board_members VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'member');
INSERT INTO board_members VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'owner');
INSERT INTO board_members VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'member');
INSERT INTO board_members VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'owner');
INSERT INTO board_people VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-ffe9-757c-81ab-aa490886274e', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 1, 'board.member_added', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.395Z', 1, '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 2, 'board.member_added', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.403Z', 2, '01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 3, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.407Z', 3, '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', NULL, NULL, NULL, NULL, NULL, NULL, 183, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 4, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.413Z', 4, '01a1f3ae-fecd-706f-bb1c-87ab2b5997b6', NULL, NULL, NULL, NULL, NULL, NULL, 188, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 5, 'label.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.417Z', 5, '01a1f3ae-fed1-7584-866e-567056018a74', NULL, NULL, NULL, NULL, '85745ebf-739c-4a76-a140-87ed893d0b62', NULL, 142, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 6, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.421Z', 6, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 468, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 7, 'card.labeled', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.430Z', 7, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 610, NULL, '{"labels":[],"updated_at":"2026-11-19T12:01:34.421Z"}', NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 8, 'card.assigned', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.437Z', 8, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 793, NULL, '{"assignees":[],"updated_at":"2026-11-19T12:01:34.430Z"}', NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 9, 'card.assigned', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.437Z', 8, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 973, NULL, '{"assignees":[{"id":"01a1f3ae-fca7-7097-88b4-51b7fa1a9994","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-19T12:01:34.437Z"}', NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 10, 'checklist.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.465Z', 10, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff01-77e4-becd-4d447db2971b', NULL, NULL, NULL, NULL, NULL, 134, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 11, 'checklist_item.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.469Z', 11, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1f3ae-ff05-72a6-b9f6-c62979957bb4","checklist_id":"01a1f3ae-ff01-77e4-becd-4d447db2971b","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 12, 'checklist_item.updated', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.476Z', 12, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1f3ae-ff05-72a6-b9f6-c62979957bb4","checklist_id":"01a1f3ae-ff01-77e4-becd-4d447db2971b","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 13, 'checklist_item.assigned', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.480Z', 13, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1f3ae-ff05-72a6-b9f6-c62979957bb4","checklist_id":"01a1f3ae-ff01-77e4-becd-4d447db2971b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 14, 'attachment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.488Z', 14, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff18-7006-886d-d3329e2da7c3', NULL, NULL, NULL, NULL, NULL, 154, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 15, 'attachment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.493Z', 15, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff1d-7417-bedd-6cd12681ae5f', NULL, NULL, NULL, NULL, NULL, 152, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 16, 'attachment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.498Z', 16, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff22-7495-85b6-3c8b7391a565', NULL, NULL, NULL, NULL, NULL, 156, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 17, 'card.moved', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.507Z', 17, '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, NULL, NULL, NULL, NULL, NULL, 1927, NULL, '{"column_id":"01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34","rank":65536,"updated_at":"2026-11-19T12:01:34.437Z","position":0}', NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 18, 'board.member_removed', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.512Z', 18, '01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', NULL, NULL, NULL, NULL, NULL, NULL, 307, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 19, 'attachment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.517Z', 19, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff35-770d-b52c-b72c254a8ac7', NULL, NULL, NULL, NULL, NULL, 160, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 20, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.530Z', 20, '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 21, 'checklist.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.534Z', 21, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff46-7388-b29e-a5961f3b1782', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 22, 'checklist.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.537Z', 22, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff49-706d-b820-d0b92797ca66', NULL, NULL, NULL, NULL, NULL, 139, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 23, 'checklist_item.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.540Z', 23, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff4c-72e0-b0da-fe4ae32a92d3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1f3ae-ff4c-72e0-b0da-fe4ae32a92d3","checklist_id":"01a1f3ae-ff49-706d-b820-d0b92797ca66","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 24, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.544Z', 24, '01a1f3ae-ff50-75a8-974f-c711020f552a', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 25, 'comment.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.548Z', 25, '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff55-776d-b0fd-15801ae3dd5b', NULL, NULL, NULL, NULL, NULL, 494, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 26, 'label.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.558Z', 26, '01a1f3ae-ff5e-77cc-9a2b-b6269b505750', NULL, NULL, NULL, NULL, NULL, NULL, 128, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 27, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.565Z', 27, '01a1f3ae-ff65-7551-85ec-f613aad29770', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 28, 'card.deleted', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.568Z', 28, '01a1f3ae-ff65-7551-85ec-f613aad29770', NULL, NULL, NULL, NULL, NULL, NULL, 458, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 29, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.574Z', 29, '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 30, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.576Z', 30, '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 31, 'column.deleted', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.580Z', 31, '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 1, 'board.member_added', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.590Z', 1, '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, NULL, NULL, NULL, NULL, NULL, 303, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 2, 'board.deleted', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.593Z', 2, '01a1f3ae-ff7b-7028-9122-c27449d8dd78', NULL, NULL, NULL, NULL, NULL, NULL, 45, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 32, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.603Z', 32, '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 33, 'card.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.611Z', 33, '01a1f3ae-ff93-771d-80ee-c71bfa830277', NULL, NULL, NULL, NULL, NULL, NULL, 457, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 34, 'column.deleted', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.620Z', 34, '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', NULL, NULL, NULL, NULL, NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 35, 'column.created', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.628Z', 35, '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', NULL, NULL, NULL, 'restored', NULL, NULL, 185, NULL, NULL, NULL);
INSERT INTO event_packs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 1, 20, X'1F8B0800000000000003ED994B6EDC461086F73985D05964D32DF7FB41234080E406F12AA3C1A01F458B301F13B247916308C8369B5C21DBEC7384DC2427C8110272460FCB63612445F1C89815D94DB2FA637515EBEFE66CC6B0A0628E671C0B6AE6782630B3635B6266ED1CCF146692CFF14C63A9C7B6C19AD1399E596CDC789FC3CE8C47463113723C9198A9E94461A6C64799C64CE9F1C460E6F8380AB39BE198C34C8FF638C55299F9FC8B772874BE4F8B2AA10251E659293C9012BC2586054A9C739E24C3A39100C63181305A0DD0DF7E20A99218E62909D100E16098A53269AF15C2A8EF6A40056AA009D06F0CA0E21DBA8F0D687C55A302852E7C03E7BE59D670DCF5AF37D65ADF8C23842E208CCAAA1FF2BAA75DD53546B57FBF5D0D0B1F737506A8C8FD0AA68E33E8ABB282848AD2D7C3BA6F582DA15FC34E9D1717FF95BB803262144BC43BE5498A252F358D1078B9BBBBEEB471E9AEE8FBAEFEB8C3A6CB4FEDB2DBDCD1122392259E274E409426056F542924C20F706FAEF2E4AE57DD51EA46EFF9F60D2AB452426314BBBAEB5181BED4D2483B0647352C52D7C22276F5AA69AFD0E3386C5D35555EBFF136EC440CD525098145628D0F3C28E74CD08FC2FEEEAF3F5B38FAE7F7DF7EBD62678251C377815F4FC50EEC690C152B89D51A88D2862A4D99F5E6612EDF04CF09FA71D5654827E8E8E4E4E8AB974784A01BD422585E6AB48D4613A34C49ACD4895045A51165991CB50FA2593B63719F286B57536A15EC7A1EBEF57D42182518625F2D73D5B5A840F9A7EEA4ADAB1686BF7FF9E3766C0DD9F779E1374EC728ADE046AB1A16B11B932EC375907567D02F7CCE3E9E36D0E689F932DF02D4032A66738CFC3054AF5B804D7359FB08A75D9DA0DFF4C453886FEA6AC8970F5C59BCBCA16B26FBB15BB5191514A3D883CF902640C429D78431C2DC2BC60BCA0A218F25673F8CDF8665DAE1BEC39CDE6B4EF72B1FF73EC2043D44D8E714611FC0456F88A1CE106B83248A05537AE69D73F28672F17515E1E3CA65BAFCA4CA650F13C31C12E390189F3C31F0335CB93D97642EC7459D0149C2B8DE90494A930277868DEE9984FE7DC4F4A5B8FD3EC372B8AD5FAB0CCDF49E5B28982586524DACD5892421B8039EBC89E221149B29866699DF1EE7F38C306AAA0616F9ED720AD8E5B2AEA21F25F78B73E2DBB708A3A1FA195041B7912562243324404A44C7C4B8B6CC832A1F41D6AEEAE350B53B73892D5C9C13239D2256054D44B4C108C7BC9A32E0A15C43E3EBFB91294A3FD97AEB8EE5F11EAFB70ECAE95020762B10FBF0ADDEC2A088E15E93E04A4DA2E6CE38A74C08A394BEC25FDC8BBC6B338CE56E42B9DE75BA2CB9EF81DDA9F39FA52CB8985F7C2005F6B740E27DAD90789F4BE4D34A3B45D7D2EEF0ABE0B1BF0A4AA188313491A07824C1F0C895F4D647F39858EE326CC9B20CE7F9C5B2F655FB329EFA7E80FCF52A97C45E07CE163E3986B456C495DC93C085B7A09D03F1BFEF64F3BB95D5FA33F9196F5FAB71D37097DC9C3617FF05A23F018D891D0000');
INSERT INTO event_packs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 21, 35, X'1F8B0800000000000003ED564B6FE4360CBEF767A85773A137259F16E8B5C79E1A04033DA88DB01E7BE047D0A2D8FF5E78669CCE6ED2601ACCA14DF746D124FDE9E347DA7777523442F9FBE64ECACDD08D7066354CA3BD5E0DDB08E956031B6D8E86DB0C7F0E56BCD10657436C1EB9196A7BB45556E668DCFFF007AB99B58C8B208A0A04A5680BA89C83283D4130DE8AA2A2402759C35218F3EE9B04CA16D06001A76D066EB846554AF6DCB186CD75EE88B5ECA7074A9FBB3ACDAC6163E83FB35628C15136ACCEB49F587B77FFE505281E90DB0CD1490E99472FD1630AD6DE188AB796BBD7A1180E6882038FBA404221B8E4C5181958C3E2F01296E00045E4E0BD0F905126D444E885BAC43274CBBE7F06240DDD30B296FD68356A1759C3EAB4CB434FBB744A684BE8263A93D0D57D9D59DB2F5DF7127003882B87BC6410C6711148E56CE29B80FF63D69789C66F13524040EE119C8B1A8C88588208DE7B7D4E60EDB37BBC9A43FB503BD6B2D0D5441FE9B7B03F74F461183F9DEBF5614FDB63D6B052C7693EF956D21AD685AFCF75DA8534D74762ED3C2E74743CD2584BA5FCC47D9D76D372A0F104F8E8FCD2B0038DD3D01F6F7CAA1596F961187797E5E3907F3F367FBFA77E95611A29CC947761662D935C5A100284FF45C8968B56E90F46BB5FD77BE6BA85FD5DB7091053021F648468A5F5D1708386BFA9DB67DE7E0E913A76214B159D2C96BDF07E6B008D11E00C252856A810B2F4886F7BFF49EDCF52920354D941905902A98239063445AD52E8977D5CFBA12E862C8C99352CD394C67A98EBD06F8DF87A134D7318E727721B9617BA38D5699786555733FD357EC3238DBB30CF213DACADBC687BB772765C260D0BD3543FF544E7E3A10B891E862ED378F6A46D256D094F15B7809354766958FA99B5FC1AC958B34A6639E42BE2BE77F23D779200B92688A81390F112A3D6296A73CB4F97B452687DDB4F1772405CFF44C8260844B6244B3CB874C365F22A3BDB32D1D72F136B8CB2EF6E97A0BD4E816BDC7B52A08B800205445F3C241BBC4A4A2811EDBF1DB857802832384EB4FEAEC6129CE212F196A3F31A3BDBE898FFF9E85821AE1A9D63DC7B52A0FB6F00FF13FF8C4855800F0000');
INSERT INTO event_packs VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 1, 2, X'1F8B08000000000000039590C18AC3201445F7FD8CB7D6414D525357F31F2194677C16416BD1A40C94FC7B69D3CDCC40A1CB7BE09D77B9C32059239A910D8AB5DD38EE6E603316770C0E0C0889D23748DC7B6DB916AAE707A9149F946EDB83EB9DD33D30582A95BF07AEF35C4B14DC4E9AB8222D7BD1BA3DEE3B60507224309028592A2F01981B7CE2A0842182019BED37FD60BA44FACAE5F4B29D313D3ED86C81810FA5CE1B392F313288F83B877AC4690E57023397859EE04A25F8400E8CC7583756970B95ADEC13AEEBBFCE6F865AEFBA6B7B3C6D010000');
INSERT INTO board_checkpoints VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 0, '2026-11-19T12:01:34.376Z', X'1F8B08000000000000039551C16EC32014BBEF33DE19AA9064A5709AF60D3B6DAAA217F23221919001C93655FDF729493BAD3D74EAD106DB601FC036A0211328DA0289B7843B2E459D71A514F246E646964452890218249B1C8186678FA101060D4513EC90ACEF41F7A3730C8C773E9C818D55A26E709808748B2E12031308133555FD7D916B50729929C977BBBAE48FA2962D0A544A95C0601C9ABB35E71C4CA021CFF22D17820BF522729D095D949B426E5FFF78FF772FD207E88C81C39A5C04FDB667D051575398C101EAB993EA9E36C748E15A606E7D29F8A57DFFD95338E9411FAE17BC69411D5A071AD059434FF485DDE068E3C3FBC9AFC76E8E588E81416B434C2BB72EEAF012DB58A1497622D0298CB4101305DB5A6A7E27B7B18AE340617DF0421E8FFBD5ACA289FAB4B43F3B1E1F7E00EAE6AA2192020000');
INSERT INTO board_checkpoints VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', 0, '2026-11-19T12:01:34.587Z', X'1F8B080000000000000395514B6EC32014DCF7186F0D91214EB159553D4357AD22EB199E2B24FC2960B75594BB57B693AAC92255963330333073006741432650345B24DE34AAE62A93052F8594DC4895E7A52DAC550530482E79020DCF3D060B0C2C4513DC905CDF81EE46EF1998DEF7E10C5CAC12B583C744A01BF49118984098C856F5F745AE41C555562A5E1475CE77A2560D0A2CCB320706E360EFD69C7330810699C9472E0417E58B903A137A9B6F76857AFDE3FDDFBD481FA033061E6BF211F4DB9E414B6D4D610607A8E74EAA7BDA1C23856B81B9F5A5D02FEDF79F1D85931EF4E17AC19B16D4A2F3A001BD33F4445FD80E9E367D783FF975D8CE11CB3130685C8869E5D6453D5E62172B34C94D043A85911662A2E01A47F6777217AB380E14D6072FE4F1B85FCD2A9AA84B4BFBB3E3F1E107270C174D92020000');
INSERT INTO board_checkpoints VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', 0, '2026-11-19T12:01:34.697Z', X'1F8B0800000000000003B554C16EDB300CBDF72B06EE6A1596635BB64F0376DAB93D6D280C4AA25BA1B2E54972B6A2C8BF0F4EE226E9BA0C2936F844C9241FDF7BD433180D0DA41C79B742625D473513854056E94233D2652E44CE55AD6A48209A68091AF8D28FCE47D29080A6A0BC19A3710334C3646D02CA59E797C08436523F5A8C044D87365002CA1346D2AD7C3A69AD503091D6825595CC59C1A5E890635DD73924308DFAE29CA50F4668204BB39271CE787DCBB326E5CD2ABF2E6BF1F5A8F6DFFE0BF41D9A34018B926C80E6DB5D023DF592FC1C3C8374E8757B09A15320FF3AE1EC48DE6D05703F06F2FB7C689EE19212D4A3B1D0005AA3E813FDC47EB474EDFCFDBEDE803D2DD79040677C88BBB39DA2164F63135A54D1AC099AE827DA1EACC99BCE907E91DC84364C23F91DE0EDE16673B72BD6D29A86B8657FAEB8B9FA6D9E3D8792C94295ACCA5056695614257690BC83F5C5C6B7EE837633A9383C425316C5AA7C712F7C2C73915712B6D8B51BA855CE4EFD7070F1DCD69ADE9CC1DDA54C1465C964B7AA98C8CB8CCB9A134FF9BB70EF00B49790334CB33DA1E187A93FA3FFC3E29EF01022FA832809E8898E22135AE566E31CAFB55B936F3146540FFDACE80C74F1CC61633004733F10EDC3D1A2A20767F5B2456F8FA758C55132C4BC4EABAACC443E9B73EFD51BD79374FA09664BA907528FD684F876B99D2482499DAD18CF722E4A5A65A4D299E0B71439A7E1C2E94DA431BC769289D49FC35031C973CD4A29528E1D725E0B3882DF5E84DC0D9186F9FD9AA11C4CFB22CE09B2FF2BC1FC2570F0C1BE8B72FDD615CA4D33D0F45FBFCF9BAB5FF268A0F6CD060000');
INSERT INTO labels VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed1-7584-866e-567056018a74', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff5e-77cc-9a2b-b6269b505750', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fecd-706f-bb1c-87ab2b5997b6', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff50-75a8-974f-c711020f552a', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-ffe9-757b-b5c6-82ab802556af', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff26-72fa-b31d-b7f67acc8c91', 'Finished by Bob', 'card_moved', '01a1f3ae-fecd-706f-bb1c-87ab2b5997b6', NULL, 'assign_member', NULL, '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_rules VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff39-71e6-8e96-b11670ae7b3a', 'Rule', 'card_moved', '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', NULL, 'assign_member', NULL, '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_runs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff26-72fa-b31d-b7f67acc8c91', '01a1f3ae-ff2c-7214-a016-ebefd4ebb945', 17, '01a1f3ae-fed6-757f-846d-050473ffd908', '2026-11-19T12:01:34.507Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '85745ebf-739c-4a76-a140-87ed893d0b62', 'Xc_2M4ggtnSx6U3sOPNx1QcIPoQXyUCjEnv1nYojLWQ', '{"id":"01a1f3ae-fed1-7584-866e-567056018a74","board_id":"01a1f3ae-fea8-71b0-999a-d72c74ee7913","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-19T12:01:34.418Z');
INSERT INTO invitations VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff5b-7604-a088-717c961c9c02', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff62-7545-abf4-6aa139223fd4', 'dB_Tq5qtdmoZtn1no-Jl4NsQmpjWiUxjC30i6if4bmw', 'pDhgl8q2mzAX3fMOpl8fjtDrkV-VHxkFst6BYONac5s', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.561Z', NULL);
INSERT INTO mail_queue VALUES ('d8799323-2b36-40a6-a529-3ec1021935a0', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-19T12:01:34.973Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'reset', 'alice@example.org', '00', '2026-11-19T12:01:34.973Z');
INSERT INTO mail_preferences VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff3b-7586-8e40-f5c34fac7cfc', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-19T12:01:34.527Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 19);
INSERT INTO trash VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff65-7551-85ec-f613aad29770', 'card', 'deleted', 'Card', 3, '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', NULL, 131072, 1, '{"due_soon_for":null,"overdue_for":null,"id":"01a1f3ae-ff65-7551-85ec-f613aad29770","column_id":"01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T12:01:34.565Z","updated_at":"2026-11-19T12:01:34.565Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-19T12:01:34.568Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 28);
INSERT INTO trash VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', 'column', 'deleted', 'Column', NULL, NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1f3ae-fed1-7584-866e-567056018a74","01a1f3ae-ff5e-77cc-9a2b-b6269b505750"],"board_members":["01a1f3ae-fca7-7097-88b4-51b7fa1a9994","01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65"]}', '2026-11-19T12:01:34.580Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 31);
INSERT INTO trash VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', 'card', 'deleted', 'Card', 4, '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', '01a1f3ae-ff6e-704e-b74c-e5927b44cb45', 65536, NULL, '{"due_soon_for":null,"overdue_for":null,"id":"01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c","column_id":"01a1f3ae-ff6e-704e-b74c-e5927b44cb45","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T12:01:34.576Z","updated_at":"2026-11-19T12:01:34.576Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-19T12:01:34.580Z', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 31);
INSERT INTO restored_contents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', 35, '01a1f3ae-ff93-771d-80ee-c71bfa830277', '{"due_soon_for":null,"overdue_for":null,"id":"01a1f3ae-ff93-771d-80ee-c71bfa830277","column_id":"01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-19T12:01:34.611Z","updated_at":"2026-11-19T12:01:34.611Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fecd-706f-bb1c-87ab2b5997b6', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-19T12:01:34.421Z', '2026-11-19T12:01:34.507Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', '01a1f3ae-fec8-73d8-a2d2-e3f7dba75f34', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-19T12:01:34.530Z', '2026-11-19T12:01:34.530Z', NULL);
INSERT INTO cards VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff93-771d-80ee-c71bfa830277', '01a1f3ae-ff8b-7171-b9f9-c6a93c3131b6', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-19T12:01:34.611Z', '2026-11-19T12:01:34.611Z', NULL);
INSERT INTO cards VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-ffe9-757b-b5c6-82ab802556af', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-19T12:01:34.697Z', '2026-11-19T12:01:34.697Z', NULL);
INSERT INTO card_labels VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fed1-7584-866e-567056018a74');
INSERT INTO card_assignees VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-ffe9-757c-81ab-aa490886274e');
INSERT INTO checklists VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff01-77e4-becd-4d447db2971b', '01a1f3ae-fed6-757f-846d-050473ffd908', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff46-7388-b29e-a5961f3b1782', '01a1f3ae-fed6-757f-846d-050473ffd908', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff49-706d-b820-d0b92797ca66', '01a1f3ae-fed6-757f-846d-050473ffd908', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7567-bd23-124176e32ec0', '01a1f3ae-fff0-7566-bf38-74621b91e101', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', '01a1f3ae-ff01-77e4-becd-4d447db2971b', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff4c-72e0-b0da-fe4ae32a92d3', '01a1f3ae-ff49-706d-b820-d0b92797ca66', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7568-b14d-6b701afa1197', '01a1f3ae-fff0-7567-bd23-124176e32ec0', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65');
INSERT INTO item_placeholders VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7568-b14d-6b701afa1197', '01a1f3ae-ffe9-757c-81ab-aa490886274e');
INSERT INTO attachments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff18-7006-886d-d3329e2da7c3', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff1d-7417-bedd-6cd12681ae5f', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff22-7495-85b6-3c8b7391a565', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff35-770d-b52c-b72c254a8ac7', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff18-7006-886d-d3329e2da7c3', X'');
INSERT INTO attachment_blobs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff1d-7417-bedd-6cd12681ae5f', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff22-7495-85b6-3c8b7391a565', X'6D0973CA84CFF8F4E545F565C935B34EBB8678294A3C4CB1037A142DE6E0A844718136C44B3D0E21FA6201B924189CFBBB8EB0E8CEFBCADEF487354558BF913DFB3D8AE4042C6A357F471387B106F12547D9ED156550BFF21B9915712895AC5094E3DC30247E292C40AE5FCC2F361685E640843914FA39194038141CEDD07FB2BC9DE463392E018A0A601F8C007777EDAD7BDA2FB5DA890DE03A7B94DCF5CE43776EDDC2ADBCD8D2D1A597A96859ECA31AB49B749720B71747629F2FCFF94D7CB33DF1D03A31E3A69C6D60E655881DC15AF40746AFD73E3AC750B63E94F02C16F9124C73C6F2806062CC32DB055A9981236B0045537F34D7AF6762FAFEA2B4BE1F5AFC7B7778DDD9E5B1707097ADA666A67237A9F4812427D62669224F9F941B549CD3F0B046581671FDDB7345980A091CF3B2FD4BB66144D99AF716D626F2A74631B77F6603DCF38C07985BC63932F699F02352EEA5D7968D34459766EC34ECAE638791880CEEF22B9F3477957FDA82332EED933623FB9485F9CD7FA8A97D0D934857B2CF2053F223DE13C93B216B9C231AB8C8D6266B8C72E88040F3487EF546A86C4A98BF138F75819326EE9041FD37B713AE23AEDACE194F058E383FC41362D6E9B32166F2616D937A909B3819EE4BBD8464668B53132DB17AA143E8CA0595724602B116A82D634624F5C61621A5B5794DF4');
INSERT INTO attachment_blobs VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff35-770d-b52c-b72c254a8ac7', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('8400ce80-57b8-4484-8d22-8cf2a9ad56ab', '726e0c44-9720-4582-94dc-80d8f15f88ed', '00', NULL);
INSERT INTO attachment_objects VALUES ('8400ce80-57b8-4484-8d22-8cf2a9ad56ab', '726e0c44-9720-4582-94dc-80d8f15f88ed', NULL);
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fed6-757f-846d-050473ffd908', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fed6-757f-846d-050473ffd908', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff05-72a6-b9f6-c62979957bb4', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff18-7006-886d-d3329e2da7c3', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff1d-7417-bedd-6cd12681ae5f', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff22-7495-85b6-3c8b7391a565', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff35-770d-b52c-b72c254a8ac7', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', 'description', '');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff4c-72e0-b0da-fe4ae32a92d3', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff65-7551-85ec-f613aad29770', '01a1f3ae-ff65-7551-85ec-f613aad29770', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff65-7551-85ec-f613aad29770', '01a1f3ae-ff65-7551-85ec-f613aad29770', 'description', '');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', 'description', '');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff93-771d-80ee-c71bfa830277', '01a1f3ae-ff93-771d-80ee-c71bfa830277', 'title', ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff93-771d-80ee-c71bfa830277', '01a1f3ae-ff93-771d-80ee-c71bfa830277', 'description', '');
INSERT INTO search_texts VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-fff0-7566-bf38-74621b91e101', 'title', ' ·b01a1f3aeffe9757a8d5ded647741c9c9 ·c01a1f3aeffe9757a8d5ded647741c9c9 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-fff0-7566-bf38-74621b91e101', 'description', '');
INSERT INTO search_texts VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-fff0-7568-b14d-6b701afa1197', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fed6-757f-846d-050473ffd908', 2097151, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ');
INSERT INTO search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', '01a1f3ae-ff42-7465-9f2a-b23a8e699e38', 3145727, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff55-776d-b0fd-15801ae3dd5b', 1048576, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff65-7551-85ec-f613aad29770', '01a1f3ae-ff65-7551-85ec-f613aad29770', 4194303, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', '01a1f3ae-ff70-7788-be6c-aee6fc6e0a8c', 5242879, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff93-771d-80ee-c71bfa830277', '01a1f3ae-ff93-771d-80ee-c71bfa830277', 6291455, ' ·b01a1f3aefea871b0999ad72c74ee7913 ·c01a1f3aefea871b0999ad72c74ee7913 ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '01a1f3ae-fff0-7566-bf38-74621b91e101', '01a1f3ae-fff0-7566-bf38-74621b91e101', 7340031, ' ·b01a1f3aeffe9757a8d5ded647741c9c9 ·c01a1f3aeffe9757a8d5ded647741c9c9 ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff55-776d-b0fd-15801ae3dd5b', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', NULL, '2026-11-19T12:01:34.548Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-febc-7402-93fc-d3256c63dd50', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'added', NULL, NULL, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.395Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fec3-771a-9e13-bb03fc76a727', '01a1f3ae-fe01-751d-a95a-dcf2f60ceb2f', 'added', NULL, NULL, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.403Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fee6-73d6-9322-8eaeb8ff3ceb', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'assigned', '01a1f3ae-fed6-757f-846d-050473ffd908', NULL, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.437Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff55-776e-825f-0d75573d60ce', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'commented', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-ff55-776d-b0fd-15801ae3dd5b', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.548Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1f3ae-ff7b-7028-9122-c27449d8dd78', '01a1f3ae-ff7e-74e5-9e35-427efc47c9e1', '01a1f3ae-fd5f-71a0-bc7e-2e71804d6a65', 'added', NULL, NULL, '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '2026-11-19T12:01:34.590Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fed6-757f-846d-050473ffd908', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994');
INSERT INTO board_visits VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1f3ae-fca7-7097-88b4-51b7fa1a9994', '41a30e34b749e782f4abb9df60882acf');
INSERT INTO webhooks VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff86-7446-a1ad-0f4d22ffa7d5', 'https://hooks.invalid/boardcast', NULL, 'Y6NFQWAzLSjIUnUgbefUSAt-yBtUVxIunwo-U66yhQru6p1qdjHJ9yHMFBp0tM-6snw7rYslV-e0jv2pwjFpCvTTkuEMrdZoQ5Xk9o0K', 1, NULL, '2026-11-19T12:01:34.598Z', 1, 31, 1, '2026-11-19T12:01:39.650Z', 1, '01a1f3ae-ff9b-721c-8cc3-ce4997b3dc25', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1f3ae-fea8-71b0-999a-d72c74ee7913', '01a1f3ae-ff86-7446-a1ad-0f4d22ffa7d5', '01a1f3ae-ff9b-721d-bcda-9fd760cf50cb', 32, 'column.created', 'pending', NULL, 1, '2026-11-19T12:01:34.618Z', '2026-11-19T12:01:39.650Z', NULL, 1);
INSERT INTO imports VALUES ('01a1f3ae-ffb8-7360-8d6f-6226b5d4bf57', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1f3ae-ffe9-757a-8d5d-ed647741c9c9', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-19T12:01:34.647Z', '2026-11-19T12:01:34.666Z', '2026-11-19T12:01:34.711Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1f3af-0011-73c0-8874-3dbc6758bfec', '01a1f3ae-fca7-7097-88b4-51b7fa1a9994', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-19T12:01:34.737Z', '2026-11-19T12:01:34.741Z', '2026-11-19T12:01:34.747Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1f3af-0011-73c0-8874-3dbc6758bfec', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
