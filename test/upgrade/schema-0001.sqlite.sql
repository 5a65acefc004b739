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
CREATE TABLE idempotency_keys (
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     key TEXT NOT NULL,
     request TEXT NOT NULL,
     board_id TEXT,
     answer TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (user_id, key)
   ) STRICT;
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
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
CREATE TABLE card_assignees (
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     user_id TEXT NOT NULL,
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
CREATE INDEX search_documents_doc ON search_documents (doc);
CREATE VIRTUAL TABLE search_index USING fts5(
       words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii');
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
CREATE INDEX cards_due ON cards (board_id, due_at) WHERE due_at IS NOT NULL;
INSERT INTO schema_version VALUES (1, '8d3fcf07fdc88567');
INSERT INTO users VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$5zktKKYp8Oqnvf8iPzW78dFXZVuKAC9Od0Vcr1Anv+E$TpLaxEvLf8ANY8xcCPUjJVR36WzNqAAALt7ntckhkOk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:36:53.195Z');
INSERT INTO users VALUES ('01a1e236-ee70-7446-85b6-f764def4eba1', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$7HGvDmpl6S8bGdYwpO682CuiF3e/y9xDVQ90FU4MlkI$gzvj7/XJTjCPpVe8GeFzTMsp9nw16Bxdl69gOwD0Sz4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:36:53.260Z');
INSERT INTO users VALUES ('01a1e236-eeab-73f6-8e71-cf93d05347e8', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$oKU0UCW3PyxqqicO7ZyCC5IPuV+V64T9rF46VJHWAEs$tHHKQ2K7tZvAwSXaRgOFYS3T/N6t5XVFqs7rfCr271Q', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:36:53.336Z');
INSERT INTO users VALUES ('01a1e236-ef7f-76b3-8def-9b2c11c36a34', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$VUxr0kiIR1Orijw5STDyt87jUBfmbH1E9OSw3dMCPhs$D5aN5fpbCqd6U38aLfcE/el4EITZfZtG04/dB7UlJOI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:36:53.556Z');
INSERT INTO sessions VALUES ('01a1e236-ee6e-7318-b2ad-9941cbd12b9f', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.230Z', '2026-11-16T02:36:53.230Z', '2026-11-16T03:36:53.230Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e236-eea9-76e9-82ad-c090050ec2fb', '01a1e236-ee70-7446-85b6-f764def4eba1', '2026-11-16T02:36:53.289Z', '2026-11-16T02:36:53.289Z', '2026-11-16T03:36:53.289Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e236-ef04-7396-b05b-cd35e6e03dc1', '01a1e236-eeab-73f6-8e71-cf93d05347e8', '2026-11-16T02:36:53.380Z', '2026-11-16T02:36:53.380Z', '2026-11-16T03:36:53.380Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e236-efe5-74f1-a201-4d16ea7b74d5', '2026-11-16T03:41:53.607Z');
INSERT INTO avatars VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:36:53.417Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', 'ca24b378-5e24-413d-8219-44747101c00e', 'jvAa308YyhPHBpKCDMmlzF2P9qgYpKxDv3rHfOZ1Qi0', '01a1e236-ef08-7362-b619-c663f9d62d52', '{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:36:53.402Z');
INSERT INTO leases VALUES ('work', 'aaceaf88-1e61-40d7-8fd7-59198b64e5bc', '2026-11-16T02:36:53.608Z');
INSERT INTO boards VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 'Board', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.384Z', '2026-11-16T02:36:53.384Z', 35, 38, 'sn3hb1dja6h', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', 'Board', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.481Z', '2026-11-16T02:36:53.481Z', 2, 3, 'vupvzcaqiyl', 0, '2026-11-16T02:36:53.484Z', '01a1e236-ee1f-7602-9096-7a8171c5878b');
INSERT INTO board_members VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ee1f-7602-9096-7a8171c5878b', 'owner');
INSERT INTO board_members VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ee70-7446-85b6-f764def4eba1', 'member');
INSERT INTO board_members VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', '01a1e236-ee1f-7602-9096-7a8171c5878b', 'owner');
INSERT INTO board_members VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', '01a1e236-ee70-7446-85b6-f764def4eba1', 'member');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 1, 'board.member_added', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.391Z', 1, '01a1e236-ee70-7446-85b6-f764def4eba1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","user_id":"01a1e236-ee70-7446-85b6-f764def4eba1","role":"member","user":{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 2, 'board.member_added', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.396Z', 2, '01a1e236-eeab-73f6-8e71-cf93d05347e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","user_id":"01a1e236-eeab-73f6-8e71-cf93d05347e8","role":"member","user":{"id":"01a1e236-eeab-73f6-8e71-cf93d05347e8","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 3, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.397Z', 3, '01a1e236-ef15-70a9-af40-ce4dfecdbf70', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 4, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.400Z', 4, '01a1e236-ef18-747b-a219-9a2fd2bdd9de', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef18-747b-a219-9a2fd2bdd9de","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 5, 'label.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.402Z', 5, '01a1e236-ef1a-759d-b183-8961b3c1b319', NULL, NULL, NULL, NULL, 'ca24b378-5e24-413d-8219-44747101c00e', NULL, NULL, '{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 6, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.404Z', 6, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.404Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 7, 'card.labeled', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.408Z', 7, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:36:53.404Z"}', '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.408Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 8, 'card.assigned', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.411Z', 8, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:36:53.408Z"}', '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.411Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 9, 'card.assigned', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.411Z', 8, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:36:53.411Z"}', '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.411Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 10, 'checklist.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.422Z', 10, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef2f-752c-b016-c0a34d49227a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef2f-752c-b016-c0a34d49227a","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 11, 'checklist_item.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.425Z', 11, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef31-765c-b09c-0b88861e7428', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef31-765c-b09c-0b88861e7428","checklist_id":"01a1e236-ef2f-752c-b016-c0a34d49227a","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 12, 'checklist_item.updated', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.428Z', 12, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef31-765c-b09c-0b88861e7428', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e236-ef31-765c-b09c-0b88861e7428","checklist_id":"01a1e236-ef2f-752c-b016-c0a34d49227a","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 13, 'checklist_item.assigned', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.430Z', 13, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef31-765c-b09c-0b88861e7428', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e236-ef31-765c-b09c-0b88861e7428","checklist_id":"01a1e236-ef2f-752c-b016-c0a34d49227a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 14, 'attachment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.434Z', 14, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3a-76a2-91f2-c4730989cfe2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef3a-76a2-91f2-c4730989cfe2","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 15, 'attachment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.437Z', 15, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3d-7172-877e-363f0957a110', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef3d-7172-877e-363f0957a110","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 16, 'attachment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.439Z', 16, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3f-7756-bbb4-f2a7d26b37d6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef3f-7756-bbb4-f2a7d26b37d6","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 17, 'card.moved', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.444Z', 17, '01a1e236-ef1c-764b-982c-647d973d3915', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","rank":65536,"updated_at":"2026-11-16T02:36:53.411Z","position":0}', '{"id":"01a1e236-ef1c-764b-982c-647d973d3915","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef18-747b-a219-9a2fd2bdd9de","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e236-ef1a-759d-b183-8961b3c1b319","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e236-ef2f-752c-b016-c0a34d49227a","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","title":"Steps","rank":65536,"items":[{"id":"01a1e236-ef31-765c-b09c-0b88861e7428","checklist_id":"01a1e236-ef2f-752c-b016-c0a34d49227a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e236-ef3a-76a2-91f2-c4730989cfe2","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e236-ef3d-7172-877e-363f0957a110","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e236-ef3f-7756-bbb4-f2a7d26b37d6","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:36:53.404Z","updated_at":"2026-11-16T02:36:53.444Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 18, 'board.member_removed', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.447Z', 18, '01a1e236-eeab-73f6-8e71-cf93d05347e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","user_id":"01a1e236-eeab-73f6-8e71-cf93d05347e8","role":"member","user":{"id":"01a1e236-eeab-73f6-8e71-cf93d05347e8","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 19, 'attachment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.450Z', 19, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef4a-7582-8d68-01027251c787', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef4a-7582-8d68-01027251c787","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 20, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.453Z', 20, '01a1e236-ef4d-76ac-ac42-701a5cba445e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef4d-76ac-ac42-701a5cba445e","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.453Z","updated_at":"2026-11-16T02:36:53.453Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 21, 'checklist.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.455Z', 21, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef4f-730a-816b-dbdaafda9f4d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef4f-730a-816b-dbdaafda9f4d","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 22, 'checklist.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.457Z', 22, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef51-70c4-80bc-3105748f5022', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef51-70c4-80bc-3105748f5022","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 23, 'checklist_item.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.459Z', 23, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef53-725e-ad81-c39e6273f40e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef53-725e-ad81-c39e6273f40e","checklist_id":"01a1e236-ef51-70c4-80bc-3105748f5022","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 24, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.461Z', 24, '01a1e236-ef55-7432-83ee-bac2eda35f20', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef55-7432-83ee-bac2eda35f20","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 25, 'comment.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.462Z', 25, '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef56-728d-8a11-a1c2232ebe2b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef56-728d-8a11-a1c2232ebe2b","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","card_id":"01a1e236-ef1c-764b-982c-647d973d3915","user_id":"01a1e236-ee1f-7602-9096-7a8171c5878b","user":{"id":"01a1e236-ee1f-7602-9096-7a8171c5878b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:36:53.462Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 26, 'label.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.468Z', 26, '01a1e236-ef5c-76ae-9546-3c360543461f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef5c-76ae-9546-3c360543461f","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 27, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.469Z', 27, '01a1e236-ef5e-76aa-abce-043eef85d25e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef5e-76aa-abce-043eef85d25e","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.469Z","updated_at":"2026-11-16T02:36:53.469Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 28, 'card.deleted', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.471Z', 28, '01a1e236-ef5e-76aa-abce-043eef85d25e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef5e-76aa-abce-043eef85d25e","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.469Z","updated_at":"2026-11-16T02:36:53.469Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 29, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.474Z', 29, '01a1e236-ef62-74f6-a401-7d3e3abcc366', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef62-74f6-a401-7d3e3abcc366","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 30, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.475Z', 30, '01a1e236-ef63-75f7-924c-137cc88145bc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef63-75f7-924c-137cc88145bc","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef62-74f6-a401-7d3e3abcc366","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.475Z","updated_at":"2026-11-16T02:36:53.475Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 31, 'column.deleted', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.478Z', 31, '01a1e236-ef62-74f6-a401-7d3e3abcc366', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef62-74f6-a401-7d3e3abcc366","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', 1, 'board.member_added', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.483Z', 1, '01a1e236-ee70-7446-85b6-f764def4eba1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e236-ef69-74b5-a3eb-c59a6ec59464","user_id":"01a1e236-ee70-7446-85b6-f764def4eba1","role":"member","user":{"id":"01a1e236-ee70-7446-85b6-f764def4eba1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', 2, 'board.deleted', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.484Z', 2, '01a1e236-ef69-74b5-a3eb-c59a6ec59464', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef69-74b5-a3eb-c59a6ec59464"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 32, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.486Z', 32, '01a1e236-ef6e-72fa-88ac-a4b1555d2569', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 33, 'card.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.488Z', 33, '01a1e236-ef70-75be-bedd-84c7782e88f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef70-75be-bedd-84c7782e88f3","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","column_id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:36:53.488Z","updated_at":"2026-11-16T02:36:53.488Z"}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 34, 'column.deleted', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.490Z', 34, '01a1e236-ef6e-72fa-88ac-a4b1555d2569', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 35, 'column.created', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.493Z', 35, '01a1e236-ef6e-72fa-88ac-a4b1555d2569', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","board_id":"01a1e236-ef08-7362-b619-c663f9d62d52","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 0, '2026-11-16T02:36:53.384Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDBA14EE253C53770025595136F9025270E6BA780AAFE3B6A5210EDA1A8C799DD99D9C701BC0303425A89AAD01C3B51F1B2D08A375AD6BCD5BAE86AA7955B2B60907D0E08069EA225070C1CA696FC987D1CC00C53080CDA1822FD02429BD1ED9AAF8B0C941D2FB550BC16B5E6A5AD6429DB7555560D30984677B7E627C76630A084D25C4A2EF5B350A6D0665DAC8AEAF1E58FF77F7D09DFC10806C136181298D72D831EFB06E9040ED09CF6DFDD73B929215D0B6EAE4471BE74FC1890CE7A3087EB6FDDB4C0DEFA00066CF02D6EF0D3F663C055A4B7B3DF60FB53C45C06069DA794176EF95EB097D8A79D6DB3DF23984C13CEC41EC9771E1D98CE86B470691A91968167F278DC1E1FBE01BEBB51AE69020000');
INSERT INTO board_checkpoints VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', 0, '2026-11-16T02:36:53.481Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB380F27F109F10D9C4055B57636C8921307DB29A0AAFF8E9A14447B28EA71667766F67100DB81824CA0A0BC909C7AD9F2BAD415C7823437558B924CD596B20406C92647A0E0C963E8804147D1043B25EB4750E3EC1C03E39D0FBF201026EA76FAEB228344CF6B99E5BCCD5AC96B6C442D4CD5D48D0606F3D4DDADF9C9C1040AF22C975C082EE47396AB42AAAAD8948D78F9E3FD5F5FA477501903879A5C04F5BA6530D0A0299CC001F469FFDD3D979B23856BC1CD95825F2EED3F460A673DA8C3F5B76E5AD080D6810274D6D0237DE23039DAF8F076F61B7138452C6560D0DB10D3CAADDF7378896DDCA149764FA052986921F6146C6FA903D5A38B2B17E789C23AF0421E8FDBE3C337CDACF2C469020000');
INSERT INTO labels VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1a-759d-b183-8961b3c1b319', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5c-76ae-9546-3c360543461f', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef15-70a9-af40-ce4dfecdbf70', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef18-747b-a219-9a2fd2bdd9de', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef55-7432-83ee-bac2eda35f20', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef6e-72fa-88ac-a4b1555d2569', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef41-7240-909c-88d21831a3b4', 'Finished by Bob', 'card_moved', '01a1e236-ef18-747b-a219-9a2fd2bdd9de', NULL, 'assign_member', NULL, '01a1e236-ee70-7446-85b6-f764def4eba1', 1);
INSERT INTO automation_rules VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4c-71b3-b1d6-9312befabf7f', 'Rule', 'card_moved', '01a1e236-ef15-70a9-af40-ce4dfecdbf70', NULL, 'assign_member', NULL, '01a1e236-ee70-7446-85b6-f764def4eba1', 1);
INSERT INTO automation_runs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef41-7240-909c-88d21831a3b4', '01a1e236-ef45-75db-83e0-75439bfa0636', 17, '01a1e236-ef1c-764b-982c-647d973d3915', '2026-11-16T02:36:53.444Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5a-7341-a57e-9091f0cf35ac', '01a1e236-ee1f-7602-9096-7a8171c5878b', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('72be020d-051f-4c21-ae37-044d73ee15ed', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:36:53.608Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e236-ee1f-7602-9096-7a8171c5878b', 'reset', 'alice@example.org', '00', '2026-11-16T02:36:53.608Z');
INSERT INTO mail_preferences VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5e-76aa-abce-043eef85d25e', 'card', 'deleted', 'Card', '01a1e236-ef15-70a9-af40-ce4dfecdbf70', NULL, 131072, 1, '{"id":"01a1e236-ef5e-76aa-abce-043eef85d25e","column_id":"01a1e236-ef15-70a9-af40-ce4dfecdbf70","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:36:53.469Z","updated_at":"2026-11-16T02:36:53.469Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:36:53.471Z', '01a1e236-ee1f-7602-9096-7a8171c5878b', 28);
INSERT INTO trash VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef62-74f6-a401-7d3e3abcc366', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e236-ef1a-759d-b183-8961b3c1b319","01a1e236-ef5c-76ae-9546-3c360543461f"],"board_members":["01a1e236-ee1f-7602-9096-7a8171c5878b","01a1e236-ee70-7446-85b6-f764def4eba1"]}', '2026-11-16T02:36:53.478Z', '01a1e236-ee1f-7602-9096-7a8171c5878b', 31);
INSERT INTO trash VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef63-75f7-924c-137cc88145bc', 'card', 'deleted', 'Card', '01a1e236-ef62-74f6-a401-7d3e3abcc366', '01a1e236-ef62-74f6-a401-7d3e3abcc366', 65536, NULL, '{"id":"01a1e236-ef63-75f7-924c-137cc88145bc","column_id":"01a1e236-ef62-74f6-a401-7d3e3abcc366","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:36:53.475Z","updated_at":"2026-11-16T02:36:53.475Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:36:53.478Z', '01a1e236-ee1f-7602-9096-7a8171c5878b', 31);
INSERT INTO restored_contents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', 35, '01a1e236-ef70-75be-bedd-84c7782e88f3', '{"id":"01a1e236-ef70-75be-bedd-84c7782e88f3","column_id":"01a1e236-ef6e-72fa-88ac-a4b1555d2569","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:36:53.488Z","updated_at":"2026-11-16T02:36:53.488Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef18-747b-a219-9a2fd2bdd9de', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T02:36:53.404Z', '2026-11-16T02:36:53.444Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4d-76ac-ac42-701a5cba445e', '01a1e236-ef15-70a9-af40-ce4dfecdbf70', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:36:53.453Z', '2026-11-16T02:36:53.453Z', NULL);
INSERT INTO cards VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef70-75be-bedd-84c7782e88f3', '01a1e236-ef6e-72fa-88ac-a4b1555d2569', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:36:53.488Z', '2026-11-16T02:36:53.488Z', NULL);
INSERT INTO card_labels VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef1a-759d-b183-8961b3c1b319');
INSERT INTO card_assignees VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ee1f-7602-9096-7a8171c5878b');
INSERT INTO card_assignees VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ee70-7446-85b6-f764def4eba1');
INSERT INTO checklists VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef2f-752c-b016-c0a34d49227a', '01a1e236-ef1c-764b-982c-647d973d3915', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4f-730a-816b-dbdaafda9f4d', '01a1e236-ef1c-764b-982c-647d973d3915', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef51-70c4-80bc-3105748f5022', '01a1e236-ef1c-764b-982c-647d973d3915', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef31-765c-b09c-0b88861e7428', '01a1e236-ef2f-752c-b016-c0a34d49227a', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef53-725e-ad81-c39e6273f40e', '01a1e236-ef51-70c4-80bc-3105748f5022', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef31-765c-b09c-0b88861e7428', '01a1e236-ee70-7446-85b6-f764def4eba1');
INSERT INTO attachments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3a-76a2-91f2-c4730989cfe2', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3d-7172-877e-363f0957a110', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3f-7756-bbb4-f2a7d26b37d6', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4a-7582-8d68-01027251c787', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3a-76a2-91f2-c4730989cfe2', X'');
INSERT INTO attachment_blobs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3d-7172-877e-363f0957a110', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef3f-7756-bbb4-f2a7d26b37d6', X'D5FAEFECC58EAA733DEF81ED29D455602D851204069CBFF034BEC5D9ECB435898BEBEA0A100A606FAD444767BA52B664CFF609CE8FBD3150B4470FA456BB02AB417E91DEAEEB6B68A1768DE15E7E0FD4E137B414FCA81102133EC8AC3D3D4134AD23F681CDBA606B45954D4F0AE1FA173C1F47B2A869C6C58FC465648A2B496F88D6561DBFA23C9176F78FAEE9CF7B37422EA9A2667EDF8A69F5C02AA2CDE79CCEC3377657240F3421C44C9427B4DBFCAF63BF94DD1735F05BB1DAC9273A7BCA8A4827E6998698295A0C710F310382C612186933C53A25EF129CDAEF305775B385B8818884105441C8F074184AEEAD2CEBFF5698D51A6C9A6C56D3F284252C5356887FF09B2B44A498F423CDABEADE425D4E83539E0138B1D231D4573ABDFA01DB2AFEF162CE4070FF819E33F29A42AC7AB2BFEC3ADD38D544B8019CBA3B300E0673BED6BA5CEA5027E45A646584F09B8ECA9A2D0DAFEF280CD76A222AB8A4B5BC8E08D1DFC8D3F78DD7D8AF35E67CD00DCF37A92425B89796B27DF664ED6EA621A966B45662BE6A4FB94FE8D2B9DDD014F2EDB8140E386DEE02C9A389D675933050CBFC92D463EDDA7FDCFA98A185FF5D72FF878B0E226D727CEC5904C5B37A41E726B020C25073DDB00B4F392E08973345D784061590245A3EC14E13B20FCE9600009945FD9C645E640C7B9AE59A4EAE8B728B');
INSERT INTO attachment_blobs VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4a-7582-8d68-01027251c787', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('dd818a4b-83ac-4806-bd99-a5493a2fa588', 'a704aeea-4471-4229-8b83-eb591ac2a3d0', '00', NULL);
INSERT INTO attachment_objects VALUES ('dd818a4b-83ac-4806-bd99-a5493a2fa588', 'a704aeea-4471-4229-8b83-eb591ac2a3d0', NULL);
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef1c-764b-982c-647d973d3915', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef1c-764b-982c-647d973d3915', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef31-765c-b09c-0b88861e7428', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3a-76a2-91f2-c4730989cfe2', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3d-7172-877e-363f0957a110', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef3f-7756-bbb4-f2a7d26b37d6', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef4a-7582-8d68-01027251c787', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4d-76ac-ac42-701a5cba445e', '01a1e236-ef4d-76ac-ac42-701a5cba445e', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4d-76ac-ac42-701a5cba445e', '01a1e236-ef4d-76ac-ac42-701a5cba445e', 'description', '');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef53-725e-ad81-c39e6273f40e', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5e-76aa-abce-043eef85d25e', '01a1e236-ef5e-76aa-abce-043eef85d25e', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5e-76aa-abce-043eef85d25e', '01a1e236-ef5e-76aa-abce-043eef85d25e', 'description', '');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef63-75f7-924c-137cc88145bc', '01a1e236-ef63-75f7-924c-137cc88145bc', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef63-75f7-924c-137cc88145bc', '01a1e236-ef63-75f7-924c-137cc88145bc', 'description', '');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef70-75be-bedd-84c7782e88f3', '01a1e236-ef70-75be-bedd-84c7782e88f3', 'title', ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef70-75be-bedd-84c7782e88f3', '01a1e236-ef70-75be-bedd-84c7782e88f3', 'description', '');
INSERT INTO search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef1c-764b-982c-647d973d3915', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef4d-76ac-ac42-701a5cba445e', '01a1e236-ef4d-76ac-ac42-701a5cba445e', 3145727, ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef56-728d-8a11-a1c2232ebe2b', 1048576, ' ·b01a1e236ef087362b619c663f9d62d52 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef5e-76aa-abce-043eef85d25e', '01a1e236-ef5e-76aa-abce-043eef85d25e', 4194303, ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef63-75f7-924c-137cc88145bc', '01a1e236-ef63-75f7-924c-137cc88145bc', 5242879, ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef70-75be-bedd-84c7782e88f3', '01a1e236-ef70-75be-bedd-84c7782e88f3', 6291455, ' ·b01a1e236ef087362b619c663f9d62d52 ·c01a1e236ef087362b619c663f9d62d52 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef56-728d-8a11-a1c2232ebe2b', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.462Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef10-74e4-9c32-9c237bf1e0ef', '01a1e236-ee70-7446-85b6-f764def4eba1', 'added', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.391Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef14-7096-bfbd-5087046785e4', '01a1e236-eeab-73f6-8e71-cf93d05347e8', 'added', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.396Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef23-7728-b76c-e5d928099421', '01a1e236-ee70-7446-85b6-f764def4eba1', 'assigned', '01a1e236-ef1c-764b-982c-647d973d3915', NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.411Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef57-76f7-b5ee-a6b39d5bc6cc', '01a1e236-ee70-7446-85b6-f764def4eba1', 'commented', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ef56-728d-8a11-a1c2232ebe2b', '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.462Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e236-ef69-74b5-a3eb-c59a6ec59464', '01a1e236-ef6b-76bb-9c2e-a3c2e079e0c6', '01a1e236-ee70-7446-85b6-f764def4eba1', 'added', NULL, NULL, '01a1e236-ee1f-7602-9096-7a8171c5878b', '2026-11-16T02:36:53.483Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ef1c-764b-982c-647d973d3915', '01a1e236-ee1f-7602-9096-7a8171c5878b');
INSERT INTO board_visits VALUES ('01a1e236-ef08-7362-b619-c663f9d62d52', '01a1e236-ee1f-7602-9096-7a8171c5878b', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e236-ee1f-7602-9096-7a8171c5878b', '4383f88e283db61ba28a9dae5d9e9691');
