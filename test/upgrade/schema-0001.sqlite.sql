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
INSERT INTO users VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$t/ECRJBfq+vSaQW/q2wh0cx9Ve1XZIGWla4n6lFgklU$V2WAkjXhUpmFTDm/fJYM8KBiSmz16iTJmYR2s8t1uu4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T23:18:14.703Z');
INSERT INTO users VALUES ('01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ps4masAj+aJ0PL1luUBItKwGKhllnKxDfUj+ejeqUJM$7AeO3NGT0UOyEO5Rphy3WmniJ1pmHYDa1Q67nkqRx4k', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T23:18:15.781Z');
INSERT INTO users VALUES ('01a1ebcd-d03f-749f-a32f-c1381232dd95', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$MeU44WQYVJROhdgxb+v//8DbUbIF0ORPS8Pr/zWUySE$FUvmrYcVWuCyQgUgFMyJGHIx0Z7KP3X9yUkiGLxUWuE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T23:18:16.835Z');
INSERT INTO users VALUES ('01a1ebcd-dd91-74ce-b55e-07b96626857e', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$q2r1BKe/DBt11SMfPX6y1C0H0CZWpPQSXwPQtUvnG44$vEqOoP3OvEi0xFp5+Q9aL3cg4beQ2QahFI1SSmN8IEY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-17T23:18:20.079Z');
INSERT INTO sessions VALUES ('01a1ebcd-cc21-7386-9582-1b540a763392', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:15.329Z', '2026-11-17T23:18:15.329Z', '2026-11-18T00:18:15.329Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ebcd-cff5-7381-b3fd-f0c8c97291c4', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', '2026-11-17T23:18:16.309Z', '2026-11-17T23:18:16.309Z', '2026-11-18T00:18:16.309Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1ebcd-d3b7-7634-a81f-bf6e387aa4f9', '01a1ebcd-d03f-749f-a32f-c1381232dd95', '2026-11-17T23:18:17.272Z', '2026-11-17T23:18:17.272Z', '2026-11-18T00:18:17.272Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1ebcd-df6f-733c-b852-afe66e070b3b', '2026-11-18T00:23:20.315Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:20.346Z');
INSERT INTO sign_in_sessions VALUES ('01a1ebcd-cc21-7386-9582-1b540a763392', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('53e0a24a-40f3-462c-a98e-70b6c39758be', '2026-11-17T23:18:20.346Z');
INSERT INTO api_tokens VALUES ('01a1ebcd-d76d-7426-ae18-ff781cea1132', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'eb4aa0f3a535546e1482107e92fef034c9cf36115f2310d3af09e1293d313486', 'vwGc', 'Script', 'write', '01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '2026-11-17T23:18:18.203Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-17T23:18:18.018Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '56da5373-5a53-47c3-a68d-bd67579c44d1', '2026-11-17T23:18:20.346Z');
INSERT INTO boards VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 'Board', NULL, NULL, 0, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.370Z', '2026-11-17T23:18:17.370Z', 35, 42, '1vbfjl1h4kekr', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', 'Board', NULL, NULL, 0, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.240Z', '2026-11-17T23:18:19.240Z', 2, 3, '2bp77qptuvoer', 0, '2026-11-17T23:18:19.289Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 0);
INSERT INTO boards VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', 'Imported', NULL, NULL, 0, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.624Z', '2026-11-17T23:18:19.624Z', 0, 4, '0lfqdtv5qe6', 1, NULL, NULL, 0);
INSERT INTO board_members VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'owner');
INSERT INTO board_members VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'member');
INSERT INTO board_members VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'owner');
INSERT INTO board_members VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'member');
INSERT INTO board_members VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'owner');
INSERT INTO board_people VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dce8-7778-8121-e6bd0df7a532', 'Somebody', NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 1, 'board.member_added', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.531Z', 1, '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","user_id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","role":"member","user":{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 2, 'board.member_added', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.623Z', 2, '01a1ebcd-d03f-749f-a32f-c1381232dd95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","user_id":"01a1ebcd-d03f-749f-a32f-c1381232dd95","role":"member","user":{"id":"01a1ebcd-d03f-749f-a32f-c1381232dd95","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 3, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.648Z', 3, '01a1ebcd-d534-76c4-a207-e813e7f3f617', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 4, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.684Z', 4, '01a1ebcd-d554-72ff-8eca-3475bdab67b3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d554-72ff-8eca-3475bdab67b3","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 5, 'label.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.714Z', 5, '01a1ebcd-d572-7528-9948-4a7188e42a3b', NULL, NULL, NULL, NULL, '06b789a6-551f-4101-9cde-6eeb94a65714', NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 6, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.734Z', 6, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:17.734Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 7, 'card.labeled', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.805Z', 7, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-17T23:18:17.734Z"}', '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:17.805Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 8, 'card.assigned', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.864Z', 8, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-17T23:18:17.805Z"}', '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:17.864Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 9, 'card.assigned', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.864Z', 8, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-17T23:18:17.864Z"}', '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:17.864Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 10, 'checklist.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.254Z', 10, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d78e-7043-9df4-93115bc024a8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 11, 'checklist_item.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.295Z', 11, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d7b7-7748-b033-b0696588b4ab","checklist_id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 12, 'checklist_item.updated', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.351Z', 12, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1ebcd-d7b7-7748-b033-b0696588b4ab","checklist_id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 13, 'checklist_item.assigned', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.379Z', 13, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1ebcd-d7b7-7748-b033-b0696588b4ab","checklist_id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 14, 'attachment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.423Z', 14, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d838-7757-8fbe-7ec2d97f0638', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d838-7757-8fbe-7ec2d97f0638","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 15, 'attachment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.485Z', 15, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d875-7389-9a61-9acd664c9ced', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d875-7389-9a61-9acd664c9ced","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 16, 'attachment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.536Z', 16, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d8a8-7165-b402-5fa625c875d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d8a8-7165-b402-5fa625c875d6","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 17, 'card.moved', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.621Z', 17, '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","rank":65536,"updated_at":"2026-11-17T23:18:17.864Z","position":0}', '{"id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d554-72ff-8eca-3475bdab67b3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","title":"Steps","rank":65536,"items":[{"id":"01a1ebcd-d7b7-7748-b033-b0696588b4ab","checklist_id":"01a1ebcd-d78e-7043-9df4-93115bc024a8","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1ebcd-d838-7757-8fbe-7ec2d97f0638","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1ebcd-d875-7389-9a61-9acd664c9ced","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1ebcd-d8a8-7165-b402-5fa625c875d6","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-17T23:18:17.734Z","updated_at":"2026-11-17T23:18:18.621Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 18, 'board.member_removed', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.654Z', 18, '01a1ebcd-d03f-749f-a32f-c1381232dd95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","user_id":"01a1ebcd-d03f-749f-a32f-c1381232dd95","role":"member","user":{"id":"01a1ebcd-d03f-749f-a32f-c1381232dd95","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 19, 'attachment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.682Z', 19, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 20, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.837Z', 20, '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d9d5-7546-9af1-73fc507b8d7f","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:18.837Z","updated_at":"2026-11-17T23:18:18.837Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 21, 'checklist.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.864Z', 21, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d9f0-7239-8a01-4913f5fa630a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d9f0-7239-8a01-4913f5fa630a","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 22, 'checklist.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.876Z', 22, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d9fc-746f-8c76-0c811234cd55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-d9fc-746f-8c76-0c811234cd55","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 23, 'checklist_item.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.903Z', 23, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da17-74b5-abec-a368363e18e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-da17-74b5-abec-a368363e18e5","checklist_id":"01a1ebcd-d9fc-746f-8c76-0c811234cd55","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 24, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.950Z', 24, '01a1ebcd-da46-77ad-92d2-12d41f42f3c5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-da46-77ad-92d2-12d41f42f3c5","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 25, 'comment.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.973Z', 25, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da5e-773a-bd16-d430ea959f14', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-da5e-773a-bd16-d430ea959f14","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","card_id":"01a1ebcd-d590-7652-a1ad-d85117c895b6","user_id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","user":{"id":"01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-17T23:18:18.973Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 26, 'label.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.097Z', 26, '01a1ebcd-dad9-72d4-b48a-38c801a42414', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dad9-72d4-b48a-38c801a42414","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 27, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.184Z', 27, '01a1ebcd-db30-7547-80e6-e76900a5b9c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db30-7547-80e6-e76900a5b9c6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:19.184Z","updated_at":"2026-11-17T23:18:19.184Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 28, 'card.deleted', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.194Z', 28, '01a1ebcd-db30-7547-80e6-e76900a5b9c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db30-7547-80e6-e76900a5b9c6","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:19.184Z","updated_at":"2026-11-17T23:18:19.184Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 29, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.207Z', 29, '01a1ebcd-db47-7350-9a28-05ccb9694488', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db47-7350-9a28-05ccb9694488","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 30, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.219Z', 30, '01a1ebcd-db53-76f0-93ed-fb69404c1100', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db53-76f0-93ed-fb69404c1100","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-db47-7350-9a28-05ccb9694488","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:19.219Z","updated_at":"2026-11-17T23:18:19.219Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 31, 'column.deleted', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.233Z', 31, '01a1ebcd-db47-7350-9a28-05ccb9694488', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db47-7350-9a28-05ccb9694488","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', 1, 'board.member_added', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.271Z', 1, '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1ebcd-db68-72c6-997a-515e891398d4","user_id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","role":"member","user":{"id":"01a1ebcd-cc54-7636-96b8-7d30bed9eb8d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', 2, 'board.deleted', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.289Z', 2, '01a1ebcd-db68-72c6-997a-515e891398d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-db68-72c6-997a-515e891398d4"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 32, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.338Z', 32, '01a1ebcd-dbca-7585-9eb9-f3ac77051919', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 33, 'card.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.360Z', 33, '01a1ebcd-dbe0-7661-89a5-285c63e9f668', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dbe0-7661-89a5-285c63e9f668","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","column_id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-17T23:18:19.360Z","updated_at":"2026-11-17T23:18:19.360Z"}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 34, 'column.deleted', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.379Z', 34, '01a1ebcd-dbca-7585-9eb9-f3ac77051919', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 35, 'column.created', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.411Z', 35, '01a1ebcd-dbca-7585-9eb9-f3ac77051919', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, NULL, '{"id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 0, '2026-11-17T23:18:17.370Z', X'1F8B08000000000000039551CD4EC33018BBF318DFB9999AAE5BB69C10CFC00934555F1317454A7F48D2019AF6EEA8DD86C60E431CEDC476621FC859D2944B96A88D15B6942C945246702E4B51AC50600BB5AE9B82324A2E7990A6A79E83A58C2CA2096E48AEEF4877A3F71999DEF7E1025CAC12DAC17302E9867D44462680136C557F5DE71AB56D8452752E36BC81C84DB9520AE576594F39E360FFADB9E470224D455EAC859442AAE762A9E5464BB558AAFCE5CAFBAF7B11EFA4F38C3CD7F091F4EB2EA3166D8D308103D55327D57FDA1C23C28DC0DCFD52E8E7F6FB8F0EE1AC277DB859F0BE055A769E34B177068FF8E476F058F4E1EDECD7713B45CCC79451E3424C27EEB4A8E7DFD8C58A4D727B904E61C44CEC115CE3607F2677B18AE380707AF04C1E8FBB9359853DBA34B73F391E1FBE0105EA098F92020000');
INSERT INTO board_checkpoints VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', 0, '2026-11-17T23:18:19.240Z', X'1F8B08000000000000039551C16EC32014BBEF33DE3954214D4BC2A9DA37ECB4A98A1EF03221919001E93655FDF729493B753D74EAD106DB601FC11A909073E4A4B461466D2B260ABD65752D906DF886AA9AAFEBCA949041B2C9114878F6180C646028EA6087647D0FB21F9DCB407BE7C305D8D824EA06878940B6E82265A0036122D3A8EFEB5C2DEA9609A1725661452CD7E546082AEBB59A72C6C13CACB9E4600209455E6C19E78C8B97622D792579BD2ACAFCF5CAFBBF7B913E40E6193854E422C8B77D061D758AC2048EA0A64E9A47DA1C23851B81BEFBA5E0E7F6FD674FE1AC0779BC59F0BE0575681D48406735EDE80BBBC1D1CA87F7B35F8FDD14311F4306AD0D312DDCB2A8C3BFD8C60675B2070299C2483371A0605B4BE677721B9B380E149607CFE4E9B45FCC1A3A509FE6F627C7D3D30FB90C68C092020000');
INSERT INTO board_checkpoints VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', 0, '2026-11-17T23:18:19.624Z', X'1F8B0800000000000003B5544D6FDB300CBDF7570CDCD52A247FC9F169C04E3BB7A70D85214B542B54B63C49CE5614F9EF839238498B36438A0D060C90B6C8C7F71EF50C46410B940986BD5444496C08E7BC2682179A14952E28D5BA5A15081944132D420BDF86C9F9880A325018A43753346E84769CADCD403AEBFC1298D0451C262B2242AB850D9881F42822AAAE7F3A6D2DF94A13CE7B4A1AD120A1B2AC38C77255F4A9CF3CA98BCF2C7D448416729AD78431C2F86D5EB4AC69D9EABACECBEF27B5FFF65FC09FD0D20CACE8D106687FDC6530E0D0A34FC133F44E78D55D42E81CD0BF3A707E24EFB602B85F23FAFD79689FE19212380863A105618DC42FF85B0C93C56BE7EFF7F54631E0F21932D0C687B8CBED14B5E2656C422764346B8436FA19B789357AA30DAA83E42674619ED0EF006F939BCDDDAE58876B1CE396FD547173F57A9E85434E8456ABF4C292CB15EBB984EC03AC2F36BE759F944BA48AF111DABAAA8AFAE05EF85C97BC6C7AD862576EC44E3A3B0FE3D1C5A9AD358339835B6BC20B2A896094918652D6F0AA9185641FC2BD03D05D42CE38277B42CB8E537F15FE9DC57DC14388C21F45C940CD781299D049978C73BAD66E8DBE13310AF930244513D0C533C78D112198FB11711F4E56487C70562D5BF4F6780D6958CE08D6BDA24A735115791A6FE7D51B3760EFD413244BC907948FD684F876B99D248A34B992A4A4BC2F9ABCD4BCD789E0B71439A7E1C2E94DC429BC769289389CC38044888692BCAC54D1EBBC6E30297680DF5D84DC8D11C7747F252847D31EC47981ECFF4A909E0C8E3ED877916ED8BA42BA3901A5FFFA7EDE5CFD01E74C7800CD060000');
INSERT INTO labels VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d572-7528-9948-4a7188e42a3b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dad9-72d4-b48a-38c801a42414', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d534-76c4-a207-e813e7f3f617', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d554-72ff-8eca-3475bdab67b3', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da46-77ad-92d2-12d41f42f3c5', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbca-7585-9eb9-f3ac77051919', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dce8-7777-afd9-afde47c91b7c', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d8d9-737f-a0c7-243e69860c1b', 'Finished by Bob', 'card_moved', '01a1ebcd-d554-72ff-8eca-3475bdab67b3', NULL, 'assign_member', NULL, '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_rules VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d96a-715b-8587-2286d9c94dfa', 'Rule', 'card_moved', '01a1ebcd-d534-76c4-a207-e813e7f3f617', NULL, 'assign_member', NULL, '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO automation_runs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d8d9-737f-a0c7-243e69860c1b', '01a1ebcd-d8fe-71b9-9e30-c317ab7f373b', 17, '01a1ebcd-d590-7652-a1ad-d85117c895b6', '2026-11-17T23:18:18.621Z', 'skipped', 'already_assigned', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '06b789a6-551f-4101-9cde-6eeb94a65714', 'HZiwc46A2qWAZlUtks3gtzoXOc6FaWBhPIkVPduxEWE', '{"id":"01a1ebcd-d572-7528-9948-4a7188e42a3b","board_id":"01a1ebcd-d41a-777c-a014-25e2e9e76bf2","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-17T23:18:17.714Z');
INSERT INTO invitations VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da9e-7143-8b19-acffa3b69ca7', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db18-75cc-8682-076d063d6c3a', 'kq83FeQDXJKmzn-vdZZnUcHP8nY9roKhe58u4-QiYPg', 'sGHzW0mDOLok8rPFkLv_B45svKpUoVEUwG9FJU-05to', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.160Z', NULL);
INSERT INTO mail_queue VALUES ('7c1deea0-5e98-47aa-be09-58096f94480a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-17T23:18:20.346Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'reset', 'alice@example.org', '00', '2026-11-17T23:18:20.346Z');
INSERT INTO mail_preferences VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d97f-7650-934a-1c5357fdd776', 'rule', 'deleted', 'Rule', NULL, NULL, NULL, NULL, '{"trigger_type":"card_moved","trigger_column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","trigger_label_id":null,"action_type":"complete_card","action_column_id":null,"action_user_id":null,"action_label_id":null,"is_enabled":true}', '2026-11-17T23:18:18.782Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 19);
INSERT INTO trash VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', 'card', 'deleted', 'Card', '01a1ebcd-d534-76c4-a207-e813e7f3f617', NULL, 131072, 1, '{"id":"01a1ebcd-db30-7547-80e6-e76900a5b9c6","column_id":"01a1ebcd-d534-76c4-a207-e813e7f3f617","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:18:19.184Z","updated_at":"2026-11-17T23:18:19.184Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T23:18:19.194Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 28);
INSERT INTO trash VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db47-7350-9a28-05ccb9694488', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1ebcd-d572-7528-9948-4a7188e42a3b","01a1ebcd-dad9-72d4-b48a-38c801a42414"],"board_members":["01a1ebcd-c79f-77b0-8a8e-0c4577e493bd","01a1ebcd-cc54-7636-96b8-7d30bed9eb8d"]}', '2026-11-17T23:18:19.233Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 31);
INSERT INTO trash VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db53-76f0-93ed-fb69404c1100', 'card', 'deleted', 'Card', '01a1ebcd-db47-7350-9a28-05ccb9694488', '01a1ebcd-db47-7350-9a28-05ccb9694488', 65536, NULL, '{"id":"01a1ebcd-db53-76f0-93ed-fb69404c1100","column_id":"01a1ebcd-db47-7350-9a28-05ccb9694488","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:18:19.219Z","updated_at":"2026-11-17T23:18:19.219Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-17T23:18:19.233Z', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 31);
INSERT INTO restored_contents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', 35, '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '{"id":"01a1ebcd-dbe0-7661-89a5-285c63e9f668","column_id":"01a1ebcd-dbca-7585-9eb9-f3ac77051919","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-17T23:18:19.360Z","updated_at":"2026-11-17T23:18:19.360Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d554-72ff-8eca-3475bdab67b3', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-17T23:18:17.734Z', '2026-11-17T23:18:18.621Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', '01a1ebcd-d534-76c4-a207-e813e7f3f617', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T23:18:18.837Z', '2026-11-17T23:18:18.837Z', NULL);
INSERT INTO cards VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '01a1ebcd-dbca-7585-9eb9-f3ac77051919', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T23:18:19.360Z', '2026-11-17T23:18:19.360Z', NULL);
INSERT INTO cards VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dce8-7777-afd9-afde47c91b7c', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-17T23:18:19.624Z', '2026-11-17T23:18:19.624Z', NULL);
INSERT INTO card_labels VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d572-7528-9948-4a7188e42a3b');
INSERT INTO card_assignees VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', NULL, 0);
INSERT INTO card_placeholders VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dce8-7778-8121-e6bd0df7a532');
INSERT INTO checklists VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d78e-7043-9df4-93115bc024a8', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9f0-7239-8a01-4913f5fa630a', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9fc-746f-8c76-0c811234cd55', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'Checklist', 196608);
INSERT INTO checklists VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730d-82dc-407b3824f7bf', '01a1ebcd-dcff-730c-a101-80018758c3c1', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', '01a1ebcd-d78e-7043-9df4-93115bc024a8', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da17-74b5-abec-a368363e18e5', '01a1ebcd-d9fc-746f-8c76-0c811234cd55', 'Item', 0, 65536);
INSERT INTO checklist_items VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730e-aa80-245d3bf268ec', '01a1ebcd-dcff-730d-82dc-407b3824f7bf', 'Step', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d');
INSERT INTO item_placeholders VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730e-aa80-245d3bf268ec', '01a1ebcd-dce8-7778-8121-e6bd0df7a532');
INSERT INTO attachments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d838-7757-8fbe-7ec2d97f0638', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d875-7389-9a61-9acd664c9ced', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d8a8-7165-b402-5fa625c875d6', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d838-7757-8fbe-7ec2d97f0638', X'');
INSERT INTO attachment_blobs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d875-7389-9a61-9acd664c9ced', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d8a8-7165-b402-5fa625c875d6', X'279B83160FFF9AD8D3364A785F11844DFE50DACD2B3C59837F12A1B9B57A17F9E363A08A3C38809F1CE2C0BE1BDFB10D8EB8F2F0D80B79156953D41575D6B28CBA7ED5F412E186F9D15F8DED4666C4D9414CB623DB11747EF13D88FA889D54523B26C5A66AD5DFB7EC90E86E2B47BB78B69B3579A6F98C4889489CF0DFAB8D9D69CD5A993F5C5C98271D4C7418174EF149BA23E203486B01E209EDD1AF5EFA5F3CEDD445C565F634634D578B06DA7C56CC6813EA41ED8BB3FD83BD18DAB0CA90CB19BC0A5BF2CB38DA4AD4E05BF78CE80E173B5D3F0E22BE004E636E67A70ACB146A3FBEAB629833FE0E231FB8196AD2BE271D7D5F5FD5BFEB20C4E3C9DF43A1570D2FEBEA57A8DEC14B58ED53C9465FBB65BD76591AB2164E6937BAA44FCA7F96E003682451BA60DF40E0E60F1D09D50B46604CF3B50982724CE4585AB2096674F0FE9D344E6E3FEC024F89DC397E24129C98697AF929FF282E62699A3303808F656F2C6C0DB131EFA640E7625A138431FFC80891215331C2CB01953B2D48E70B63A846AB5F6A819ACFE721DD95000CD877F526C115DC1BDF6008A6B188BE35F44115B9E25E03765D7D6A3B6B91166C108E05590C98AA2A4045F0E8EF6DB528DEE7C9B4135664693348FE7503467711844E1A269105341C9B874C293D661104630C610248457AB54E1492083CCC7F32FD59765B');
INSERT INTO attachment_blobs VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('90c49502-3831-416f-8d03-31afb226864d', '2b6dcc81-bf49-4501-89b9-7b1b49a84207', '00', NULL);
INSERT INTO attachment_objects VALUES ('90c49502-3831-416f-8d03-31afb226864d', '2b6dcc81-bf49-4501-89b9-7b1b49a84207', NULL);
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d7b7-7748-b033-b0696588b4ab', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d838-7757-8fbe-7ec2d97f0638', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d875-7389-9a61-9acd664c9ced', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d8a8-7165-b402-5fa625c875d6', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d93a-7064-8a41-0f1fcc89e1e7', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da17-74b5-abec-a368363e18e5', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db53-76f0-93ed-fb69404c1100', '01a1ebcd-db53-76f0-93ed-fb69404c1100', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db53-76f0-93ed-fb69404c1100', '01a1ebcd-db53-76f0-93ed-fb69404c1100', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', 'title', ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dcff-730c-a101-80018758c3c1', 'title', ' ·b01a1ebcddce87776a73f35f300ff593e ·c01a1ebcddce87776a73f35f300ff593e ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dcff-730c-a101-80018758c3c1', 'description', '');
INSERT INTO search_texts VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dcff-730e-aa80-245d3bf268ec', 'item', ' step ');
INSERT INTO search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-d590-7652-a1ad-d85117c895b6', 2097151, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n1 ·tcard card  two lines  item  note txt  small bin  nul bin  empty txt  step ');
INSERT INTO search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', '01a1ebcd-d9d5-7546-9af1-73fc507b8d7f', 3145727, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da5e-773a-bd16-d430ea959f14', 1048576, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', '01a1ebcd-db30-7547-80e6-e76900a5b9c6', 4194303, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-db53-76f0-93ed-fb69404c1100', '01a1ebcd-db53-76f0-93ed-fb69404c1100', 5242879, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', '01a1ebcd-dbe0-7661-89a5-285c63e9f668', 6291455, ' ·b01a1ebcdd41a777ca01425e2e9e76bf2 ·c01a1ebcdd41a777ca01425e2e9e76bf2 ·n5 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1ebcd-dce8-7776-a73f-35f300ff593e', '01a1ebcd-dcff-730c-a101-80018758c3c1', '01a1ebcd-dcff-730c-a101-80018758c3c1', 7340031, ' ·b01a1ebcddce87776a73f35f300ff593e ·c01a1ebcddce87776a73f35f300ff593e ·n1 ·tcard card  step ');
INSERT INTO comments VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da5e-773a-bd16-d430ea959f14', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', NULL, '2026-11-17T23:18:18.973Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d4ca-738e-84d8-fd4c5ad4545d', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'added', NULL, NULL, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.531Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d517-70cd-b7d0-5f39e1cffdfb', '01a1ebcd-d03f-749f-a32f-c1381232dd95', 'added', NULL, NULL, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.623Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d609-7627-b53d-adb79bfa13af', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'assigned', '01a1ebcd-d590-7652-a1ad-d85117c895b6', NULL, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:17.864Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-da5e-773b-ab58-89a1d1833adb', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'commented', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-da5e-773a-bd16-d430ea959f14', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:18.973Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1ebcd-db68-72c6-997a-515e891398d4', '01a1ebcd-db87-7186-8c5c-d26c9d6946e2', '01a1ebcd-cc54-7636-96b8-7d30bed9eb8d', 'added', NULL, NULL, '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '2026-11-17T23:18:19.271Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-d590-7652-a1ad-d85117c895b6', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd');
INSERT INTO board_visits VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', '1b2053846a5e0aa24feb381f2faa08ac');
INSERT INTO webhooks VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbb7-713f-a782-f98f4e832ca4', 'https://hooks.invalid/boardcast', NULL, 'w_01hFMausEHXzFsBDPLJF9Vg0FYdwHAAB2HKu_QMjAv8Hr8Y1ujqLnTSiA3f66z9zTCIjIhbM2PHGCgY8mCjBsUkggcpey71jEwAc6M', 1, NULL, '2026-11-17T23:18:19.319Z', 1, 31, 1, '2026-11-17T23:18:24.504Z', 2, '01a1ebcd-dc02-774c-bc03-b09a053e4abf', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1ebcd-d41a-777c-a014-25e2e9e76bf2', '01a1ebcd-dbb7-713f-a782-f98f4e832ca4', '01a1ebcd-dc02-774d-80eb-c5bf2be2230c', 32, 'column.created', 'pending', NULL, 1, '2026-11-17T23:18:19.393Z', '2026-11-17T23:18:24.504Z', NULL, 2);
INSERT INTO imports VALUES ('01a1ebcd-dc4b-71f3-88b4-d680c982ebd1', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'done', 0, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, '01a1ebcd-dce8-7776-a73f-35f300ff593e', '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', NULL, NULL, '2026-11-17T23:18:19.467Z', '2026-11-17T23:18:19.503Z', '2026-11-17T23:18:19.681Z', 1, NULL, NULL);
INSERT INTO imports VALUES ('01a1ebcd-dd43-7799-88a3-b2a8b3cd1d9f', '01a1ebcd-c79f-77b0-8a8e-0c4577e493bd', 'done', 1, 'boardcast', 'board.json', 348, '{"title":null,"mapping":null,"tz":null,"date_order":null}', NULL, NULL, 1000, NULL, '{"source":"boardcast","created":{"columns":1,"cards":1,"labels":0,"checklists":1,"items":1,"comments":0,"attachments":0},"skipped":[],"warnings":[],"notes":[]}', '{"title":"Imported","columns":[{"title":"To do","cards":1}],"cards":[{"title":"Card","column":"To do"}],"people":1,"archived":{"columns":0,"cards":0},"csv":null}', NULL, '2026-11-17T23:18:19.715Z', '2026-11-17T23:18:19.740Z', '2026-11-17T23:18:19.761Z', 1, NULL, NULL);
INSERT INTO import_chunks VALUES ('01a1ebcd-dd43-7799-88a3-b2a8b3cd1d9f', 0, X'7B22666F726D6174223A22626F61726463617374222C2276657273696F6E223A312C22626F617264223A7B227469746C65223A22496D706F72746564227D2C2270656F706C65223A5B7B226964223A2231222C226E616D65223A22536F6D65626F6479222C22757365726E616D65223A6E756C6C2C22726F6C65223A6E756C6C7D5D2C22636F6C756D6E73223A5B7B226964223A2231222C227469746C65223A22546F20646F227D5D2C226361726473223A5B7B226964223A2231222C22636F6C756D6E5F6964223A2231222C227469746C65223A2243617264222C2270656F706C65223A5B2231225D2C22636865636B6C69737473223A5B7B226964223A2231222C227469746C65223A225374657073222C226974656D73223A5B7B226964223A2231222C22636F6E74656E74223A2253746570222C2269735F646F6E65223A66616C73652C2270656F706C65223A5B2231225D7D5D7D5D7D5D7D');
