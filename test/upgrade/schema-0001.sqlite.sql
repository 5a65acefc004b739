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
INSERT INTO schema_version VALUES (1, 'a79fb12dc556b818');
INSERT INTO users VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$KxfqhGyJ/iquzWGrVW60WV57tJVa3+ShTI1DdzyYTuU$MpwxrZ850GsXF3h27EknmMmIU1dJZ/z6XTOCDHEr5Jg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:31:29.724Z');
INSERT INTO users VALUES ('01a1e420-6792-7073-aac8-af114e8a52e5', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$KneHMZ0DL7mRBvhPJLiawwJoiFmPJ7C/SBO2/l78lRw$Y1avCzi+sMK7CDxH8RA7hLfRRIp+GunSLxu5KDHXxc0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:31:32.768Z');
INSERT INTO users VALUES ('01a1e420-71cf-71bc-9a25-2a42767f795d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$MwfYMI3SKqvD1aTkdrsGDBc/Hc79pIcDa01VjzgLpPw$2uQ0866M8hPIytADRFMXwHWDDK1xk6ZxJSjRbEpGZNA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:31:34.535Z');
INSERT INTO users VALUES ('01a1e420-8f63-70ee-9400-a0954498aaf2', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$SIrHC3lJ4vJHIJmkdSTzXVmvJUtRm0P29xjYbYffe3E$PbiEGIKvOTBuA9sVN++ToLgZKXb3UR+R1yW9U/pGWzQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:31:42.565Z');
INSERT INTO sessions VALUES ('01a1e420-6753-7018-b09a-7a876716877e', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:31.283Z', '2026-11-16T11:31:31.283Z', '2026-11-16T12:31:31.283Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e420-7192-76a0-a014-71cb15b6e9de', '01a1e420-6792-7073-aac8-af114e8a52e5', '2026-11-16T11:31:33.906Z', '2026-11-16T11:31:33.906Z', '2026-11-16T12:31:33.906Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e420-77cc-77c0-a5b5-bc7294b3fe8f', '01a1e420-71cf-71bc-9a25-2a42767f795d', '2026-11-16T11:31:35.500Z', '2026-11-16T11:31:35.500Z', '2026-11-16T12:31:35.500Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e420-97e0-70d5-8e92-cd4437a79608', '2026-11-16T12:36:43.753Z');
INSERT INTO api_tokens VALUES ('01a1e420-8090-71cf-a25a-525a08b62afd', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '83b417cc097c740f5639c3491e1052ce7b40f9e076df3cde82f09fafb871a38d', 'IquC', 'Script', 'write', '01a1e420-7879-752a-99d8-d9b32e5ad213', '2026-11-16T11:31:37.743Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:31:37.437Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '9f22c4d7-1220-4e71-a0d7-426ed970a82f', '2026-11-16T11:31:43.828Z');
INSERT INTO boards VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 'Board', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:35.673Z', '2026-11-16T11:31:35.673Z', 35, 39, 'm928swu7grli', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', 'Board', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.234Z', '2026-11-16T11:31:40.234Z', 2, 3, '2g3i0o7bv381h', 0, '2026-11-16T11:31:40.471Z', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 0);
INSERT INTO board_members VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'owner');
INSERT INTO board_members VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-6792-7073-aac8-af114e8a52e5', 'member');
INSERT INTO board_members VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'owner');
INSERT INTO board_members VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', '01a1e420-6792-7073-aac8-af114e8a52e5', 'member');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 1, 'board.member_added', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:35.949Z', 1, '01a1e420-6792-7073-aac8-af114e8a52e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","user_id":"01a1e420-6792-7073-aac8-af114e8a52e5","role":"member","user":{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 2, 'board.member_added', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.052Z', 2, '01a1e420-71cf-71bc-9a25-2a42767f795d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","user_id":"01a1e420-71cf-71bc-9a25-2a42767f795d","role":"member","user":{"id":"01a1e420-71cf-71bc-9a25-2a42767f795d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 3, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.135Z', 3, '01a1e420-7a47-700b-b84a-088766d7c2f7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-7a47-700b-b84a-088766d7c2f7","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 4, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.213Z', 4, '01a1e420-7a95-74cb-9ec5-f094a2e151af', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-7a95-74cb-9ec5-f094a2e151af","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 5, 'label.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.322Z', 5, '01a1e420-7b03-72a9-93b5-7059f6fc78b4', NULL, NULL, NULL, NULL, '21e92dae-c61a-423d-a613-97d716899bf3', NULL, NULL, NULL, '{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 6, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.472Z', 6, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:36.472Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 7, 'card.labeled', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.003Z', 7, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:31:36.472Z"}', '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:37.003Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 8, 'card.assigned', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.124Z', 8, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:31:37.003Z"}', '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:37.124Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 9, 'card.assigned', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.124Z', 8, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:31:37.124Z"}', '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:37.124Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 10, 'checklist.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.818Z', 10, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80da-76ec-ae29-9379497fca39', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-80da-76ec-ae29-9379497fca39","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 11, 'checklist_item.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.837Z', 11, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80ed-7398-85d3-b933c3e4addc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-80ed-7398-85d3-b933c3e4addc","checklist_id":"01a1e420-80da-76ec-ae29-9379497fca39","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 12, 'checklist_item.updated', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.982Z', 12, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80ed-7398-85d3-b933c3e4addc', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e420-80ed-7398-85d3-b933c3e4addc","checklist_id":"01a1e420-80da-76ec-ae29-9379497fca39","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 13, 'checklist_item.assigned', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.098Z', 13, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80ed-7398-85d3-b933c3e4addc', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e420-80ed-7398-85d3-b933c3e4addc","checklist_id":"01a1e420-80da-76ec-ae29-9379497fca39","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 14, 'attachment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.249Z', 14, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-828a-72b0-864e-1336539854d3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-828a-72b0-864e-1336539854d3","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 15, 'attachment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.404Z', 15, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8324-73d3-a3b3-1da0efeb02dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8324-73d3-a3b3-1da0efeb02dc","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 16, 'attachment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.425Z', 16, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8339-7718-8b8d-824d55941bd5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8339-7718-8b8d-824d55941bd5","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 17, 'card.moved', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.713Z', 17, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","rank":65536,"updated_at":"2026-11-16T11:31:37.124Z","position":0}', '{"id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a95-74cb-9ec5-f094a2e151af","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e420-80da-76ec-ae29-9379497fca39","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","title":"Steps","rank":65536,"items":[{"id":"01a1e420-80ed-7398-85d3-b933c3e4addc","checklist_id":"01a1e420-80da-76ec-ae29-9379497fca39","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e420-828a-72b0-864e-1336539854d3","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e420-8324-73d3-a3b3-1da0efeb02dc","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e420-8339-7718-8b8d-824d55941bd5","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:31:36.472Z","updated_at":"2026-11-16T11:31:38.713Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 18, 'board.member_removed', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.811Z', 18, '01a1e420-71cf-71bc-9a25-2a42767f795d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","user_id":"01a1e420-71cf-71bc-9a25-2a42767f795d","role":"member","user":{"id":"01a1e420-71cf-71bc-9a25-2a42767f795d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 19, 'attachment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:38.871Z', 19, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-84f7-75f4-9c49-83ba6202b14c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-84f7-75f4-9c49-83ba6202b14c","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 20, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.065Z', 20, '01a1e420-85b9-71b8-9058-7b3460c2822f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-85b9-71b8-9058-7b3460c2822f","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:39.065Z","updated_at":"2026-11-16T11:31:39.065Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 21, 'checklist.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.103Z', 21, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-85df-74fa-9c9a-6c9528064edb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-85df-74fa-9c9a-6c9528064edb","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 22, 'checklist.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.160Z', 22, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8618-755a-944a-52e1b46dffa2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8618-755a-944a-52e1b46dffa2","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 23, 'checklist_item.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.243Z', 23, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-866b-761a-9f5a-824578b27233', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-866b-761a-9f5a-824578b27233","checklist_id":"01a1e420-8618-755a-944a-52e1b46dffa2","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 24, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.326Z', 24, '01a1e420-86be-7062-81d5-dedce52ac644', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-86be-7062-81d5-dedce52ac644","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 25, 'comment.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.496Z', 25, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8768-75cc-9d83-b07d3df31c41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8768-75cc-9d83-b07d3df31c41","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","card_id":"01a1e420-7b98-715d-b3d4-df0b1f004fe0","user_id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","user":{"id":"01a1e420-5c54-707c-8132-bc83b5d8c5a6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:31:39.496Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 26, 'label.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.718Z', 26, '01a1e420-8846-727b-a3c5-44ac5cb3fd14', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8846-727b-a3c5-44ac5cb3fd14","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 27, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.724Z', 27, '01a1e420-884c-7738-a4e6-80e19ceb1b2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-884c-7738-a4e6-80e19ceb1b2d","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:39.724Z","updated_at":"2026-11-16T11:31:39.724Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 28, 'card.deleted', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.832Z', 28, '01a1e420-884c-7738-a4e6-80e19ceb1b2d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-884c-7738-a4e6-80e19ceb1b2d","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:39.724Z","updated_at":"2026-11-16T11:31:39.724Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 29, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.963Z', 29, '01a1e420-893b-7369-be4f-f801314542ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-893b-7369-be4f-f801314542ff","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 30, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.028Z', 30, '01a1e420-897c-71f6-a126-4223bbb82259', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-897c-71f6-a126-4223bbb82259","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-893b-7369-be4f-f801314542ff","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:40.028Z","updated_at":"2026-11-16T11:31:40.028Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 31, 'column.deleted', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.110Z', 31, '01a1e420-893b-7369-be4f-f801314542ff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-893b-7369-be4f-f801314542ff","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', 1, 'board.member_added', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.306Z', 1, '01a1e420-6792-7073-aac8-af114e8a52e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-8a4a-7434-b4ae-462aeda05f1e","user_id":"01a1e420-6792-7073-aac8-af114e8a52e5","role":"member","user":{"id":"01a1e420-6792-7073-aac8-af114e8a52e5","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', 2, 'board.deleted', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.471Z', 2, '01a1e420-8a4a-7434-b4ae-462aeda05f1e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8a4a-7434-b4ae-462aeda05f1e"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 32, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.742Z', 32, '01a1e420-8c46-747a-a652-14680ef35617', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8c46-747a-a652-14680ef35617","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 33, 'card.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.763Z', 33, '01a1e420-8c5b-737e-9921-875d6fce30c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8c5b-737e-9921-875d6fce30c8","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","column_id":"01a1e420-8c46-747a-a652-14680ef35617","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:40.763Z","updated_at":"2026-11-16T11:31:40.763Z"}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 34, 'column.deleted', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.857Z', 34, '01a1e420-8c46-747a-a652-14680ef35617', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-8c46-747a-a652-14680ef35617","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 35, 'column.created', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.991Z', 35, '01a1e420-8c46-747a-a652-14680ef35617', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e420-8c46-747a-a652-14680ef35617","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 0, '2026-11-16T11:31:35.673Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB38AEF3F009F10D9C4055B4B1B7C892F3C0760AA8EABFA32405951E8A7A9CB1676677F608CE82864CA0A06D9EF1B22A6B5EAA1C795DDB8ADBBA953929B4B990C020B9E409343C0D182C30B0144D706372430FBA9FBC6760063F845F100813D9A6FDBACC50466D799995865742E6BC35956C95AD8CC202184CA3BD5BF393830934E4595E7021B8289E85D05268A93645295F2EBCFFFB17E91D74C6C0634B3E827EDD31E8A86B29CCE008EDBC7F734F7353A470255037570AC3D2F4F0D15338EB411FAFAE75DB823A741E34A077861EE913BBD1D366086F67BF1EBB39627906067B17625AB9F57A1EFF62171B34C91D08740A132DC48182DB3BB2A0F7E8E3CAC569A4B00EBC90A7D36E356BE8407D5ADA9F1D4F0FDFDAD256EA7E020000');
INSERT INTO board_checkpoints VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', 0, '2026-11-16T11:31:40.234Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2B3B71D2C827C437700255D1DADE204BCE03DB09A0AAFF8E9214547A28EA71C69E99DDD923380B0AB8404132E7AC46896C2F0BC9B44462B2CA912CF2B215041924973C8182A70183850C2C4513DC98DCD083EA27EF3330831FC22F0884896CA3BF2E334A534AB6E77BC36A51E44C9BBAD0A5AD4D891564308DF66ECD4F0E265090F3BC624230513D0BA10AA124DFE5857CB9F0FEEF5FA477503C038F9A7C04F57AC8A0A34E5358C011F4B27F734F7353A47025286FAE1486B5E9E1A3A770D6833A5E5DEBB60575E83C2840EF0C3DD22776A3A7DD10DECE7E3D764BC4FA0C19B42EC4B471DBF53CFEC52E3668929B09540A13ADC44CC1B58E2CA8167DDCB8388D14B68157F2743A6C660DCDD4A7B5FDC5F1F4F00D7127DC827E020000');
INSERT INTO labels VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b03-72a9-93b5-7059f6fc78b4', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8846-727b-a3c5-44ac5cb3fd14', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7a47-700b-b84a-088766d7c2f7', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7a95-74cb-9ec5-f094a2e151af', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-86be-7062-81d5-dedce52ac644', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c46-747a-a652-14680ef35617', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-83ab-7464-9930-7cbe43a996f3', 'Finished by Bob', 'card_moved', '01a1e420-7a95-74cb-9ec5-f094a2e151af', NULL, 'assign_member', NULL, '01a1e420-6792-7073-aac8-af114e8a52e5', 1);
INSERT INTO automation_rules VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-856b-76e5-baa9-ece2195a9711', 'Rule', 'card_moved', '01a1e420-7a47-700b-b84a-088766d7c2f7', NULL, 'assign_member', NULL, '01a1e420-6792-7073-aac8-af114e8a52e5', 1);
INSERT INTO automation_runs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-83ab-7464-9930-7cbe43a996f3', '01a1e420-84ab-7133-a06e-c91d20966ae4', 17, '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '2026-11-16T11:31:38.713Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '21e92dae-c61a-423d-a613-97d716899bf3', 'BOsNVvIjrgBN7FGntmkQY9QU71AVfV5Q2ymvhplaucM', '{"id":"01a1e420-7b03-72a9-93b5-7059f6fc78b4","board_id":"01a1e420-7879-752a-99d8-d9b32e5ad213","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:31:36.323Z');
INSERT INTO invitations VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8840-73a3-a79b-452934e277f8', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('afab5a1b-5e76-49d1-921e-3b8f34666d57', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:31:43.828Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'reset', 'alice@example.org', '00', '2026-11-16T11:31:43.828Z');
INSERT INTO mail_preferences VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', 'card', 'deleted', 'Card', '01a1e420-7a47-700b-b84a-088766d7c2f7', NULL, 131072, 1, '{"id":"01a1e420-884c-7738-a4e6-80e19ceb1b2d","column_id":"01a1e420-7a47-700b-b84a-088766d7c2f7","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:39.724Z","updated_at":"2026-11-16T11:31:39.724Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:31:39.832Z', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 28);
INSERT INTO trash VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-893b-7369-be4f-f801314542ff', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e420-7b03-72a9-93b5-7059f6fc78b4","01a1e420-8846-727b-a3c5-44ac5cb3fd14"],"board_members":["01a1e420-5c54-707c-8132-bc83b5d8c5a6","01a1e420-6792-7073-aac8-af114e8a52e5"]}', '2026-11-16T11:31:40.110Z', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 31);
INSERT INTO trash VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-897c-71f6-a126-4223bbb82259', 'card', 'deleted', 'Card', '01a1e420-893b-7369-be4f-f801314542ff', '01a1e420-893b-7369-be4f-f801314542ff', 65536, NULL, '{"id":"01a1e420-897c-71f6-a126-4223bbb82259","column_id":"01a1e420-893b-7369-be4f-f801314542ff","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:40.028Z","updated_at":"2026-11-16T11:31:40.028Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:31:40.110Z', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', 31);
INSERT INTO restored_contents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', 35, '01a1e420-8c5b-737e-9921-875d6fce30c8', '{"id":"01a1e420-8c5b-737e-9921-875d6fce30c8","column_id":"01a1e420-8c46-747a-a652-14680ef35617","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:40.763Z","updated_at":"2026-11-16T11:31:40.763Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7a95-74cb-9ec5-f094a2e151af', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:31:36.472Z', '2026-11-16T11:31:38.713Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85b9-71b8-9058-7b3460c2822f', '01a1e420-7a47-700b-b84a-088766d7c2f7', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:31:39.065Z', '2026-11-16T11:31:39.065Z', NULL);
INSERT INTO cards VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c5b-737e-9921-875d6fce30c8', '01a1e420-8c46-747a-a652-14680ef35617', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:31:40.763Z', '2026-11-16T11:31:40.763Z', NULL);
INSERT INTO card_labels VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7b03-72a9-93b5-7059f6fc78b4');
INSERT INTO card_assignees VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-6792-7073-aac8-af114e8a52e5', NULL, 0);
INSERT INTO checklists VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-80da-76ec-ae29-9379497fca39', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85df-74fa-9c9a-6c9528064edb', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8618-755a-944a-52e1b46dffa2', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-80ed-7398-85d3-b933c3e4addc', '01a1e420-80da-76ec-ae29-9379497fca39', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-866b-761a-9f5a-824578b27233', '01a1e420-8618-755a-944a-52e1b46dffa2', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-80ed-7398-85d3-b933c3e4addc', '01a1e420-6792-7073-aac8-af114e8a52e5');
INSERT INTO attachments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-828a-72b0-864e-1336539854d3', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8324-73d3-a3b3-1da0efeb02dc', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8339-7718-8b8d-824d55941bd5', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-84f7-75f4-9c49-83ba6202b14c', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-828a-72b0-864e-1336539854d3', X'');
INSERT INTO attachment_blobs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8324-73d3-a3b3-1da0efeb02dc', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8339-7718-8b8d-824d55941bd5', X'422A4E012E2D8A138960A49C044260B25B31D68D7D2EFDC9A591B985DEA10CDD992DEC5FF6D319EF44664817F204FA17950695B8489A0864451336ECB9B74AFC6C878FE6CF90D31F5AC7809B6107BC1D9746865F5CA75524C44DE23DB6D380FB64339D4809A7BE7516FC5C9AFF292D45B059704432816AF39261B0A526050C77B4C3BF22079A1415D2A31C05CD45DAC68BFAB43FE43C8FFF05A392F58A56E18B209C339C5423D6D261516DD0E3F5D4E93B36B2AB19654B566295D705680F7FCB81427A98DD4BC0A75FF32C40C5A4F97B0DB3D4E78526567C693B65ED7F9BE903E27A7A55EEEBAE3984987B78D312AFA3C92CEF2956178B9EB0ED8491434AA4AFB797DEFE3085A98521F506F8831D3DAF905DCEE7883E8F33E084BB282EB581FE47EE7FD8EDE9692BDCFAFD6402CC7FA48F345E79762CEC3EA817A9D54783E4B672246B85EF0F8863C7B8901D7516862E599E6DD9EB7D0A650EF3722D815F13B528E86D619BD8B557433C179AFA053DB13D509E2AEEFFF8C7963B543B177FF5584B8C14640389A6C32990A23D0F31737BA79444D092A2857CB58700BF3995F30C28B68E4B8EF4812B2570B16B67D5D3DB7163B8B914B0A2112105FB43D34B9EA0CBD00254CBBF0D6B115F7D08F62238CBB1258348DF4C07E04F118A89F009216F358B8ABBF2C73F867490AB73DE03EF9679F8D7D4');
INSERT INTO attachment_blobs VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-84f7-75f4-9c49-83ba6202b14c', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('d257a2c3-84c2-4f35-a706-16f593da62c6', 'ffb0f4ca-ead2-4263-baec-710968f02b25', '00', NULL);
INSERT INTO attachment_objects VALUES ('d257a2c3-84c2-4f35-a706-16f593da62c6', 'ffb0f4ca-ead2-4263-baec-710968f02b25', NULL);
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-80ed-7398-85d3-b933c3e4addc', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-828a-72b0-864e-1336539854d3', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8324-73d3-a3b3-1da0efeb02dc', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8339-7718-8b8d-824d55941bd5', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-84f7-75f4-9c49-83ba6202b14c', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85b9-71b8-9058-7b3460c2822f', '01a1e420-85b9-71b8-9058-7b3460c2822f', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85b9-71b8-9058-7b3460c2822f', '01a1e420-85b9-71b8-9058-7b3460c2822f', 'description', '');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-866b-761a-9f5a-824578b27233', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', 'description', '');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-897c-71f6-a126-4223bbb82259', '01a1e420-897c-71f6-a126-4223bbb82259', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-897c-71f6-a126-4223bbb82259', '01a1e420-897c-71f6-a126-4223bbb82259', 'description', '');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c5b-737e-9921-875d6fce30c8', '01a1e420-8c5b-737e-9921-875d6fce30c8', 'title', ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c5b-737e-9921-875d6fce30c8', '01a1e420-8c5b-737e-9921-875d6fce30c8', 'description', '');
INSERT INTO search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-85b9-71b8-9058-7b3460c2822f', '01a1e420-85b9-71b8-9058-7b3460c2822f', 3145727, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8768-75cc-9d83-b07d3df31c41', 1048576, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', '01a1e420-884c-7738-a4e6-80e19ceb1b2d', 4194303, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-897c-71f6-a126-4223bbb82259', '01a1e420-897c-71f6-a126-4223bbb82259', 5242879, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8c5b-737e-9921-875d6fce30c8', '01a1e420-8c5b-737e-9921-875d6fce30c8', 6291455, ' ·b01a1e4207879752a99d8d9b32e5ad213 ·c01a1e4207879752a99d8d9b32e5ad213 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8768-75cc-9d83-b07d3df31c41', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.496Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7991-72c2-a621-a8d5b4d7c3f2', '01a1e420-6792-7073-aac8-af114e8a52e5', 'added', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:35.949Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-79f4-7118-b5ec-1331b9b1afdb', '01a1e420-71cf-71bc-9a25-2a42767f795d', 'added', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:36.052Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7e25-716a-a3c4-daf801a0a802', '01a1e420-6792-7073-aac8-af114e8a52e5', 'assigned', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:37.124Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8768-75cd-84d2-aa3db714d035', '01a1e420-6792-7073-aac8-af114e8a52e5', 'commented', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-8768-75cc-9d83-b07d3df31c41', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:39.496Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e420-8a4a-7434-b4ae-462aeda05f1e', '01a1e420-8a92-70ad-bd3f-9c598b1f34c0', '01a1e420-6792-7073-aac8-af114e8a52e5', 'added', NULL, NULL, '01a1e420-5c54-707c-8132-bc83b5d8c5a6', '2026-11-16T11:31:40.306Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-7b98-715d-b3d4-df0b1f004fe0', '01a1e420-5c54-707c-8132-bc83b5d8c5a6');
INSERT INTO board_visits VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-5c54-707c-8132-bc83b5d8c5a6', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e420-5c54-707c-8132-bc83b5d8c5a6', 'c8a9442657e16263997e31f19710f06d');
INSERT INTO webhooks VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8bff-7467-9f70-f51a5b46bad6', 'https://hooks.invalid/boardcast', NULL, 'yfoh4Kzr48Btf0svkBkrU3-oaM5jU1gS8powMD2jY4aFnBCT2Vo6UXLEM3wGAUCu_ND7mYIqp77jwNrv_rBB3COlO995j2F0gvdAvC-i', 1, NULL, '2026-11-16T11:31:40.670Z', 1, 31, 1, '2026-11-16T11:31:45.991Z', 6, '01a1e420-8c71-7181-bd1e-b13030d171cd', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e420-7879-752a-99d8-d9b32e5ad213', '01a1e420-8bff-7467-9f70-f51a5b46bad6', '01a1e420-8c71-7182-b7ec-d8836548acfb', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:31:40.783Z', '2026-11-16T11:31:45.991Z', NULL, 6);
