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
     deleted_by TEXT
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
INSERT INTO schema_version VALUES (1, 'bed13fa9c403b524');
INSERT INTO users VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$ssrZjjX5Ys8+6bdXnbxQNeJFLXcaOHyq7TnM+oUoONQ$uxtzEowyxUbuG7IWM7plVLW5lYCuF+UpYVy0Q3fwEWk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:27:41.699Z');
INSERT INTO users VALUES ('01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ZbocRgOcMaDDQaQuHNqiFyTBi6UnrTT1EuefcOppweo$KjX1Rr755hQNgc2ynswM24TKAKruta0OmojVWcdAYJQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:27:49.795Z');
INSERT INTO users VALUES ('01a1e41d-11ee-72f9-9f7f-13469011c969', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$UVIYl1ZUu3Okci7M7j5nIh4+DDtz45DMwsCCtHR/3+A$+BULjUBJwm17QawKeVcwu/NwsJbnSjzIWXMQkKkvfkQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:27:53.903Z');
INSERT INTO users VALUES ('01a1e41d-3b0b-720d-8c64-7cbf605080e9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$3yhMO80zv1CKTvt0igdUECVUoVReRNGCskYd1zWHSEk$RE6q5RQXjYzucfpoXATyyGwLzxdRPmtH6MzrzW3gSyg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:28:04.455Z');
INSERT INTO sessions VALUES ('01a1e41c-fdd3-71eb-8da0-697bca50b92f', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:47.667Z', '2026-11-16T11:27:47.667Z', '2026-11-16T12:27:47.667Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e41d-11ea-72d2-b7ed-591b82eb1dd1', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', '2026-11-16T11:27:52.810Z', '2026-11-16T11:27:52.810Z', '2026-11-16T12:27:52.810Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e41d-1c8e-72e6-9d1a-4cbbb648edc5', '01a1e41d-11ee-72f9-9f7f-13469011c969', '2026-11-16T11:27:55.534Z', '2026-11-16T11:27:55.534Z', '2026-11-16T12:27:55.534Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e41d-4192-7018-846f-93be13936182', '2026-11-16T12:33:05.071Z');
INSERT INTO api_tokens VALUES ('01a1e41d-25a7-7537-8839-1ab333ba14cf', '01a1e41c-d5d5-7511-9291-8f11f461637c', 'a610c71defd7a3131919c260b158612685e5f007d2588cd389a91de8ad972711', 'oiw5', 'Script', 'write', '01a1e41d-1cec-72f6-a415-523bb5a219ad', '2026-11-16T11:27:57.822Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:27:57.415Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'b1e50afa-6c0f-453c-bb77-0244bc0e3ef8', '2026-11-16T11:28:05.149Z');
INSERT INTO boards VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 'Board', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.628Z', '2026-11-16T11:27:55.628Z', 35, 38, '3bjj3a8ydzxk1', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', 'Board', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.608Z', '2026-11-16T11:28:01.608Z', 2, 3, '36tu20tczofol', 0, '2026-11-16T11:28:01.793Z', '01a1e41c-d5d5-7511-9291-8f11f461637c');
INSERT INTO board_members VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41c-d5d5-7511-9291-8f11f461637c', 'owner');
INSERT INTO board_members VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'member');
INSERT INTO board_members VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', '01a1e41c-d5d5-7511-9291-8f11f461637c', 'owner');
INSERT INTO board_members VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'member');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 1, 'board.member_added', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.786Z', 1, '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","user_id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","role":"member","user":{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 2, 'board.member_added', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.863Z', 2, '01a1e41d-11ee-72f9-9f7f-13469011c969', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","user_id":"01a1e41d-11ee-72f9-9f7f-13469011c969","role":"member","user":{"id":"01a1e41d-11ee-72f9-9f7f-13469011c969","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 3, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.892Z', 3, '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 4, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.938Z', 4, '01a1e41d-1e22-7588-ac3d-1684801de119', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-1e22-7588-ac3d-1684801de119","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 5, 'label.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.993Z', 5, '01a1e41d-1e7a-71a7-840a-540cb3bb97f2', NULL, NULL, NULL, NULL, '814240f3-cdba-45ac-90ea-533393c007f1', NULL, NULL, NULL, '{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 6, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:56.134Z', 6, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:56.134Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 7, 'card.labeled', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:56.945Z', 7, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:27:56.134Z"}', '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:56.945Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 8, 'card.assigned', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:57.113Z', 8, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:27:56.945Z"}', '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:57.113Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 9, 'card.assigned', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:57.113Z', 8, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:27:57.113Z"}', '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:57.113Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 10, 'checklist.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:57.961Z', 10, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-260a-7713-a1a2-4f8aa479a9e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 11, 'checklist_item.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.044Z', 11, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-265c-74b8-8423-7b9d895cfabe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-265c-74b8-8423-7b9d895cfabe","checklist_id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 12, 'checklist_item.updated', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.204Z', 12, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-265c-74b8-8423-7b9d895cfabe', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e41d-265c-74b8-8423-7b9d895cfabe","checklist_id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 13, 'checklist_item.assigned', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.331Z', 13, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-265c-74b8-8423-7b9d895cfabe', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e41d-265c-74b8-8423-7b9d895cfabe","checklist_id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 14, 'attachment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.556Z', 14, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-285d-7650-b3a1-fa81085ce815', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-285d-7650-b3a1-fa81085ce815","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 15, 'attachment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.589Z', 15, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-287d-74a9-9c5d-22a0d11886c1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-287d-74a9-9c5d-22a0d11886c1","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 16, 'attachment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.597Z', 16, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2885-75d7-bed2-c62039f743f0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2885-75d7-bed2-c62039f743f0","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 17, 'card.moved', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:58.631Z', 17, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","rank":65536,"updated_at":"2026-11-16T11:27:57.113Z","position":0}', '{"id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1e22-7588-ac3d-1684801de119","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","title":"Steps","rank":65536,"items":[{"id":"01a1e41d-265c-74b8-8423-7b9d895cfabe","checklist_id":"01a1e41d-260a-7713-a1a2-4f8aa479a9e9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e41d-285d-7650-b3a1-fa81085ce815","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e41d-287d-74a9-9c5d-22a0d11886c1","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e41d-2885-75d7-bed2-c62039f743f0","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:27:56.134Z","updated_at":"2026-11-16T11:27:58.631Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 18, 'board.member_removed', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:59.328Z', 18, '01a1e41d-11ee-72f9-9f7f-13469011c969', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","user_id":"01a1e41d-11ee-72f9-9f7f-13469011c969","role":"member","user":{"id":"01a1e41d-11ee-72f9-9f7f-13469011c969","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 19, 'attachment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:59.394Z', 19, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2ba2-74e2-99bd-c2114a5f7366', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2ba2-74e2-99bd-c2114a5f7366","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 20, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.064Z', 20, '01a1e41d-2e41-7379-97d6-5531354c9c61', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2e41-7379-97d6-5531354c9c61","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:00.064Z","updated_at":"2026-11-16T11:28:00.064Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 21, 'checklist.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.087Z', 21, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2e57-7308-b4eb-6bbeb4b2b818', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2e57-7308-b4eb-6bbeb4b2b818","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 22, 'checklist.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.246Z', 22, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2ef6-7511-8b11-aafc81894ee0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-2ef6-7511-8b11-aafc81894ee0","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 23, 'checklist_item.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.572Z', 23, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-303c-7408-8fc4-603753134901', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-303c-7408-8fc4-603753134901","checklist_id":"01a1e41d-2ef6-7511-8b11-aafc81894ee0","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 24, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.739Z', 24, '01a1e41d-30e3-7711-be26-d8e516ef2176', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-30e3-7711-be26-d8e516ef2176","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 25, 'comment.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.747Z', 25, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-30eb-7538-8b8e-32aaee44bad8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-30eb-7538-8b8e-32aaee44bad8","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","card_id":"01a1e41d-1ef7-72c8-884f-a958233d5cbf","user_id":"01a1e41c-d5d5-7511-9291-8f11f461637c","user":{"id":"01a1e41c-d5d5-7511-9291-8f11f461637c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:28:00.747Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 26, 'label.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.964Z', 26, '01a1e41d-31c4-71fb-ab17-0266b920cd1d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-31c4-71fb-ab17-0266b920cd1d","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 27, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.151Z', 27, '01a1e41d-327f-74e2-8364-48b863bd4b82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-327f-74e2-8364-48b863bd4b82","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:01.151Z","updated_at":"2026-11-16T11:28:01.151Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 28, 'card.deleted', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.226Z', 28, '01a1e41d-327f-74e2-8364-48b863bd4b82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-327f-74e2-8364-48b863bd4b82","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:01.151Z","updated_at":"2026-11-16T11:28:01.151Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 29, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.355Z', 29, '01a1e41d-334b-75db-95f6-0f7f18eea0f0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-334b-75db-95f6-0f7f18eea0f0","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 30, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.406Z', 30, '01a1e41d-337e-72b1-896e-980444b6a019', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-337e-72b1-896e-980444b6a019","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-334b-75db-95f6-0f7f18eea0f0","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:01.406Z","updated_at":"2026-11-16T11:28:01.406Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 31, 'column.deleted', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.512Z', 31, '01a1e41d-334b-75db-95f6-0f7f18eea0f0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-334b-75db-95f6-0f7f18eea0f0","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', 1, 'board.member_added', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.708Z', 1, '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41d-3448-71c1-836d-2a2ea18a7a45","user_id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","role":"member","user":{"id":"01a1e41c-ffac-76a0-aac1-8faafae8f3a4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', 2, 'board.deleted', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.793Z', 2, '01a1e41d-3448-71c1-836d-2a2ea18a7a45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-3448-71c1-836d-2a2ea18a7a45"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 32, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.900Z', 32, '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 33, 'card.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.951Z', 33, '01a1e41d-359f-70c1-ad74-687b417ca4b1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-359f-70c1-ad74-687b417ca4b1","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","column_id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:28:01.951Z","updated_at":"2026-11-16T11:28:01.951Z"}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 34, 'column.deleted', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:02.038Z', 34, '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 35, 'column.created', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:02.166Z', 35, '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 0, '2026-11-16T11:27:55.628Z', X'1F8B08000000000000039551CB6EC32010BCF733F66CA22C0976C2A9EA37F4D42AB2D6B0AE90B07101A7ADA2FC7B653B7DE414E5380333B33B7B026741C31A09798B56A061232AD99682B6A884929BA65124714F160AC82E7B060D4F81E2842D2713DD905DE841F7A3F70598E043FC059129B3AD9BAFBF0C23ACB24A540A51ECE51EC5AE456CB725969BCA4001E360EFD6FCE450060D722D4B8128B07C46D4B2D24AAD4AB97BF9E77DEB5FE277D0EB023C35EC13E8D743011D770DC7099CA099F6AFEF696E4C1CAF04E6C64A31CC4D878F9EE3450FFA7475AD5B16DC91F3A081BC33FCC89FD40D9E5721BE5DFC7AEAA688F9190A685D4C79E196EB79BAC62ED564B23B32E81C479E892347D73AB6A05BF269E1D238705C069EC9F3F9B098D57CE43ECFED4F8EE7876F91C567347E020000');
INSERT INTO board_checkpoints VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', 0, '2026-11-16T11:28:01.608Z', X'1F8B08000000000000039551496EC3300CBCF7193C4B81E93D3A157D434F2D028396E84280BC5492D31641FE5ED84E979C821C67A499218727B006142448C8391A99E5792D2BD428EBAC3432A594096BAA282F4040B4D13128781AC91B106038686FA768C701D4303B27408F6EF4BFC03345364DFBF597A1A5294C21AB0251EED33DCABA43ECF212CBACD220609ECCDD9A9F1C8AA0204DD252224A2C9F11555AAB04776552BFFCF3BEF52FF03BA84480A3965D00F57A10D073DFB25FC009DA65FFE69EE6E6C0FE4AA06FACE4C7B5E9F163607FD1833A5D5DEB9605F7641D282067353FF227F593E3DDE8DF2E7E03F54BC4FA0C023AEB43DCB8ED7A8EAEB10D0DE9688F0C2AFA9957E2C8DE76960DA88E5CD8B8304FECB78157F27C3E6C660D1F79886BFB8BE3F9E11B44E224247E020000');
INSERT INTO labels VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1e7a-71a7-840a-540cb3bb97f2', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-31c4-71fb-ab17-0266b920cd1d', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1e22-7588-ac3d-1684801de119', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-30e3-7711-be26-d8e516ef2176', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2894-75b9-abdb-369a26db3093', 'Finished by Bob', 'card_moved', '01a1e41d-1e22-7588-ac3d-1684801de119', NULL, 'assign_member', NULL, '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 1);
INSERT INTO automation_rules VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2bfb-77e3-8833-19b69531518a', 'Rule', 'card_moved', '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', NULL, 'assign_member', NULL, '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 1);
INSERT INTO automation_runs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2894-75b9-abdb-369a26db3093', '01a1e41d-28b9-7404-8f26-6bbc868ad5f7', 17, '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '2026-11-16T11:27:58.631Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41c-d5d5-7511-9291-8f11f461637c', '814240f3-cdba-45ac-90ea-533393c007f1', 'U7MvKoLA8p_rBj3n90EN5uVhOyqquUzp0nQyIUAqe0g', '{"id":"01a1e41d-1e7a-71a7-840a-540cb3bb97f2","board_id":"01a1e41d-1cec-72f6-a415-523bb5a219ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:27:56.027Z');
INSERT INTO invitations VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-3179-75b7-bb18-c08371d23053', '01a1e41c-d5d5-7511-9291-8f11f461637c', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('3ef4b18c-6fa4-47b3-921b-dd46a0f2e7eb', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:28:05.149Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e41c-d5d5-7511-9291-8f11f461637c', 'reset', 'alice@example.org', '00', '2026-11-16T11:28:05.149Z');
INSERT INTO mail_preferences VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-327f-74e2-8364-48b863bd4b82', 'card', 'deleted', 'Card', '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', NULL, 131072, 1, '{"id":"01a1e41d-327f-74e2-8364-48b863bd4b82","column_id":"01a1e41d-1df4-7266-9ccd-2c40f5eae09d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:28:01.151Z","updated_at":"2026-11-16T11:28:01.151Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:28:01.226Z', '01a1e41c-d5d5-7511-9291-8f11f461637c', 28);
INSERT INTO trash VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-334b-75db-95f6-0f7f18eea0f0', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e41d-1e7a-71a7-840a-540cb3bb97f2","01a1e41d-31c4-71fb-ab17-0266b920cd1d"],"board_members":["01a1e41c-d5d5-7511-9291-8f11f461637c","01a1e41c-ffac-76a0-aac1-8faafae8f3a4"]}', '2026-11-16T11:28:01.512Z', '01a1e41c-d5d5-7511-9291-8f11f461637c', 31);
INSERT INTO trash VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-337e-72b1-896e-980444b6a019', 'card', 'deleted', 'Card', '01a1e41d-334b-75db-95f6-0f7f18eea0f0', '01a1e41d-334b-75db-95f6-0f7f18eea0f0', 65536, NULL, '{"id":"01a1e41d-337e-72b1-896e-980444b6a019","column_id":"01a1e41d-334b-75db-95f6-0f7f18eea0f0","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:28:01.406Z","updated_at":"2026-11-16T11:28:01.406Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:28:01.512Z', '01a1e41c-d5d5-7511-9291-8f11f461637c', 31);
INSERT INTO restored_contents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', 35, '01a1e41d-359f-70c1-ad74-687b417ca4b1', '{"id":"01a1e41d-359f-70c1-ad74-687b417ca4b1","column_id":"01a1e41d-356c-74d6-8f2d-e547cabbd4ad","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:28:01.951Z","updated_at":"2026-11-16T11:28:01.951Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1e22-7588-ac3d-1684801de119', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:27:56.134Z', '2026-11-16T11:27:58.631Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e41-7379-97d6-5531354c9c61', '01a1e41d-1df4-7266-9ccd-2c40f5eae09d', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:28:00.064Z', '2026-11-16T11:28:00.064Z', NULL);
INSERT INTO cards VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-359f-70c1-ad74-687b417ca4b1', '01a1e41d-356c-74d6-8f2d-e547cabbd4ad', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:28:01.951Z', '2026-11-16T11:28:01.951Z', NULL);
INSERT INTO card_labels VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1e7a-71a7-840a-540cb3bb97f2');
INSERT INTO card_assignees VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41c-d5d5-7511-9291-8f11f461637c', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', NULL, 0);
INSERT INTO checklists VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-260a-7713-a1a2-4f8aa479a9e9', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e57-7308-b4eb-6bbeb4b2b818', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2ef6-7511-8b11-aafc81894ee0', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-265c-74b8-8423-7b9d895cfabe', '01a1e41d-260a-7713-a1a2-4f8aa479a9e9', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-303c-7408-8fc4-603753134901', '01a1e41d-2ef6-7511-8b11-aafc81894ee0', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-265c-74b8-8423-7b9d895cfabe', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4');
INSERT INTO attachments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-285d-7650-b3a1-fa81085ce815', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-287d-74a9-9c5d-22a0d11886c1', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2885-75d7-bed2-c62039f743f0', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2ba2-74e2-99bd-c2114a5f7366', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-285d-7650-b3a1-fa81085ce815', X'');
INSERT INTO attachment_blobs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-287d-74a9-9c5d-22a0d11886c1', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2885-75d7-bed2-c62039f743f0', X'7C10F5293FB75FAE0AAAC9E469D4DD5760BCA9850BA7606F82CA2ECC88BADDB70BF5E5703B658B29F302CF357F065BC0B7C69D81F1C012DA99C50D604F5FBB69583F0F44496D4AD244751EF3D86B22A7FC295CC6BC253FEA053C8CCE4DFF4F65B959759089EF5B329031986A18877158CC9D5827798404A2D10C25C4C994A2D791C08A371342266C5ED12C7AF6039FD056B5B95117AD19D62F6DD7F6CC99B2903F849F346DA0C6B00B9BDADF05DA0FF5BEF6C3F262AA9744B49D742FF030D7ED9A02DE8653C25ECD07CB2E27E749A70518C843F339C819CA16DDDF5758633C34D546A5F6BF3E81C8AB2F32230BEE26253116BD22442145D0D820867594CA9766E593E6A048D56CBFF29129BE4F3A11F8B6BF36D31CE86AAB4E21FF571322FEB90860822BD1AC6041A36D5089D05C2C769B087C3F1C7FF95469000F3B77F91F87C0DC67AAF61C149F1980B3E9B6B84393200C8639B57F1D68B3E43D81DA994C160DE644FD01D9E776F4BA70BCF79F19DF0EFEA9C3869F887A2865E8FF4E363DBE927475B38ED48186CFA665001F2FE6AF8C779A7C29010C9C34E7A19CAE0F8319E5DEF1A87E13C0D69244C17034583F1A44D41FC309B9C5C52BE848E807674B1CCE8C9D6ECA99317972C24B82CEF126F2EFB6EC263A2887B82C1A427FE08AF1E91321C999030B8BD99348B2A9477B6152F8069603');
INSERT INTO attachment_blobs VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2ba2-74e2-99bd-c2114a5f7366', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('4d7ef99b-f1de-43fe-950b-a637617c5e8c', '96e35b2c-f32e-4e95-9eac-f5bf9e3a9391', '00', NULL);
INSERT INTO attachment_objects VALUES ('4d7ef99b-f1de-43fe-950b-a637617c5e8c', '96e35b2c-f32e-4e95-9eac-f5bf9e3a9391', NULL);
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-265c-74b8-8423-7b9d895cfabe', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-285d-7650-b3a1-fa81085ce815', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-287d-74a9-9c5d-22a0d11886c1', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2885-75d7-bed2-c62039f743f0', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-2ba2-74e2-99bd-c2114a5f7366', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e41-7379-97d6-5531354c9c61', '01a1e41d-2e41-7379-97d6-5531354c9c61', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e41-7379-97d6-5531354c9c61', '01a1e41d-2e41-7379-97d6-5531354c9c61', 'description', '');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-303c-7408-8fc4-603753134901', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-327f-74e2-8364-48b863bd4b82', '01a1e41d-327f-74e2-8364-48b863bd4b82', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-327f-74e2-8364-48b863bd4b82', '01a1e41d-327f-74e2-8364-48b863bd4b82', 'description', '');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-337e-72b1-896e-980444b6a019', '01a1e41d-337e-72b1-896e-980444b6a019', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-337e-72b1-896e-980444b6a019', '01a1e41d-337e-72b1-896e-980444b6a019', 'description', '');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-359f-70c1-ad74-687b417ca4b1', '01a1e41d-359f-70c1-ad74-687b417ca4b1', 'title', ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-359f-70c1-ad74-687b417ca4b1', '01a1e41d-359f-70c1-ad74-687b417ca4b1', 'description', '');
INSERT INTO search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-2e41-7379-97d6-5531354c9c61', '01a1e41d-2e41-7379-97d6-5531354c9c61', 3145727, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-30eb-7538-8b8e-32aaee44bad8', 1048576, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-327f-74e2-8364-48b863bd4b82', '01a1e41d-327f-74e2-8364-48b863bd4b82', 4194303, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-337e-72b1-896e-980444b6a019', '01a1e41d-337e-72b1-896e-980444b6a019', 5242879, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-359f-70c1-ad74-687b417ca4b1', '01a1e41d-359f-70c1-ad74-687b417ca4b1', 6291455, ' ·b01a1e41d1cec72f6a415523bb5a219ad ·c01a1e41d1cec72f6a415523bb5a219ad ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-30eb-7538-8b8e-32aaee44bad8', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.747Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1d8b-778a-9a41-82959e48abd0', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'added', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.786Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1dd7-74bf-8a13-7b1d39139af8', '01a1e41d-11ee-72f9-9f7f-13469011c969', 'added', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:55.863Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-22b9-74c3-b833-9b3dc2d28c18', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'assigned', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:27:57.113Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-30eb-7539-ab76-9920ecb24841', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'commented', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41d-30eb-7538-8b8e-32aaee44bad8', '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:00.747Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41d-3448-71c1-836d-2a2ea18a7a45', '01a1e41d-34ac-743b-a68e-50fd4324a6c8', '01a1e41c-ffac-76a0-aac1-8faafae8f3a4', 'added', NULL, NULL, '01a1e41c-d5d5-7511-9291-8f11f461637c', '2026-11-16T11:28:01.708Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41d-1ef7-72c8-884f-a958233d5cbf', '01a1e41c-d5d5-7511-9291-8f11f461637c');
INSERT INTO board_visits VALUES ('01a1e41d-1cec-72f6-a415-523bb5a219ad', '01a1e41c-d5d5-7511-9291-8f11f461637c', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e41c-d5d5-7511-9291-8f11f461637c', 'c1d33a272e8673b3a779760e0a59aa29');
