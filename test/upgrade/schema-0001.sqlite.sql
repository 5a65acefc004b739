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
INSERT INTO schema_version VALUES (1, 'a8216e185dd6e02c');
INSERT INTO users VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$hUxf+2Kh2kYTdCFO5BIBy2IyEF9QU3M1V7k7pXQpcl8$ra7U99dA+XtKFaiCedQcyOok2KDt9y6sC4/+tcHxxxU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:31:02.591Z');
INSERT INTO users VALUES ('01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$C05tW2YmhyFrexv7DojSuJ2K1+ho0n/rJ36LFczfi84$aDU4YbcQ4IRPEW2HDofZb/oLxiz4BdYPmGS/kj+Iz6g', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:31:03.960Z');
INSERT INTO users VALUES ('01a1e4c4-c9c8-71dc-8026-30abed343e81', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$G1FsaIFJBiRNyoxPTgsBBPQo9U5T2ot33OrVyJIXBg4$IbYZZbUPXld9JhzEIuH0KsHKEqZL0tRMa5pP1/DLLfM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:31:04.928Z');
INSERT INTO users VALUES ('01a1e4c4-d744-7521-8699-2412ca2ef3dc', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$4WIgyyPRiJn0n46rU6AGbqYv/usomZjp2O7/zEf61B8$us2p8J+V0W9kCN06r3CVju0gyblftC48fpkU2MFef1w', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T14:31:08.596Z');
INSERT INTO sessions VALUES ('01a1e4c4-c519-75b3-9fc7-1715a5ee3e6a', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:03.193Z', '2026-11-16T14:31:03.193Z', '2026-11-16T15:31:03.193Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4c4-c9b7-7365-bcc3-65e048f3888a', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', '2026-11-16T14:31:04.375Z', '2026-11-16T14:31:04.375Z', '2026-11-16T15:31:04.375Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e4c4-ce70-70cf-9ea0-3cb62c80fa15', '01a1e4c4-c9c8-71dc-8026-30abed343e81', '2026-11-16T14:31:05.584Z', '2026-11-16T14:31:05.584Z', '2026-11-16T15:31:05.584Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e4c4-dadb-7642-b142-12872f2c2470', '2026-11-16T15:36:08.838Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:08.859Z');
INSERT INTO sign_in_sessions VALUES ('01a1e4c4-c519-75b3-9fc7-1715a5ee3e6a', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('1e0f5a60-a795-455c-b5a0-c9facadea54e', '2026-11-16T14:31:08.859Z');
INSERT INTO api_tokens VALUES ('01a1e4c4-d1b3-756f-9a0d-fabaf61b5069', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'cff45bb0d3436b89c9840a67d9bcf03724b141da7799f83d2a0c3d3bf4189c82', 'cRBv', 'Script', 'write', '01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '2026-11-16T14:31:06.401Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T14:31:06.249Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '2a6fbe43-0a07-414a-b595-905eeccee725', '2026-11-16T14:31:08.859Z');
INSERT INTO boards VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 'Board', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.677Z', '2026-11-16T14:31:05.677Z', 35, 40, 'x22rt705cmkf', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', 'Board', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.211Z', '2026-11-16T14:31:07.211Z', 2, 3, '1gkwwo70ce1p2', 0, '2026-11-16T14:31:07.286Z', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 0);
INSERT INTO board_members VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'owner');
INSERT INTO board_members VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'member');
INSERT INTO board_members VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'owner');
INSERT INTO board_members VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'member');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 1, 'board.member_added', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.791Z', 1, '01a1e4c4-c58b-77f3-b650-9ddaf100529b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","user_id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","role":"member","user":{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 2, 'board.member_added', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.819Z', 2, '01a1e4c4-c9c8-71dc-8026-30abed343e81', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","user_id":"01a1e4c4-c9c8-71dc-8026-30abed343e81","role":"member","user":{"id":"01a1e4c4-c9c8-71dc-8026-30abed343e81","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 3, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.854Z', 3, '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 4, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.891Z', 4, '01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 5, 'label.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.959Z', 5, '01a1e4c4-cfe7-7517-85ab-bc78fffc57b9', NULL, NULL, NULL, NULL, '36846c49-317d-4b2f-8b54-53325eed6f51', NULL, NULL, NULL, '{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 6, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.041Z', 6, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.041Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 7, 'card.labeled', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.104Z', 7, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T14:31:06.041Z"}', '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.104Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 8, 'card.assigned', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.144Z', 8, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T14:31:06.104Z"}', '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.144Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 9, 'card.assigned', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.144Z', 8, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T14:31:06.144Z"}', '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.144Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 10, 'checklist.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.453Z', 10, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1d6-762a-9c20-6a4471e54c16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 11, 'checklist_item.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.480Z', 11, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d1f0-7139-ba19-9d88816c171a","checklist_id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","content":"Step","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 12, 'checklist_item.updated', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.499Z', 12, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e4c4-d1f0-7139-ba19-9d88816c171a","checklist_id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","content":"Step","is_done":true,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 13, 'checklist_item.assigned', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.508Z', 13, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e4c4-d1f0-7139-ba19-9d88816c171a","checklist_id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 14, 'attachment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.558Z', 14, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d23e-7385-aae1-d6187dbf82a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d23e-7385-aae1-d6187dbf82a7","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 15, 'attachment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.610Z', 15, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d272-7250-8899-4fa69e30bb11', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d272-7250-8899-4fa69e30bb11","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 16, 'attachment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.640Z', 16, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d290-71e2-b6ce-7da221b1116b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d290-71e2-b6ce-7da221b1116b","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 17, 'card.moved', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.751Z', 17, '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","rank":65536,"updated_at":"2026-11-16T14:31:06.144Z","position":0}', '{"id":"01a1e4c4-d039-760e-a77c-62af5e79780e","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[],"checklists":[{"id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","title":"Steps","rank":65536,"items":[{"id":"01a1e4c4-d1f0-7139-ba19-9d88816c171a","checklist_id":"01a1e4c4-d1d6-762a-9c20-6a4471e54c16","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"placeholders":[]}]}],"attachments":[{"id":"01a1e4c4-d23e-7385-aae1-d6187dbf82a7","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e4c4-d272-7250-8899-4fa69e30bb11","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e4c4-d290-71e2-b6ce-7da221b1116b","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T14:31:06.041Z","updated_at":"2026-11-16T14:31:06.751Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 18, 'board.member_removed', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.786Z', 18, '01a1e4c4-c9c8-71dc-8026-30abed343e81', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","user_id":"01a1e4c4-c9c8-71dc-8026-30abed343e81","role":"member","user":{"id":"01a1e4c4-c9c8-71dc-8026-30abed343e81","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 19, 'attachment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.814Z', 19, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d33e-749c-89c0-579edea195ad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d33e-749c-89c0-579edea195ad","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 20, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.877Z', 20, '01a1e4c4-d37d-7714-91b8-c86fe048f531', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d37d-7714-91b8-c86fe048f531","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:06.877Z","updated_at":"2026-11-16T14:31:06.877Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 21, 'checklist.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.900Z', 21, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d394-7588-b85e-d540d22f01fa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d394-7588-b85e-d540d22f01fa","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 22, 'checklist.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.908Z', 22, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d39c-7513-8d09-73512e28299d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d39c-7513-8d09-73512e28299d","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 23, 'checklist_item.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.938Z', 23, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ba-757a-a3a4-72c0c7625fc0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d3ba-757a-a3a4-72c0c7625fc0","checklist_id":"01a1e4c4-d39c-7513-8d09-73512e28299d","content":"Item","is_done":false,"rank":65536,"assignees":[],"placeholders":[]}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 24, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.966Z', 24, '01a1e4c4-d3d6-72c0-99e8-19cbcfe09eaf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d3d6-72c0-99e8-19cbcfe09eaf","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 25, 'comment.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.989Z', 25, '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ed-7389-9dda-7d31b96f184f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d3ed-7389-9dda-7d31b96f184f","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","card_id":"01a1e4c4-d039-760e-a77c-62af5e79780e","user_id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","user":{"id":"01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"person_id":null,"author_name":null,"body":"Comment","created_at":"2026-11-16T14:31:06.989Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 26, 'label.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.016Z', 26, '01a1e4c4-d408-7276-9904-2a8fbf7eaa12', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d408-7276-9904-2a8fbf7eaa12","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 27, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.037Z', 27, '01a1e4c4-d41d-758f-96a9-97e5e5151ead', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d41d-758f-96a9-97e5e5151ead","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:07.037Z","updated_at":"2026-11-16T14:31:07.037Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 28, 'card.deleted', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.060Z', 28, '01a1e4c4-d41d-758f-96a9-97e5e5151ead', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d41d-758f-96a9-97e5e5151ead","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:07.037Z","updated_at":"2026-11-16T14:31:07.037Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 29, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.110Z', 29, '01a1e4c4-d466-7643-8db5-4fef91252968', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d466-7643-8db5-4fef91252968","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 30, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.127Z', 30, '01a1e4c4-d477-701a-9c4c-0780bb2c9403', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d477-701a-9c4c-0780bb2c9403","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-d466-7643-8db5-4fef91252968","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:07.127Z","updated_at":"2026-11-16T14:31:07.127Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 31, 'column.deleted', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.167Z', 31, '01a1e4c4-d466-7643-8db5-4fef91252968', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d466-7643-8db5-4fef91252968","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', 1, 'board.member_added', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.261Z', 1, '01a1e4c4-c58b-77f3-b650-9ddaf100529b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e4c4-d4cb-7684-8477-0b3a37917bdf","user_id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","role":"member","user":{"id":"01a1e4c4-c58b-77f3-b650-9ddaf100529b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', 2, 'board.deleted', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.286Z', 2, '01a1e4c4-d4cb-7684-8477-0b3a37917bdf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d4cb-7684-8477-0b3a37917bdf"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 32, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.419Z', 32, '01a1e4c4-d59b-738b-8b42-80a445c39e42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 33, 'card.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.499Z', 33, '01a1e4c4-d5eb-76b3-9889-526680016476', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d5eb-76b3-9889-526680016476","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","column_id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T14:31:07.499Z","updated_at":"2026-11-16T14:31:07.499Z"}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 34, 'column.deleted', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.614Z', 34, '01a1e4c4-d59b-738b-8b42-80a445c39e42', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 35, 'column.created', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.661Z', 35, '01a1e4c4-d59b-738b-8b42-80a445c39e42', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 0, '2026-11-16T14:31:05.677Z', X'1F8B08000000000000039551414EC33010BCF38C3DC7551C523BF5A9E20D9C4055B4B137C8921307DB09A0AA7F47490AA23D14F53863CFCCEEEC11AC010539474EA52E99266D98943C675889960953E14E889DD18D810C924D8E40C193C730634351073B24EB7B50FDE85C06DA3B1F7E41204C64EAE6EB2283EB1D93DB4A323458B01CCBD2C8AAD0C66C21837130776B7E72308182222F04E39C71F1CC4BF5C855BEDD08295FFE78FFF72FD23BA83C03870DB908EAF59041475D4361064768E6FDEB7B9A1B23856B01BFB552F04BD3FEA3A770D6833A5E5FEBA60575681D28406735EDE913BBC1D1C687B7B35F8FDD1CB13C4306AD0D31ADDC7A3D8797D8C61A75B213814A61A4859828D8D69201D5A28B2B17C781C23AF0429E4E87D5ACA689FAB4B43F3B9E1EBE018CF156627E020000');
INSERT INTO board_checkpoints VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', 0, '2026-11-16T14:31:07.211Z', X'1F8B08000000000000039551416EC32010BCF7197B86C83824389CAABEA1A75691B5867585848D0B386D15E5EF95EDB44A734895E30CCCCCEEEC119C050D854041D2486EA569B8DA56925752295E346B5CAB9D508D6D814176D91368780A182D30B0944C744376A107DD8FDE3330C187F80B2261265B375F971946981D579B4A71B458F202A5B4AA2A8DB51B60300EF66ECD4F0E66D05016E5960BC1C5F65948BD16BA50AB5288970BEFFFFE257A075D30F0D8904FA05FF70C3AEA1A8A13384233ED5FDFD3DC98285E09CCCD9562989B0E1F3DC5B31EF4F1EA5AB72DA843E741037A67E8913EB11B3CAD427C3BFBF5D84D11F33330685D4C79E196EB79FC8B5DAAD1647720D0398E3413078AAE756441B7E8D3C2A571A0B80C3C93A7D37E31ABE9407D9EDB9F1C4F0FDF460BF8C87E020000');
INSERT INTO labels VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cfe7-7517-85ab-bc78fffc57b9', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d408-7276-9904-2a8fbf7eaa12', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d3d6-72c0-99e8-19cbcfe09eaf', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d59b-738b-8b42-80a445c39e42', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d2d5-757d-a46e-041f369cf80e', 'Finished by Bob', 'card_moved', '01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f', NULL, 'assign_member', NULL, '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 1);
INSERT INTO automation_rules VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d363-71bc-a3db-195f4fd08e1d', 'Rule', 'card_moved', '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', NULL, 'assign_member', NULL, '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 1);
INSERT INTO automation_runs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d2d5-757d-a46e-041f369cf80e', '01a1e4c4-d300-7505-bc6d-c10fe07b7298', 17, '01a1e4c4-d039-760e-a77c-62af5e79780e', '2026-11-16T14:31:06.751Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '36846c49-317d-4b2f-8b54-53325eed6f51', 'FshNowj2xYaSUuqVDZdC79lAt_VhdzgLfL0KHjq5UWA', '{"id":"01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","board_id":"01a1e4c4-cecd-7710-a86f-6d8a9669dcbd","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T14:31:05.959Z');
INSERT INTO invitations VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d401-759e-913e-6785373bd245', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d415-77fa-91a1-839a17465fd2', 'TtX383yT2PcKaVOta55XWEqdOko5fI04GGzxsD8EAMY', 'MI0gYwMC3ZiVYxaexlcHQVDp3trPvlTmW-wfYvJX-SA', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.028Z', NULL);
INSERT INTO mail_queue VALUES ('366e8803-4fb6-4f0c-9d76-6c6261154280', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T14:31:08.859Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'reset', 'alice@example.org', '00', '2026-11-16T14:31:08.859Z');
INSERT INTO mail_preferences VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', 'card', 'deleted', 'Card', '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', NULL, 131072, 1, '{"id":"01a1e4c4-d41d-758f-96a9-97e5e5151ead","column_id":"01a1e4c4-cf7f-755c-bead-ab9ea5801b35","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:31:07.037Z","updated_at":"2026-11-16T14:31:07.037Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:31:07.060Z', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 28);
INSERT INTO trash VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d466-7643-8db5-4fef91252968', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e4c4-cfe7-7517-85ab-bc78fffc57b9","01a1e4c4-d408-7276-9904-2a8fbf7eaa12"],"board_members":["01a1e4c4-c1c9-7587-ada2-0a44d782cdd5","01a1e4c4-c58b-77f3-b650-9ddaf100529b"]}', '2026-11-16T14:31:07.167Z', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 31);
INSERT INTO trash VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', 'card', 'deleted', 'Card', '01a1e4c4-d466-7643-8db5-4fef91252968', '01a1e4c4-d466-7643-8db5-4fef91252968', 65536, NULL, '{"id":"01a1e4c4-d477-701a-9c4c-0780bb2c9403","column_id":"01a1e4c4-d466-7643-8db5-4fef91252968","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:31:07.127Z","updated_at":"2026-11-16T14:31:07.127Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}', '2026-11-16T14:31:07.167Z', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 31);
INSERT INTO restored_contents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', 35, '01a1e4c4-d5eb-76b3-9889-526680016476', '{"id":"01a1e4c4-d5eb-76b3-9889-526680016476","column_id":"01a1e4c4-d59b-738b-8b42-80a445c39e42","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T14:31:07.499Z","updated_at":"2026-11-16T14:31:07.499Z","labels":[],"assignees":[],"placeholders":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-cfa3-7315-9cf3-8f9fb1ff3a9f', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T14:31:06.041Z', '2026-11-16T14:31:06.751Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d37d-7714-91b8-c86fe048f531', '01a1e4c4-cf7f-755c-bead-ab9ea5801b35', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T14:31:06.877Z', '2026-11-16T14:31:06.877Z', NULL);
INSERT INTO cards VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d5eb-76b3-9889-526680016476', '01a1e4c4-d59b-738b-8b42-80a445c39e42', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T14:31:07.499Z', '2026-11-16T14:31:07.499Z', NULL);
INSERT INTO card_labels VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-cfe7-7517-85ab-bc78fffc57b9');
INSERT INTO card_assignees VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', NULL, 0);
INSERT INTO checklists VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d1d6-762a-9c20-6a4471e54c16', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d394-7588-b85e-d540d22f01fa', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d39c-7513-8d09-73512e28299d', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', '01a1e4c4-d1d6-762a-9c20-6a4471e54c16', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d3ba-757a-a3a4-72c0c7625fc0', '01a1e4c4-d39c-7513-8d09-73512e28299d', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', '01a1e4c4-c58b-77f3-b650-9ddaf100529b');
INSERT INTO attachments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d23e-7385-aae1-d6187dbf82a7', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d272-7250-8899-4fa69e30bb11', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d290-71e2-b6ce-7da221b1116b', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d33e-749c-89c0-579edea195ad', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d23e-7385-aae1-d6187dbf82a7', X'');
INSERT INTO attachment_blobs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d272-7250-8899-4fa69e30bb11', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d290-71e2-b6ce-7da221b1116b', X'B0988F0500C0619032BF237BBF95DC6638A8512E7CF4955630F27F37D2CC63F081098BC613B1277FD3E95BB02C098651D811F1E878ADB40514B5C9CA8831823F781A71EBBCD65B66068F05A9964DDDB73A8084E0A6D91FE067B512D8D1A88EF18D31A901C709E94570A937A0BD89819735129940E7D2613AE9EEB992960D81875FAD634BAB4359836643FC61EEBB2EA35C6292C84CD66CDCE50C09FCA1566326561DE0F5D60B8979C473D976BD12655458B50ED7DCE13534DE2C6BA9C763490473404CD7DE16F28BB59A9FE0841705E45DE7DEFB9E3338758A534384E82A974596E5EC96A8F1E3A36AE0EB3155C60FD74A331C00FCEC2DFBEB490DC85AC64500396EFB105A02228D6EF647F0AAFB7D56F487DA3C212ED0C3997279CA6E2959448C1592A5D0095A17007436ABD931DC2CDDE2C93F02F15406C35F5A067AB477A11122A82024BDF75D6A733A044D6CD87145B391CB3368578AA7251E5EA23D740C7D716C23C96C0796D7520D15B50B7BD19EF67C39DD38E3DC9C313C73357027168477B54511AEDACF317E46789C6CF5DABEE6E24BCB1CCB3356B03BBAAE418D1C48D7B91225562ECAD03D14C279D6781669111E7C5AF1452E05EEA07971CC89F2E7F4A9E5CCD656CDA0ECE93634E3D21BC390451C7A5BC5B08A3A53EA23CC5A114BFFBAD5B6B00BD448DB23D43037B3853607A649');
INSERT INTO attachment_blobs VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d33e-749c-89c0-579edea195ad', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('4958dcd5-95ab-4c64-a193-37c71bb54e2a', '1f090f77-69eb-4821-9775-926189df0dc3', '00', NULL);
INSERT INTO attachment_objects VALUES ('4958dcd5-95ab-4c64-a193-37c71bb54e2a', '1f090f77-69eb-4821-9775-926189df0dc3', NULL);
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d039-760e-a77c-62af5e79780e', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d1f0-7139-ba19-9d88816c171a', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d23e-7385-aae1-d6187dbf82a7', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d272-7250-8899-4fa69e30bb11', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d290-71e2-b6ce-7da221b1116b', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d33e-749c-89c0-579edea195ad', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d37d-7714-91b8-c86fe048f531', '01a1e4c4-d37d-7714-91b8-c86fe048f531', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d37d-7714-91b8-c86fe048f531', '01a1e4c4-d37d-7714-91b8-c86fe048f531', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ba-757a-a3a4-72c0c7625fc0', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', 'description', '');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d5eb-76b3-9889-526680016476', '01a1e4c4-d5eb-76b3-9889-526680016476', 'title', ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d5eb-76b3-9889-526680016476', '01a1e4c4-d5eb-76b3-9889-526680016476', 'description', '');
INSERT INTO search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d039-760e-a77c-62af5e79780e', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d37d-7714-91b8-c86fe048f531', '01a1e4c4-d37d-7714-91b8-c86fe048f531', 3145727, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ed-7389-9dda-7d31b96f184f', 1048576, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', '01a1e4c4-d41d-758f-96a9-97e5e5151ead', 4194303, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', '01a1e4c4-d477-701a-9c4c-0780bb2c9403', 5242879, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d5eb-76b3-9889-526680016476', '01a1e4c4-d5eb-76b3-9889-526680016476', 6291455, ' ·b01a1e4c4cecd7710a86f6d8a9669dcbd ·c01a1e4c4cecd7710a86f6d8a9669dcbd ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d3ed-7389-9dda-7d31b96f184f', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', NULL, '2026-11-16T14:31:06.989Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cf40-757d-a857-dfa34abb6e0a', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'added', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.791Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-cf5c-7510-9c9f-1b8af82bfca5', '01a1e4c4-c9c8-71dc-8026-30abed343e81', 'added', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:05.819Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d0a6-7643-b7e4-257319d4ac04', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'assigned', '01a1e4c4-d039-760e-a77c-62af5e79780e', NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.144Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d3ed-738a-bf6a-642aeb40ad1e', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'commented', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-d3ed-7389-9dda-7d31b96f184f', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:06.989Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e4c4-d4cb-7684-8477-0b3a37917bdf', '01a1e4c4-d4fd-7726-b022-e8f4980e2a28', '01a1e4c4-c58b-77f3-b650-9ddaf100529b', 'added', NULL, NULL, '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', '2026-11-16T14:31:07.261Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d039-760e-a77c-62af5e79780e', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5');
INSERT INTO board_visits VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e4c4-c1c9-7587-ada2-0a44d782cdd5', 'ab542eab02b84cf907b3c750a364bf03');
INSERT INTO webhooks VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d573-70de-9269-c41fadea840d', 'https://hooks.invalid/boardcast', NULL, 'Adq1yBay_YhBy8J_el3dxu6HeGrAkcK2YEzU_x48IZP_nGwJYVG20x6ooO2BwW-hIM5IidklYJF0mU7y0hka2PsfHnE1ZDdU2f8yYHcL', 1, NULL, '2026-11-16T14:31:07.379Z', 1, 31, 1, '2026-11-16T14:31:12.588Z', 12, '01a1e4c4-d621-74c7-bf1b-2433773d6ce4', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e4c4-cecd-7710-a86f-6d8a9669dcbd', '01a1e4c4-d573-70de-9269-c41fadea840d', '01a1e4c4-d621-74c8-b202-e488610de43a', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T14:31:07.552Z', '2026-11-16T14:31:12.588Z', NULL, 12);
