CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY, fingerprint TEXT NOT NULL);
CREATE TABLE users (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     username TEXT NOT NULL,
     username_lower TEXT NOT NULL,
     username_key TEXT NOT NULL UNIQUE,
     hashed_password TEXT NOT NULL,
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
     user_id TEXT NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     edited_at TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (board_id, id)
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
INSERT INTO schema_version VALUES (1, 'd03c174f5efc64cd');
INSERT INTO users VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$yZlqiI024kCgtcttFnHxSTZhKAJJXrRWns3vxpQvGvs$fovRN3gjDc0YDViSst48CpnsbwO4ju6P5Zh7XXTNlrc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:26:19.021Z');
INSERT INTO users VALUES ('01a1e41b-a856-7620-b267-b439f44db59b', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$P0d6Gna69sVLOvSvP6oMqR2GXob5bIwjAxqrApyLr4A$hdJ/7kvjaNihKerwlJRT6yY9KUGpkZ7vVZHxgmi1kM4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:26:20.923Z');
INSERT INTO users VALUES ('01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$yFw0Pp8VqaP7oBh+JpfucAo2TAWLgNiL9eu+78R5szE$lbQHq6vOGNIahUppZ6t30NJJxtPVQusyQxFMJyGCfug', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:26:22.750Z');
INSERT INTO users VALUES ('01a1e41b-c376-777c-9394-ed2041edface', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$cmuDl0E/Sy7TitjqLaFfW4/5VAps+WK+4+BiFbqcqXs$1Svt2uZDcueJmHRp+AJmyNpVUL6FNiy38GcpB2CHNIg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:26:28.163Z');
INSERT INTO sessions VALUES ('01a1e41b-a823-7748-83be-0ce81413359d', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:20.196Z', '2026-11-16T11:26:20.196Z', '2026-11-16T12:26:20.196Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e41b-ae6e-701e-a26c-d4f9d2eb7603', '01a1e41b-a856-7620-b267-b439f44db59b', '2026-11-16T11:26:21.806Z', '2026-11-16T11:26:21.806Z', '2026-11-16T12:26:21.806Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e41b-b5bc-76f5-be35-c2b7ea95ebdc', '01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', '2026-11-16T11:26:23.676Z', '2026-11-16T11:26:23.676Z', '2026-11-16T12:26:23.676Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e41b-ca92-7085-ae15-b5d5e09e7268', '2026-11-16T12:31:29.114Z');
INSERT INTO avatars VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:26:24.698Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '4a0e6f33-925c-4d5d-b96a-d541028d8a97', '2026-11-16T11:26:29.209Z');
INSERT INTO boards VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 'Board', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:23.822Z', '2026-11-16T11:26:23.822Z', 35, 39, '2200ybvd5bj2d', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', 'Board', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.279Z', '2026-11-16T11:26:26.279Z', 2, 3, '3joczh8vt60mi', 0, '2026-11-16T11:26:26.391Z', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 0);
INSERT INTO board_members VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'owner');
INSERT INTO board_members VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-a856-7620-b267-b439f44db59b', 'member');
INSERT INTO board_members VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'owner');
INSERT INTO board_members VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', '01a1e41b-a856-7620-b267-b439f44db59b', 'member');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 1, 'board.member_added', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.024Z', 1, '01a1e41b-a856-7620-b267-b439f44db59b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","user_id":"01a1e41b-a856-7620-b267-b439f44db59b","role":"member","user":{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 2, 'board.member_added', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.113Z', 2, '01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","user_id":"01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e","role":"member","user":{"id":"01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 3, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.153Z', 3, '01a1e41b-b799-7256-97cd-ba5e6f051abd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 4, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.197Z', 4, '01a1e41b-b7c5-778b-8a35-c8b9aecf0d13', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-b7c5-778b-8a35-c8b9aecf0d13","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 5, 'label.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.224Z', 5, '01a1e41b-b7e0-774d-b55d-f035921dcbdb', NULL, NULL, NULL, NULL, '0f788d17-5277-499e-bdea-6bf9a01adc7b', NULL, NULL, '{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 6, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.267Z', 6, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:24.267Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 7, 'card.labeled', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.392Z', 7, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:26:24.267Z"}', '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:24.392Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 8, 'card.assigned', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.493Z', 8, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:26:24.392Z"}', '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:24.493Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 9, 'card.assigned', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.493Z', 8, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:26:24.493Z"}', '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:24.493Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 10, 'checklist.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.835Z', 10, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba43-719d-80ed-246bcc86c8f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 11, 'checklist_item.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.880Z', 11, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-ba80-7248-a4f7-ed2d4c579cf4","checklist_id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 12, 'checklist_item.updated', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.928Z', 12, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e41b-ba80-7248-a4f7-ed2d4c579cf4","checklist_id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 13, 'checklist_item.assigned', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.983Z', 13, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e41b-ba80-7248-a4f7-ed2d4c579cf4","checklist_id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 14, 'attachment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.043Z', 14, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb13-7761-9351-e0bf3a537062', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bb13-7761-9351-e0bf3a537062","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 15, 'attachment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.102Z', 15, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb4e-7716-91db-110cf64367cb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bb4e-7716-91db-110cf64367cb","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 16, 'attachment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.160Z', 16, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb88-72e0-8355-de81b4aa701d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bb88-72e0-8355-de81b4aa701d","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 17, 'card.moved', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.279Z', 17, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","rank":65536,"updated_at":"2026-11-16T11:26:24.493Z","position":0}', '{"id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b7c5-778b-8a35-c8b9aecf0d13","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","title":"Steps","rank":65536,"items":[{"id":"01a1e41b-ba80-7248-a4f7-ed2d4c579cf4","checklist_id":"01a1e41b-ba43-719d-80ed-246bcc86c8f7","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e41b-bb13-7761-9351-e0bf3a537062","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e41b-bb4e-7716-91db-110cf64367cb","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e41b-bb88-72e0-8355-de81b4aa701d","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:26:24.267Z","updated_at":"2026-11-16T11:26:25.279Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 18, 'board.member_removed', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.351Z', 18, '01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","user_id":"01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e","role":"member","user":{"id":"01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 19, 'attachment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.454Z', 19, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bcae-722d-a3bd-999ad187ed1d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bcae-722d-a3bd-999ad187ed1d","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 20, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.575Z', 20, '01a1e41b-bd27-7595-b53c-661bc1738368', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bd27-7595-b53c-661bc1738368","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:25.575Z","updated_at":"2026-11-16T11:26:25.575Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 21, 'checklist.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.631Z', 21, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bd5f-745a-888e-018d1dbfbbbd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bd5f-745a-888e-018d1dbfbbbd","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 22, 'checklist.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.690Z', 22, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bd9a-712e-b82b-336a4e1ba753', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bd9a-712e-b82b-336a4e1ba753","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 23, 'checklist_item.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.734Z', 23, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bdc6-72ae-aadb-37c267fe5402', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bdc6-72ae-aadb-37c267fe5402","checklist_id":"01a1e41b-bd9a-712e-b82b-336a4e1ba753","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 24, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.790Z', 24, '01a1e41b-bdfe-744c-bb63-4c4a502d5435', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bdfe-744c-bb63-4c4a502d5435","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 25, 'comment.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.829Z', 25, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-be25-70f5-8441-6cc7d6ae26ba', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-be25-70f5-8441-6cc7d6ae26ba","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","card_id":"01a1e41b-b80b-7480-81e1-d40232cd2cc6","user_id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","user":{"id":"01a1e41b-94c9-77db-a66c-2cb5d1c2a713","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:26:25.829Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 26, 'label.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.968Z', 26, '01a1e41b-beb0-7327-baec-6788253f4bcb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-beb0-7327-baec-6788253f4bcb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 27, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.013Z', 27, '01a1e41b-bedd-7436-9e44-5f7852952b51', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bedd-7436-9e44-5f7852952b51","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:26.013Z","updated_at":"2026-11-16T11:26:26.013Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 28, 'card.deleted', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.051Z', 28, '01a1e41b-bedd-7436-9e44-5f7852952b51', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bedd-7436-9e44-5f7852952b51","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:26.013Z","updated_at":"2026-11-16T11:26:26.013Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 29, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.131Z', 29, '01a1e41b-bf53-7156-bef0-e76bf453d874', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bf53-7156-bef0-e76bf453d874","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 30, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.185Z', 30, '01a1e41b-bf89-7402-ba21-407618c897d8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bf89-7402-ba21-407618c897d8","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-bf53-7156-bef0-e76bf453d874","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:26.185Z","updated_at":"2026-11-16T11:26:26.185Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 31, 'column.deleted', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.222Z', 31, '01a1e41b-bf53-7156-bef0-e76bf453d874', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bf53-7156-bef0-e76bf453d874","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', 1, 'board.member_added', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.342Z', 1, '01a1e41b-a856-7620-b267-b439f44db59b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41b-bfe7-7640-903e-f4cd426979ea","user_id":"01a1e41b-a856-7620-b267-b439f44db59b","role":"member","user":{"id":"01a1e41b-a856-7620-b267-b439f44db59b","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', 2, 'board.deleted', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.391Z', 2, '01a1e41b-bfe7-7640-903e-f4cd426979ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-bfe7-7640-903e-f4cd426979ea"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 32, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.651Z', 32, '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 33, 'card.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.775Z', 33, '01a1e41b-c1d7-76e9-a881-ecbcddedc292', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-c1d7-76e9-a881-ecbcddedc292","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","column_id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:26:26.775Z","updated_at":"2026-11-16T11:26:26.775Z"}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 34, 'column.deleted', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.903Z', 34, '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 35, 'column.created', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.976Z', 35, '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 0, '2026-11-16T11:26:23.822Z', X'1F8B08000000000000039551416EC32010BCF7197B86C890C47638557D434FAD226B817585848D0B386D15E5EF95EDB44A734895E30CCCCCEEEC119C05058540411BA1B92E37C42B89C8F5DA6C795BD75A6C6B5D15BA0206D9654FA0E02960B4C0C05232D10DD9851E543F7ACFC0041FE22F8884996CA3BF2E33761BB3E3556535C7B2345C1ABDB5C248ACC41A188C83BD5BF393831914C842965C082ECA6721942C955CAF6A295F2EBCFFFB97E81D54C1C0A3269F40BDEE1974D4698A1338829EF66FEE696E4C14AF04BB9B2BC530371D3E7A8A673DA8E3D5B56E5B5087CE8302F4CED0237D6237785A85F876F6EBB19B22E66760D0BA98F2C22DD7F3F817BBD4A0C9EE40A0721C69260E145DEBC8826AD1A7854BE340711978264FA7FD62D6D081FA3CB73F399E1EBE014F5922887E020000');
INSERT INTO board_checkpoints VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', 0, '2026-11-16T11:26:26.279Z', X'1F8B08000000000000039551416EC32010BCF7197B3691212E9639457D434FAD226B817585848D0B386D15E5EF95EDB44A734895E30CCCCCEEEC119C050525474E15D74C7754B35A56256BCA2DB1AE32B612B2A91B422820BBEC09143C058C160AB0944C7463766100354CDE1760820FF11744C24CB6D55F97194D651A56D7563394D23061F4A3E54660CDB750C034DABB353F399841812885649C332E9F3957422A2137A26E5E2EBCFFFB97E81D545980474D3E817ADD17D053AF29CEE0087ADEBFBDA7B92951BC123437578A61693A7C0C14CF7A50C7AB6BDDB6A01E9D0705E89DA11D7D623F7ADA84F876F61BB09F23966728A07331E5955BAFE7F12F76A94593DD8140E538D1421C28BACE9105D5A14F2B97A691E23AF0429E4EFBD5ACA5030D79697F763C3D7C03A5840C9E7E020000');
INSERT INTO labels VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b7e0-774d-b55d-f035921dcbdb', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-beb0-7327-baec-6788253f4bcb', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b799-7256-97cd-ba5e6f051abd', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b7c5-778b-8a35-c8b9aecf0d13', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bdfe-744c-bb63-4c4a502d5435', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bbbb-7446-a017-b5960ed96144', 'Finished by Bob', 'card_moved', '01a1e41b-b7c5-778b-8a35-c8b9aecf0d13', NULL, 'assign_member', NULL, '01a1e41b-a856-7620-b267-b439f44db59b', 1);
INSERT INTO automation_rules VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bcef-7735-8608-f85bf6f11501', 'Rule', 'card_moved', '01a1e41b-b799-7256-97cd-ba5e6f051abd', NULL, 'assign_member', NULL, '01a1e41b-a856-7620-b267-b439f44db59b', 1);
INSERT INTO automation_runs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bbbb-7446-a017-b5960ed96144', '01a1e41b-bc23-73a3-8526-6efc58b08866', 17, '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '2026-11-16T11:26:25.279Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '0f788d17-5277-499e-bdea-6bf9a01adc7b', 'SpY64laEo5egnG7AsEly6YpIt84xQhF2yUgXn8z_72Q', '{"id":"01a1e41b-b7e0-774d-b55d-f035921dcbdb","board_id":"01a1e41b-b64e-72aa-b3c5-f88b158b70b7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:26:24.238Z');
INSERT INTO invitations VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-be7c-7574-94ba-a643290ee08b', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('dfe4db10-2687-4006-b18d-a32d793fadfe', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:26:29.209Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'reset', 'alice@example.org', '00', '2026-11-16T11:26:29.209Z');
INSERT INTO mail_preferences VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bedd-7436-9e44-5f7852952b51', 'card', 'deleted', 'Card', '01a1e41b-b799-7256-97cd-ba5e6f051abd', NULL, 131072, 1, '{"id":"01a1e41b-bedd-7436-9e44-5f7852952b51","column_id":"01a1e41b-b799-7256-97cd-ba5e6f051abd","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:26:26.013Z","updated_at":"2026-11-16T11:26:26.013Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:26:26.051Z', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 28);
INSERT INTO trash VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf53-7156-bef0-e76bf453d874', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e41b-b7e0-774d-b55d-f035921dcbdb","01a1e41b-beb0-7327-baec-6788253f4bcb"],"board_members":["01a1e41b-94c9-77db-a66c-2cb5d1c2a713","01a1e41b-a856-7620-b267-b439f44db59b"]}', '2026-11-16T11:26:26.222Z', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 31);
INSERT INTO trash VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf89-7402-ba21-407618c897d8', 'card', 'deleted', 'Card', '01a1e41b-bf53-7156-bef0-e76bf453d874', '01a1e41b-bf53-7156-bef0-e76bf453d874', 65536, NULL, '{"id":"01a1e41b-bf89-7402-ba21-407618c897d8","column_id":"01a1e41b-bf53-7156-bef0-e76bf453d874","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:26:26.185Z","updated_at":"2026-11-16T11:26:26.185Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:26:26.222Z', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 31);
INSERT INTO restored_contents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', 35, '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '{"id":"01a1e41b-c1d7-76e9-a881-ecbcddedc292","column_id":"01a1e41b-c15b-72fc-8745-d69c0ba7dfa3","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:26:26.775Z","updated_at":"2026-11-16T11:26:26.775Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b7c5-778b-8a35-c8b9aecf0d13', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:26:24.267Z', '2026-11-16T11:26:25.279Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd27-7595-b53c-661bc1738368', '01a1e41b-b799-7256-97cd-ba5e6f051abd', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:26:25.575Z', '2026-11-16T11:26:25.575Z', NULL);
INSERT INTO cards VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '01a1e41b-c15b-72fc-8745-d69c0ba7dfa3', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:26:26.775Z', '2026-11-16T11:26:26.775Z', NULL);
INSERT INTO card_labels VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b7e0-774d-b55d-f035921dcbdb');
INSERT INTO card_assignees VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-a856-7620-b267-b439f44db59b', NULL, 0);
INSERT INTO checklists VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-ba43-719d-80ed-246bcc86c8f7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd5f-745a-888e-018d1dbfbbbd', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd9a-712e-b82b-336a4e1ba753', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', '01a1e41b-ba43-719d-80ed-246bcc86c8f7', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bdc6-72ae-aadb-37c267fe5402', '01a1e41b-bd9a-712e-b82b-336a4e1ba753', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', '01a1e41b-a856-7620-b267-b439f44db59b');
INSERT INTO attachments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb13-7761-9351-e0bf3a537062', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb4e-7716-91db-110cf64367cb', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb88-72e0-8355-de81b4aa701d', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bcae-722d-a3bd-999ad187ed1d', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb13-7761-9351-e0bf3a537062', X'');
INSERT INTO attachment_blobs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb4e-7716-91db-110cf64367cb', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bb88-72e0-8355-de81b4aa701d', X'0800DD9FE42D43590A3E6B1083AFCAAB1BC2961527FE8F29259DDC141340DEBDCC5BEA42ED83ED4D3917CDFFC2FEB0CDDBA2F49DE43678D85F1659134BD4A6A8E6157AE2961A33B84DA1B6E9F5EC2F3495225DADA325FB59E6499794EEE9774FD32F50AD35D9D0ED999AEA529D8E6E6E41CF2FF7ECBA25011487ED456CFFC3EA61CE247218ECEE1F0B9ECE702C64A3582E07631BFC2D40785F565C2E224B55A9CA9CC3F4767901D13970AD5D92A21CCBE7A76A0B4BC53B5BD7D7D90F6E0B22DC6D9F2537318253F62678009BF838149F2BD9DEEF9098F4E006DD2FE2028855244E7714547D12D0660482EC44B2BCC5BF661663125C4FEB5D40C06B893D187D74231F51A58D6C076C9A2E9F85CC33F493125A47C9CF10EC589019464C16196AB8117306500D09EC8B4865459AA393A950BC998F389440BB024FA626C4406B093FD8180603C28DE623BF51CF8BC5C86B7349A284B7B6B982DC585F0CCF12130A46EB315C2C9752C9C4B199146AD570A8FC6E64DEC9692054D24E33437E0914C3F1730605BEE4BE6F9EB99607D9FA243C3D3485ADDD45D6F98E0FDA13DBFCB6B4BB9BFC2497E385455A0CC41E27C07711EE7BD1B9E597BCD098BD8EE0273B1EBE5C13DED7EF5798D937FF6384032C288309CF533A53E7F94A5FE388C6D531127E2C64874A9C089A4FB5EC368CDE2A0D1A39C0E4716D');
INSERT INTO attachment_blobs VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bcae-722d-a3bd-999ad187ed1d', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('3e99d24a-d1f2-4de7-bb87-2d4caf7f04c0', '23937404-dacf-4b56-a919-b6a8ffbe1ea3', '00', NULL);
INSERT INTO attachment_objects VALUES ('3e99d24a-d1f2-4de7-bb87-2d4caf7f04c0', '23937404-dacf-4b56-a919-b6a8ffbe1ea3', NULL);
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-ba80-7248-a4f7-ed2d4c579cf4', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb13-7761-9351-e0bf3a537062', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb4e-7716-91db-110cf64367cb', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bb88-72e0-8355-de81b4aa701d', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bcae-722d-a3bd-999ad187ed1d', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd27-7595-b53c-661bc1738368', '01a1e41b-bd27-7595-b53c-661bc1738368', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd27-7595-b53c-661bc1738368', '01a1e41b-bd27-7595-b53c-661bc1738368', 'description', '');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-bdc6-72ae-aadb-37c267fe5402', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bedd-7436-9e44-5f7852952b51', '01a1e41b-bedd-7436-9e44-5f7852952b51', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bedd-7436-9e44-5f7852952b51', '01a1e41b-bedd-7436-9e44-5f7852952b51', 'description', '');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf89-7402-ba21-407618c897d8', '01a1e41b-bf89-7402-ba21-407618c897d8', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf89-7402-ba21-407618c897d8', '01a1e41b-bf89-7402-ba21-407618c897d8', 'description', '');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', 'title', ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', 'description', '');
INSERT INTO search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bd27-7595-b53c-661bc1738368', '01a1e41b-bd27-7595-b53c-661bc1738368', 3145727, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-be25-70f5-8441-6cc7d6ae26ba', 1048576, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bedd-7436-9e44-5f7852952b51', '01a1e41b-bedd-7436-9e44-5f7852952b51', 4194303, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-bf89-7402-ba21-407618c897d8', '01a1e41b-bf89-7402-ba21-407618c897d8', 5242879, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', '01a1e41b-c1d7-76e9-a881-ecbcddedc292', 6291455, ' ·b01a1e41bb64e72aab3c5f88b158b70b7 ·c01a1e41bb64e72aab3c5f88b158b70b7 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-be25-70f5-8441-6cc7d6ae26ba', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.829Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b719-75f3-ae11-270b73a79ec2', '01a1e41b-a856-7620-b267-b439f44db59b', 'added', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.024Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b771-745a-9277-79c875d157ff', '01a1e41b-ae9f-76ba-ade2-2f9c81e08c9e', 'added', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.113Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b926-751d-8f25-d8581eeeec3b', '01a1e41b-a856-7620-b267-b439f44db59b', 'assigned', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:24.493Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-be25-70f6-9f79-482ca8e15509', '01a1e41b-a856-7620-b267-b439f44db59b', 'commented', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-be25-70f5-8441-6cc7d6ae26ba', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:25.829Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41b-bfe7-7640-903e-f4cd426979ea', '01a1e41b-c026-740d-b66c-6bc36d0556b7', '01a1e41b-a856-7620-b267-b439f44db59b', 'added', NULL, NULL, '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', '2026-11-16T11:26:26.342Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-b80b-7480-81e1-d40232cd2cc6', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713');
INSERT INTO board_visits VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-94c9-77db-a66c-2cb5d1c2a713', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e41b-94c9-77db-a66c-2cb5d1c2a713', 'b5b8208f11e0f29785057b987d07c056');
INSERT INTO webhooks VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c0ff-73ee-bda3-ed3543b011d7', 'https://hooks.invalid/boardcast', NULL, 'nC9OvImGQaszqVIX0PGI6Dbf4p-PgStx28Yrzisg7NowdyvxFfoDDUIyV5EAnUWZUJPb1wl0COZPJ7Q8I_uEjO_5ngfAwjCQc0We02Es', 1, NULL, '2026-11-16T11:26:26.559Z', 1, 31, 1, '2026-11-16T11:26:31.889Z', 41, '01a1e41b-c223-75f1-bd1a-b7b90a4c484d', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e41b-b64e-72aa-b3c5-f88b158b70b7', '01a1e41b-c0ff-73ee-bda3-ed3543b011d7', '01a1e41b-c224-72b7-9c6f-b06dea4458d1', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:26:26.850Z', '2026-11-16T11:26:31.889Z', NULL, 41);
