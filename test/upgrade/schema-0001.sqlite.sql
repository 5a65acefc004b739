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
INSERT INTO schema_version VALUES (1, '397f03df418b305c');
INSERT INTO users VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$ccKnulNlFWjQhnL48qO+81iRG2wNr6jW9KZffjhDkdU$MiCILbxalb6Z92ALb0M1KJ8Jrd/GPfmiRc6iLSfaXi0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T07:56:16.189Z');
INSERT INTO users VALUES ('01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$kvHov6IMq2UxDwcvHyQXq5iTU5yYfPGm7LPmp44JMSw$4x3bzoTy4E31uFMg1KI2+k3bcUse5eydkTvI3DgPXps', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T07:56:16.778Z');
INSERT INTO users VALUES ('01a1e35b-588f-746b-8cac-e7b06bc6a3cd', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$OZ5bZcJEGBKWFGB7fLM+w0mp+tO1hFYEvrYPWp4em1s$VfiQZZ4voWFj1RqF5QoZr6VY9EvxwqdUAwNGXYOSWW8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T07:56:17.104Z');
INSERT INTO users VALUES ('01a1e35b-a72e-70f2-b45b-9de07ffd8641', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$aBi598xtPQcUStlr/2SgOHOJXESbi3hlhBHXc0BiHKU$SRnF1gOQM08ZQrEKPi+OmXLA4/E/0yM7lWS7oGE6AIc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T07:56:37.922Z');
INSERT INTO sessions VALUES ('01a1e35b-577a-7071-ab5f-7cce8003a261', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:16.634Z', '2026-11-16T07:56:16.634Z', '2026-11-16T08:56:16.634Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e35b-588b-77cf-aec3-3dde3a4f696d', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', '2026-11-16T07:56:16.907Z', '2026-11-16T07:56:16.907Z', '2026-11-16T08:56:16.907Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e35b-674b-71a6-a6be-7a752450a9c3', '01a1e35b-588f-746b-8cac-e7b06bc6a3cd', '2026-11-16T07:56:20.683Z', '2026-11-16T07:56:20.683Z', '2026-11-16T08:56:20.683Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e35b-b251-7640-9381-13e3897d693d', '2026-11-16T09:01:39.935Z');
INSERT INTO avatars VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T07:56:29.747Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', '0c6d676c-8ac8-4e1a-9311-c3c1e4a7513a', 'KaoSx56hZNPFybkiDH5Cqcdy5djJPCCAOLRUEzkQxaU', '01a1e35b-7f89-75cf-962e-ef4060aa627c', '{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T07:56:29.694Z');
INSERT INTO leases VALUES ('work', '2c72d75c-a877-4ba4-84fe-a6ff1db8804f', '2026-11-16T07:56:39.946Z');
INSERT INTO boards VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 'Board', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:26.889Z', '2026-11-16T07:56:26.889Z', 35, 38, 'e91iqxzurwe', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', 'Board', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.760Z', '2026-11-16T07:56:36.760Z', 2, 3, 'ikj1xymiz5q', 0, '2026-11-16T07:56:36.838Z', '01a1e35b-5454-7087-9bac-cdab53f195d9');
INSERT INTO board_members VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-5454-7087-9bac-cdab53f195d9', 'owner');
INSERT INTO board_members VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'member');
INSERT INTO board_members VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', '01a1e35b-5454-7087-9bac-cdab53f195d9', 'owner');
INSERT INTO board_members VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'member');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 1, 'board.member_added', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:28.060Z', 1, '01a1e35b-5793-76a7-bf33-9dd143f7eacd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","user_id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","role":"member","user":{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 2, 'board.member_added', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:28.379Z', 2, '01a1e35b-588f-746b-8cac-e7b06bc6a3cd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","user_id":"01a1e35b-588f-746b-8cac-e7b06bc6a3cd","role":"member","user":{"id":"01a1e35b-588f-746b-8cac-e7b06bc6a3cd","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 3, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.650Z', 3, '01a1e35b-8a5b-7535-80d4-ae821056350c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8a5b-7535-80d4-ae821056350c","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 4, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.685Z', 4, '01a1e35b-8a75-7546-91c6-bb0c612fa880', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8a75-7546-91c6-bb0c612fa880","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 5, 'label.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.693Z', 5, '01a1e35b-8a7d-77c1-913c-f1990722e16a', NULL, NULL, NULL, NULL, '0c6d676c-8ac8-4e1a-9311-c3c1e4a7513a', NULL, NULL, '{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 6, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.702Z', 6, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:29.702Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 7, 'card.labeled', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.718Z', 7, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T07:56:29.702Z"}', '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:29.718Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 8, 'card.assigned', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.728Z', 8, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T07:56:29.718Z"}', '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:29.728Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 9, 'card.assigned', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.728Z', 8, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T07:56:29.728Z"}', '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:29.728Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 10, 'checklist.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.771Z', 10, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8acb-7689-bac7-e5f68d653da1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 11, 'checklist_item.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.776Z', 11, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8ad1-7017-a28b-38129e8c82a3","checklist_id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 12, 'checklist_item.updated', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:30.365Z', 12, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e35b-8ad1-7017-a28b-38129e8c82a3","checklist_id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 13, 'checklist_item.assigned', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:30.417Z', 13, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e35b-8ad1-7017-a28b-38129e8c82a3","checklist_id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 14, 'attachment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:30.546Z', 14, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8dd3-7785-b46e-5eaa983fa7e4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8dd3-7785-b46e-5eaa983fa7e4","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 15, 'attachment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:30.609Z', 15, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8e11-718d-ad2d-caabc88659d2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-8e11-718d-ad2d-caabc88659d2","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 16, 'attachment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.140Z', 16, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-940c-7553-a6fe-00b3605c6e34', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-940c-7553-a6fe-00b3605c6e34","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 17, 'card.moved', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.919Z', 17, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","rank":65536,"updated_at":"2026-11-16T07:56:29.728Z","position":0}', '{"id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a75-7546-91c6-bb0c612fa880","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e35b-8a7d-77c1-913c-f1990722e16a","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","title":"Steps","rank":65536,"items":[{"id":"01a1e35b-8ad1-7017-a28b-38129e8c82a3","checklist_id":"01a1e35b-8acb-7689-bac7-e5f68d653da1","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e35b-8dd3-7785-b46e-5eaa983fa7e4","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e35b-8e11-718d-ad2d-caabc88659d2","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e35b-940c-7553-a6fe-00b3605c6e34","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T07:56:29.702Z","updated_at":"2026-11-16T07:56:32.919Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 18, 'board.member_removed', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.937Z', 18, '01a1e35b-588f-746b-8cac-e7b06bc6a3cd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","user_id":"01a1e35b-588f-746b-8cac-e7b06bc6a3cd","role":"member","user":{"id":"01a1e35b-588f-746b-8cac-e7b06bc6a3cd","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 19, 'attachment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.956Z', 19, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-973c-727b-b1f1-b7230c2b4b03', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-973c-727b-b1f1-b7230c2b4b03","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 20, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:32.976Z', 20, '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9750-7025-a1a4-dfcc1bdca9fb","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:32.976Z","updated_at":"2026-11-16T07:56:32.976Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 21, 'checklist.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:33.018Z', 21, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-977a-7651-abc8-237bb43c953e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-977a-7651-abc8-237bb43c953e","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 22, 'checklist.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:33.559Z', 22, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9997-77d7-b31b-c993c745046e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9997-77d7-b31b-c993c745046e","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 23, 'checklist_item.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:33.832Z', 23, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9aa8-77e1-aa82-b7981f2ff5a1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9aa8-77e1-aa82-b7981f2ff5a1","checklist_id":"01a1e35b-9997-77d7-b31b-c993c745046e","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 24, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.270Z', 24, '01a1e35b-9c5e-7016-8f5d-957421762f4c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9c5e-7016-8f5d-957421762f4c","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 25, 'comment.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.413Z', 25, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9ced-779c-af7c-c1b10b80abca', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9ced-779c-af7c-c1b10b80abca","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","card_id":"01a1e35b-8a87-72d8-a9e3-2f193f8c497a","user_id":"01a1e35b-5454-7087-9bac-cdab53f195d9","user":{"id":"01a1e35b-5454-7087-9bac-cdab53f195d9","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T07:56:34.413Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 26, 'label.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.979Z', 26, '01a1e35b-9f23-7770-89b8-2f952998250d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9f23-7770-89b8-2f952998250d","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 27, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:35.109Z', 27, '01a1e35b-9fa5-760b-9b5d-ad279d232336', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9fa5-760b-9b5d-ad279d232336","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:35.109Z","updated_at":"2026-11-16T07:56:35.109Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 28, 'card.deleted', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:35.463Z', 28, '01a1e35b-9fa5-760b-9b5d-ad279d232336', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-9fa5-760b-9b5d-ad279d232336","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:35.109Z","updated_at":"2026-11-16T07:56:35.109Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 29, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.148Z', 29, '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 30, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.375Z', 30, '01a1e35b-a497-74ce-a26f-139a9f468b8f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a497-74ce-a26f-139a9f468b8f","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:36.375Z","updated_at":"2026-11-16T07:56:36.375Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 31, 'column.deleted', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.583Z', 31, '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', 1, 'board.member_added', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.792Z', 1, '01a1e35b-5793-76a7-bf33-9dd143f7eacd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e35b-a618-71d1-9de1-4ceabe92ea47","user_id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","role":"member","user":{"id":"01a1e35b-5793-76a7-bf33-9dd143f7eacd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', 2, 'board.deleted', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.838Z', 2, '01a1e35b-a618-71d1-9de1-4ceabe92ea47', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a618-71d1-9de1-4ceabe92ea47"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 32, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.875Z', 32, '01a1e35b-a68b-77be-85c1-dc64259ae6fa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 33, 'card.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.893Z', 33, '01a1e35b-a69d-7430-b9ae-4be2deb459ad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a69d-7430-b9ae-4be2deb459ad","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","column_id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T07:56:36.893Z","updated_at":"2026-11-16T07:56:36.893Z"}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 34, 'column.deleted', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.937Z', 34, '01a1e35b-a68b-77be-85c1-dc64259ae6fa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 35, 'column.created', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.988Z', 35, '01a1e35b-a68b-77be-85c1-dc64259ae6fa', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","board_id":"01a1e35b-7f89-75cf-962e-ef4060aa627c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 0, '2026-11-16T07:56:26.889Z', X'1F8B08000000000000039551414EC33010BCF38C3DC75592D64EE213E20D9C4055B4B637C8921307DB29A0AA7F47490A2A3D14F53863CFCCEEEC11AC01097981056DB962555737ACE2BA638D288951B7CB458E28CA4A4306C9264720E1C963309081A1A8831D93F503C861722E03ED9D0FBF20102632ADFABACCE03BBE63555E57AC51A89936A8F8B62B1A6E1AC8601ACDDD9A9F1C4C20A1CC4BC18A8215E239AF2417B2149BBA6E5E2EBCFFFB17E91D649E8143452E827CDD67D053AF28CCE0086ADEBFBDA7B92952B812F09B2B05BF34ED3F060A673DC8E3D5B56E5B508FD681047456D3237D623F3ADAF8F076F61BB09F239667C8A0B321A6955BAFE7F02FB6B1459DEC8140A630D1421C28D8CE9201D9A18B2B17A791C23AF0429E4EFBD5ACA5030D69697F763C3D7C034347ECEB7E020000');
INSERT INTO board_checkpoints VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', 0, '2026-11-16T07:56:36.760Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB388D93C627C437700255D1DADE204BCE03DB29A0AAFF8E9214547A28EA71C69E99DDD923380B0A328182B652732CC58E57C20A5E5B12BC30849AEA9CB0A8804172C91328781A30586060299AE0C6E4861E543F79CFC00C7E08BF201026B28DFEBACC90852C7895ED2A5E6B34DC58D472DB8A5ADA1A184CA3BD5BF393830914E4595E7221B8289FB34AC9526DCB4D55662F17DEFFFD8BF40E2A63E051938FA05EF70C3AEA3485191C41CFFB37F73437450A57027973A5302C4D0F1F3D85B31ED4F1EA5AB72DA843E741017A67E8913EB11B3D6D86F076F6EBB19B23966760D0BA10D3CAADD7F3F817BBD8A049EE40A0529868210E145CEBC8826AD1C7958BD348611D78214FA7FD6AD6D081FAB4B43F3B9E1EBE014BA44CAA7E020000');
INSERT INTO labels VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a7d-77c1-913c-f1990722e16a', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9f23-7770-89b8-2f952998250d', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a5b-7535-80d4-ae821056350c', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a75-7546-91c6-bb0c612fa880', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9c5e-7016-8f5d-957421762f4c', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a68b-77be-85c1-dc64259ae6fa', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9677-705b-9fed-fec6439543e3', 'Finished by Bob', 'card_moved', '01a1e35b-8a75-7546-91c6-bb0c612fa880', NULL, 'assign_member', NULL, '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 1);
INSERT INTO automation_rules VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9747-75e7-8be8-a8a0fbb517ec', 'Rule', 'card_moved', '01a1e35b-8a5b-7535-80d4-ae821056350c', NULL, 'assign_member', NULL, '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 1);
INSERT INTO automation_runs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9677-705b-9fed-fec6439543e3', '01a1e35b-9718-72cb-b10d-804000be76b3', 17, '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '2026-11-16T07:56:32.919Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9e47-7738-ab44-a81322a6a884', '01a1e35b-5454-7087-9bac-cdab53f195d9', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('6ef0447d-b67f-4569-8cfd-4fd439890a7b', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T07:56:39.946Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e35b-5454-7087-9bac-cdab53f195d9', 'reset', 'alice@example.org', '00', '2026-11-16T07:56:39.946Z');
INSERT INTO mail_preferences VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9fa5-760b-9b5d-ad279d232336', 'card', 'deleted', 'Card', '01a1e35b-8a5b-7535-80d4-ae821056350c', NULL, 131072, 1, '{"id":"01a1e35b-9fa5-760b-9b5d-ad279d232336","column_id":"01a1e35b-8a5b-7535-80d4-ae821056350c","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T07:56:35.109Z","updated_at":"2026-11-16T07:56:35.109Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T07:56:35.463Z', '01a1e35b-5454-7087-9bac-cdab53f195d9', 28);
INSERT INTO trash VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e35b-8a7d-77c1-913c-f1990722e16a","01a1e35b-9f23-7770-89b8-2f952998250d"],"board_members":["01a1e35b-5454-7087-9bac-cdab53f195d9","01a1e35b-5793-76a7-bf33-9dd143f7eacd"]}', '2026-11-16T07:56:36.583Z', '01a1e35b-5454-7087-9bac-cdab53f195d9', 31);
INSERT INTO trash VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a497-74ce-a26f-139a9f468b8f', 'card', 'deleted', 'Card', '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', '01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b', 65536, NULL, '{"id":"01a1e35b-a497-74ce-a26f-139a9f468b8f","column_id":"01a1e35b-a3b4-72e0-8e9e-42e6f16ec70b","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T07:56:36.375Z","updated_at":"2026-11-16T07:56:36.375Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T07:56:36.583Z', '01a1e35b-5454-7087-9bac-cdab53f195d9', 31);
INSERT INTO restored_contents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', 35, '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '{"id":"01a1e35b-a69d-7430-b9ae-4be2deb459ad","column_id":"01a1e35b-a68b-77be-85c1-dc64259ae6fa","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T07:56:36.893Z","updated_at":"2026-11-16T07:56:36.893Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a75-7546-91c6-bb0c612fa880', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T07:56:29.702Z', '2026-11-16T07:56:32.919Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', '01a1e35b-8a5b-7535-80d4-ae821056350c', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T07:56:32.976Z', '2026-11-16T07:56:32.976Z', NULL);
INSERT INTO cards VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '01a1e35b-a68b-77be-85c1-dc64259ae6fa', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T07:56:36.893Z', '2026-11-16T07:56:36.893Z', NULL);
INSERT INTO card_labels VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a7d-77c1-913c-f1990722e16a');
INSERT INTO card_assignees VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-5454-7087-9bac-cdab53f195d9', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', NULL, 0);
INSERT INTO checklists VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8acb-7689-bac7-e5f68d653da1', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-977a-7651-abc8-237bb43c953e', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9997-77d7-b31b-c993c745046e', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', '01a1e35b-8acb-7689-bac7-e5f68d653da1', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9aa8-77e1-aa82-b7981f2ff5a1', '01a1e35b-9997-77d7-b31b-c993c745046e', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', '01a1e35b-5793-76a7-bf33-9dd143f7eacd');
INSERT INTO attachments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8dd3-7785-b46e-5eaa983fa7e4', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8e11-718d-ad2d-caabc88659d2', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-940c-7553-a6fe-00b3605c6e34', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-973c-727b-b1f1-b7230c2b4b03', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8dd3-7785-b46e-5eaa983fa7e4', X'');
INSERT INTO attachment_blobs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8e11-718d-ad2d-caabc88659d2', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-940c-7553-a6fe-00b3605c6e34', X'63E78C5E6960C3957ED235369C7A9C5D96BFA0C002C07BC9F1DF58ECC8475B8722920A83AB5169BD45388997C8F56620FA2A27CAF34CFED988FDDBC651F05715E31B69D18371BA3DD339543FCADF9FA7B622AEC6D8C3FFF3FB51F8406A9149CF88DC570A6B35CC3E56B9A92E56C2A41DB48DB07B865A4254C819D57AC27D37D21712F75700A50B8D4C6CB6D734F5829633961337DFC7E3D031BF2BE41F416FB8396E1147F67DB2F1F75042527D715443F11996423BE316BBAD9275EBC789BD3CFF9854CEEC1515BAA7243B8B4B811C8F378B2ADF25CFE3F8C859B10C983DC5299FEC8E6587EDC047F4F8E2A436D5D1CF661687BC9808413EB889687C679AE7B0F4672979283D4047AA7DDAAAADBF657B406DF3B4A01809AFE58246E9864818ACC7809D5F4904AD489C0059207E97AEC627B4E058A210AF17AF1869CEDABF529FF0D058FEAA834C9DC5C23CC3BCF32D5BD15A18A043BCEEE49E79AB965E86BB020D6702D90126649FDE4503773757D749E7F2FEC8FC7CCA6DB093A81E9E3E008705321466DA0C54B6B5FA05230C87140BE6EEA1C8A4C9C45AB4980D77CCEFE54AAC4CCE243E05853D6F806DC511065E0E7229AB97C41A0E93B3503B6AAD80A38F7ECCD89B4A493B6787032DFE2015BAB1C7F8A982E6D434130CA2D29AE8DD9995678AD1815400E14843ED110C00420BA33EC5DFE4');
INSERT INTO attachment_blobs VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-973c-727b-b1f1-b7230c2b4b03', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('94ad142f-b479-4ece-88be-f0f5a3b3ee46', '7604efca-0940-44e7-96a9-1d8278c05a94', '00', NULL);
INSERT INTO attachment_objects VALUES ('94ad142f-b479-4ece-88be-f0f5a3b3ee46', '7604efca-0940-44e7-96a9-1d8278c05a94', NULL);
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8ad1-7017-a28b-38129e8c82a3', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8dd3-7785-b46e-5eaa983fa7e4', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8e11-718d-ad2d-caabc88659d2', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-940c-7553-a6fe-00b3605c6e34', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-973c-727b-b1f1-b7230c2b4b03', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', 'description', '');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9aa8-77e1-aa82-b7981f2ff5a1', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9fa5-760b-9b5d-ad279d232336', '01a1e35b-9fa5-760b-9b5d-ad279d232336', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9fa5-760b-9b5d-ad279d232336', '01a1e35b-9fa5-760b-9b5d-ad279d232336', 'description', '');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a497-74ce-a26f-139a9f468b8f', '01a1e35b-a497-74ce-a26f-139a9f468b8f', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a497-74ce-a26f-139a9f468b8f', '01a1e35b-a497-74ce-a26f-139a9f468b8f', 'description', '');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', 'title', ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', 'description', '');
INSERT INTO search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', '01a1e35b-9750-7025-a1a4-dfcc1bdca9fb', 3145727, ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9ced-779c-af7c-c1b10b80abca', 1048576, ' ·b01a1e35b7f8975cf962eef4060aa627c ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9fa5-760b-9b5d-ad279d232336', '01a1e35b-9fa5-760b-9b5d-ad279d232336', 4194303, ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a497-74ce-a26f-139a9f468b8f', '01a1e35b-a497-74ce-a26f-139a9f468b8f', 5242879, ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', '01a1e35b-a69d-7430-b9ae-4be2deb459ad', 6291455, ' ·b01a1e35b7f8975cf962eef4060aa627c ·c01a1e35b7f8975cf962eef4060aa627c ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9ced-779c-af7c-c1b10b80abca', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.413Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-841c-7364-bc45-9000eeed77a3', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'added', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:28.060Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-855b-7555-89f1-ebee6307009c', '01a1e35b-588f-746b-8cac-e7b06bc6a3cd', 'added', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:28.379Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8aa3-7309-a805-a1a7c808deef', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'assigned', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:29.728Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-9cee-7089-91ee-1d2374fa5b33', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'commented', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-9ced-779c-af7c-c1b10b80abca', '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:34.413Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e35b-a618-71d1-9de1-4ceabe92ea47', '01a1e35b-a638-746b-8d07-83c5512146f1', '01a1e35b-5793-76a7-bf33-9dd143f7eacd', 'added', NULL, NULL, '01a1e35b-5454-7087-9bac-cdab53f195d9', '2026-11-16T07:56:36.792Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-8a87-72d8-a9e3-2f193f8c497a', '01a1e35b-5454-7087-9bac-cdab53f195d9');
INSERT INTO board_visits VALUES ('01a1e35b-7f89-75cf-962e-ef4060aa627c', '01a1e35b-5454-7087-9bac-cdab53f195d9', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e35b-5454-7087-9bac-cdab53f195d9', '4938a2862aacb66d3229a7f71838a645');
