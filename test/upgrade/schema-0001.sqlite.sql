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
CREATE UNIQUE INDEX search_documents_doc ON search_documents (doc);
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
INSERT INTO schema_version VALUES (1, '857fa292d17ad8d3');
INSERT INTO users VALUES ('01a1e220-285b-77d7-b4f9-847dd9581305', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$cAx97LP1R3ZLX8K5NAW08l7425ml8FKlEdAsEk8WCSg$5OfG6u9zBh/XRs+yhDvEwnEeGKUDaDkdvmb0ZEqVkIU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:12:01.098Z');
INSERT INTO users VALUES ('01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$w7ss4JYdLQZcW0jH0bzyrX40g85iq2JOFQIcSVXfVI4$7JRs7T1m0v2AlexQpfdgdy7KIeh3VDQyeLH0Oa7Y8eA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:12:01.598Z');
INSERT INTO users VALUES ('01a1e220-2cb0-76f8-bee1-c6ce8e59add9', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$w1iWrySf7FAiJFPn787v/rfFtd2QjAu+kJjR1tMfxwY$ruu0MedbpUtjy9IHxguleB5eIcrERH6F7vYdU+72+rk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:12:02.034Z');
INSERT INTO users VALUES ('01a1e220-31d3-77cc-81fe-5c4f7639232b', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$n9fgD49+DJslLlF9Im1ZypLNiEGAfYAjpwbCB1flv0Q$Cd33VTQ1dLdo4EavCEs63mXRWWMqhyNAbGaBp61VHqA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:12:03.315Z');
INSERT INTO sessions VALUES ('01a1e220-2aa2-72f6-8ab1-ce23209fcd1f', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:01.314Z', '2026-11-16T02:12:01.314Z', '2026-11-16T03:12:01.314Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e220-2ca6-7386-8780-8764885fc5eb', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', '2026-11-16T02:12:01.830Z', '2026-11-16T02:12:01.830Z', '2026-11-16T03:12:01.830Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e220-2e4b-70d7-96dd-c312204d0ead', '01a1e220-2cb0-76f8-bee1-c6ce8e59add9', '2026-11-16T02:12:02.251Z', '2026-11-16T02:12:02.251Z', '2026-11-16T03:12:02.251Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e220-333b-706e-8622-afed6dd12065', '2026-11-16T03:17:03.528Z');
INSERT INTO avatars VALUES ('01a1e220-285b-77d7-b4f9-847dd9581305', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:12:02.503Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e220-285b-77d7-b4f9-847dd9581305', '5d1e08a9-34b3-4a7d-8f53-3479c6661ec6', 'RxPEDTw5rlrB2m0kHxGPA7bktfhqUBioZr2k5To83Kw', '01a1e220-2e5a-776d-9370-1c542f04dc7f', '{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:12:02.428Z');
INSERT INTO leases VALUES ('work', '34280fef-1aa3-4380-b654-c6bc8d48905d', '2026-11-16T02:12:03.540Z');
INSERT INTO boards VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 'Board', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.266Z', '2026-11-16T02:12:02.266Z', 35, 38, '94657na1yu8', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', 'Board', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.993Z', '2026-11-16T02:12:02.993Z', 2, 3, 'blztb3ynu0v', 0, '2026-11-16T02:12:03.013Z', '01a1e220-285b-77d7-b4f9-847dd9581305');
INSERT INTO board_members VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-285b-77d7-b4f9-847dd9581305', 'owner');
INSERT INTO board_members VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'member');
INSERT INTO board_members VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', '01a1e220-285b-77d7-b4f9-847dd9581305', 'owner');
INSERT INTO board_members VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'member');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 1, 'board.member_added', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.288Z', 1, '01a1e220-2ab7-703a-8fc6-b67b33d90e92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","user_id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","role":"member","user":{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 2, 'board.member_added', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.310Z', 2, '01a1e220-2cb0-76f8-bee1-c6ce8e59add9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","user_id":"01a1e220-2cb0-76f8-bee1-c6ce8e59add9","role":"member","user":{"id":"01a1e220-2cb0-76f8-bee1-c6ce8e59add9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 3, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.389Z', 3, '01a1e220-2ed6-75d1-96eb-07743804cb54', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2ed6-75d1-96eb-07743804cb54","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 4, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.410Z', 4, '01a1e220-2eea-708a-aa32-bf25b3076948', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2eea-708a-aa32-bf25b3076948","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 5, 'label.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.428Z', 5, '01a1e220-2efc-7568-8f19-d4d4e0556270', NULL, NULL, NULL, NULL, '5d1e08a9-34b3-4a7d-8f53-3479c6661ec6', NULL, NULL, '{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 6, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.438Z', 6, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.438Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 7, 'card.labeled', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.465Z', 7, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:12:02.438Z"}', '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.465Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 8, 'card.assigned', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.496Z', 8, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:12:02.465Z"}', '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.496Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 9, 'card.assigned', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.496Z', 8, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:12:02.496Z"}', '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.496Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 10, 'checklist.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.510Z', 10, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f4e-72d9-8fbc-368234f33c39', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 11, 'checklist_item.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.512Z', 11, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f50-722e-8b8f-12a6e08cfd20","checklist_id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 12, 'checklist_item.updated', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.515Z', 12, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e220-2f50-722e-8b8f-12a6e08cfd20","checklist_id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 13, 'checklist_item.assigned', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.517Z', 13, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e220-2f50-722e-8b8f-12a6e08cfd20","checklist_id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 14, 'attachment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.523Z', 14, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5b-70ba-9ecc-d49af1ec7786', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f5b-70ba-9ecc-d49af1ec7786","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 15, 'attachment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.525Z', 15, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5d-7761-8a9d-82cb06b556ab', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f5d-7761-8a9d-82cb06b556ab","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 16, 'attachment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.527Z', 16, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5f-74aa-883b-af2e222810d1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f5f-74aa-883b-af2e222810d1","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 17, 'card.moved', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.535Z', 17, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","rank":65536,"updated_at":"2026-11-16T02:12:02.496Z","position":0}', '{"id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2eea-708a-aa32-bf25b3076948","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e220-2efc-7568-8f19-d4d4e0556270","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","title":"Steps","rank":65536,"items":[{"id":"01a1e220-2f50-722e-8b8f-12a6e08cfd20","checklist_id":"01a1e220-2f4e-72d9-8fbc-368234f33c39","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e220-2f5b-70ba-9ecc-d49af1ec7786","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e220-2f5d-7761-8a9d-82cb06b556ab","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e220-2f5f-74aa-883b-af2e222810d1","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:12:02.438Z","updated_at":"2026-11-16T02:12:02.535Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 18, 'board.member_removed', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.537Z', 18, '01a1e220-2cb0-76f8-bee1-c6ce8e59add9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","user_id":"01a1e220-2cb0-76f8-bee1-c6ce8e59add9","role":"member","user":{"id":"01a1e220-2cb0-76f8-bee1-c6ce8e59add9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 19, 'attachment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.540Z', 19, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f6c-7769-98f1-3434542ce5dc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f6c-7769-98f1-3434542ce5dc","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 20, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.543Z', 20, '01a1e220-2f6f-7486-878b-8672b20d6f1f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f6f-7486-878b-8672b20d6f1f","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.543Z","updated_at":"2026-11-16T02:12:02.543Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 21, 'checklist.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.545Z', 21, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f71-74c5-94ed-f54195171bcd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f71-74c5-94ed-f54195171bcd","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 22, 'checklist.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.546Z', 22, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f72-7277-a788-5d02c9378804', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f72-7277-a788-5d02c9378804","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 23, 'checklist_item.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.548Z', 23, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f74-759b-8eb3-f6acd5fbcf7d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f74-759b-8eb3-f6acd5fbcf7d","checklist_id":"01a1e220-2f72-7277-a788-5d02c9378804","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 24, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.550Z', 24, '01a1e220-2f76-717f-a231-c4fa9e170a3f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f76-717f-a231-c4fa9e170a3f","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 25, 'comment.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.551Z', 25, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f78-7757-8065-9278cb879d72', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f78-7757-8065-9278cb879d72","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","card_id":"01a1e220-2f06-77cf-933f-fb2aa1de79ac","user_id":"01a1e220-285b-77d7-b4f9-847dd9581305","user":{"id":"01a1e220-285b-77d7-b4f9-847dd9581305","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:12:02.551Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 26, 'label.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.560Z', 26, '01a1e220-2f80-7308-a781-13a6f11e9b56', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f80-7308-a781-13a6f11e9b56","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 27, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.562Z', 27, '01a1e220-2f82-763c-8293-6f5d0f97f881', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f82-763c-8293-6f5d0f97f881","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.562Z","updated_at":"2026-11-16T02:12:02.562Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 28, 'card.deleted', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.565Z', 28, '01a1e220-2f82-763c-8293-6f5d0f97f881', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f82-763c-8293-6f5d0f97f881","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.562Z","updated_at":"2026-11-16T02:12:02.562Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 29, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.568Z', 29, '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f88-75a2-bf95-a7cef2e1cab1","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 30, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.590Z', 30, '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f9e-77e9-a7d8-b9ea52894a3a","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-2f88-75a2-bf95-a7cef2e1cab1","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:02.590Z","updated_at":"2026-11-16T02:12:02.590Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 31, 'column.deleted', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.987Z', 31, '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-2f88-75a2-bf95-a7cef2e1cab1","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', 1, 'board.member_added', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.007Z', 1, '01a1e220-2ab7-703a-8fc6-b67b33d90e92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e220-3131-7209-be87-c75a5b87c5d8","user_id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","role":"member","user":{"id":"01a1e220-2ab7-703a-8fc6-b67b33d90e92","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', 2, 'board.deleted', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.013Z', 2, '01a1e220-3131-7209-be87-c75a5b87c5d8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-3131-7209-be87-c75a5b87c5d8"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 32, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.017Z', 32, '01a1e220-3149-74ea-a749-06786f801ea2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-3149-74ea-a749-06786f801ea2","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 33, 'card.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.023Z', 33, '01a1e220-314f-7774-9273-3a7032764930', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-314f-7774-9273-3a7032764930","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","column_id":"01a1e220-3149-74ea-a749-06786f801ea2","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:12:03.023Z","updated_at":"2026-11-16T02:12:03.023Z"}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 34, 'column.deleted', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.026Z', 34, '01a1e220-3149-74ea-a749-06786f801ea2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e220-3149-74ea-a749-06786f801ea2","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 35, 'column.created', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.039Z', 35, '01a1e220-3149-74ea-a749-06786f801ea2', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e220-3149-74ea-a749-06786f801ea2","board_id":"01a1e220-2e5a-776d-9370-1c542f04dc7f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 0, '2026-11-16T02:12:02.266Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB4DE2D627C437700255D526DE204B4E1C6CA780AAFC3B6A5210EDA1A8C799DD99D9C7119C050342A224A504575422D7BAB27CBBD682CBA62C542B0ADBE8161864973D8181A780D102034BA9896EC82EF460FAD17B064DF021FE824898C9EEEBAF8B8C4D5973ADADE675D16EF9A6D0D66ECB8D5C8B12188C83BD5BF39383190C28A12A2E2597D5B350462A23D44A55D5CB1FEFFFFA12BD83110C3CD6E41398D71D838EBA9AE2091CA13EEDBFBFE77263A2782DB8B9520CF3A5C3474FF1AC0773BCFED64D0BEAD0793080DE35F4489FD80D9E5621BE9DFD7AEC4E11731918B42EA6BC70CBF73C5E6297F6D864772030398E3413078AAE7564C1B4E8D3C2A571A0B80C3C93D3B49B1EBE01402FB84B69020000');
INSERT INTO board_checkpoints VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', 0, '2026-11-16T02:12:02.993Z', X'1F8B08000000000000039551CB6EC32010BCF733F60C11E038D89CAA7E434FADA208CCBA42C2C6059CB6B2F2EF95EDB44A734895E3CCEECCEC6302674101E39AA3108C16BCE0540A56538395A48D2C75692AD994B60202D9658FA0E029E8688180C5D4443764177A50FDE83D8126F8107F41449DD11ECCD76586A84A43A5B4929A6D5BD36A2BADADCB8A17AC0402E360EFD6FCE4E80C0A04133BCA39E5BB672614178A894D5D172F17DEFFF5257C07C508786DD02750AF7B021D7606E30C2630F3FE877B2E37268C5782DB2BC5B05C3A7CF418CF7A50D3D5B76E5B60A79D0705DABB061FF1537783C74D886F67BF5E7773C4520602AD8B29AFDCFA3DAFFF62970EBAC9EE88A0721C71218E185DEBD0826AB54F2B97C601E33AF0429E4EFBD3C337807A71AF69020000');
INSERT INTO labels VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2efc-7568-8f19-d4d4e0556270', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f80-7308-a781-13a6f11e9b56', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2ed6-75d1-96eb-07743804cb54', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2eea-708a-aa32-bf25b3076948', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f76-717f-a231-c4fa9e170a3f', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-3149-74ea-a749-06786f801ea2', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f62-7327-8c7e-490af6304253', 'Finished by Bob', 'card_moved', '01a1e220-2eea-708a-aa32-bf25b3076948', NULL, 'assign_member', NULL, '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 1);
INSERT INTO automation_rules VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6d-727a-8f60-c9d5e63bda03', 'Rule', 'card_moved', '01a1e220-2ed6-75d1-96eb-07743804cb54', NULL, 'assign_member', NULL, '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 1);
INSERT INTO automation_runs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f62-7327-8c7e-490af6304253', '01a1e220-2f67-750d-ade8-26301697acec', 17, '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '2026-11-16T02:12:02.535Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f7d-75b0-85b3-f2cfd42a567b', '01a1e220-285b-77d7-b4f9-847dd9581305', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('90ebf594-e181-4798-b836-8742c359d606', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:12:03.540Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e220-285b-77d7-b4f9-847dd9581305', 'reset', 'alice@example.org', '00', '2026-11-16T02:12:03.540Z');
INSERT INTO trash VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f82-763c-8293-6f5d0f97f881', 'card', 'deleted', 'Card', '01a1e220-2ed6-75d1-96eb-07743804cb54', NULL, 131072, 1, '{"id":"01a1e220-2f82-763c-8293-6f5d0f97f881","column_id":"01a1e220-2ed6-75d1-96eb-07743804cb54","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:12:02.562Z","updated_at":"2026-11-16T02:12:02.562Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:12:02.565Z', '01a1e220-285b-77d7-b4f9-847dd9581305', 28);
INSERT INTO trash VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e220-2efc-7568-8f19-d4d4e0556270","01a1e220-2f80-7308-a781-13a6f11e9b56"],"board_members":["01a1e220-285b-77d7-b4f9-847dd9581305","01a1e220-2ab7-703a-8fc6-b67b33d90e92"]}', '2026-11-16T02:12:02.987Z', '01a1e220-285b-77d7-b4f9-847dd9581305', 31);
INSERT INTO trash VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', 'card', 'deleted', 'Card', '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', '01a1e220-2f88-75a2-bf95-a7cef2e1cab1', 65536, NULL, '{"id":"01a1e220-2f9e-77e9-a7d8-b9ea52894a3a","column_id":"01a1e220-2f88-75a2-bf95-a7cef2e1cab1","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:12:02.590Z","updated_at":"2026-11-16T02:12:02.590Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:12:02.987Z', '01a1e220-285b-77d7-b4f9-847dd9581305', 31);
INSERT INTO restored_contents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', 35, '01a1e220-314f-7774-9273-3a7032764930', '{"id":"01a1e220-314f-7774-9273-3a7032764930","column_id":"01a1e220-3149-74ea-a749-06786f801ea2","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:12:03.023Z","updated_at":"2026-11-16T02:12:03.023Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2eea-708a-aa32-bf25b3076948', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T02:12:02.438Z', '2026-11-16T02:12:02.535Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', '01a1e220-2ed6-75d1-96eb-07743804cb54', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:12:02.543Z', '2026-11-16T02:12:02.543Z', NULL);
INSERT INTO cards VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-314f-7774-9273-3a7032764930', '01a1e220-3149-74ea-a749-06786f801ea2', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:12:03.023Z', '2026-11-16T02:12:03.023Z', NULL);
INSERT INTO card_labels VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2efc-7568-8f19-d4d4e0556270');
INSERT INTO card_assignees VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-285b-77d7-b4f9-847dd9581305');
INSERT INTO card_assignees VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2ab7-703a-8fc6-b67b33d90e92');
INSERT INTO checklists VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f4e-72d9-8fbc-368234f33c39', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f71-74c5-94ed-f54195171bcd', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f72-7277-a788-5d02c9378804', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', '01a1e220-2f4e-72d9-8fbc-368234f33c39', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f74-759b-8eb3-f6acd5fbcf7d', '01a1e220-2f72-7277-a788-5d02c9378804', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', '01a1e220-2ab7-703a-8fc6-b67b33d90e92');
INSERT INTO attachments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5b-70ba-9ecc-d49af1ec7786', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5d-7761-8a9d-82cb06b556ab', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5f-74aa-883b-af2e222810d1', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6c-7769-98f1-3434542ce5dc', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5b-70ba-9ecc-d49af1ec7786', X'');
INSERT INTO attachment_blobs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5d-7761-8a9d-82cb06b556ab', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f5f-74aa-883b-af2e222810d1', X'8AFCA5DCA4EC9C63B5B244BB38EEF951F8B7CA5117FCCCFA6AA5070A5FF7566E181018320F0C76908C16532FB7E6F9C4010679DD7FC94E2928B77C69AA2F3003115CE62A9816C348FC6F1C8CA52F29EF9367309931E5277C3B9ABD9B85CB1D80AF9F9F27A3665C5384E1AACACEA25121416AB5173FB4F3C9DE8939BEC5AEEA37607C6AC258F9BF1E4104AE5B778EAA87C125942B240DD070956CA872DF2B7435B1ADCAD7471BA3E331F98CBAD81827297A7FFD84A17A5CD98BF1AD0CF39EF08924B75413220C7DFBB33C82D49B7F6B242398FAA0A9A88D2365778E6233598AB1DA1B89B7CA8DF8FCA60C375B5E696577E2F048BB592BBA55E756CACB6BA61533882383C19FD30DD20483F1C60DA3A70F033F397384EA8C5F857979A46CF39C14932F891B994CB1F2D864BE88AA506B93368CA984C1019B9E8549237759D36EBC48B44C47368EA297C61CA57F4D16D25E547ABE7D7486976FDA245145BDA0E45861C3D85ED5F899529061471264EC41951F3E617961F4740C9C906EB09B4508288D6840B55C0CB95A2AD7375A8C4A4E897D9E3E0EB4754373114AB75344E134274AA997AAADF1DD5C5639D4F25B850CF3A6372CD89A94F913B6A03ABC21F9AE71B1FC8153256BF126D5E0EFCA8121E9A058EE954860DEBA608632B954D64002851F9C170AA263197CD6A6103043414FADF4869F0D');
INSERT INTO attachment_blobs VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6c-7769-98f1-3434542ce5dc', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('62007d5d-d15e-47a4-9c74-3eda9f761b10', 'a304a061-cf4f-4be3-aaed-69990c2e5a96', '00', NULL);
INSERT INTO attachment_objects VALUES ('62007d5d-d15e-47a4-9c74-3eda9f761b10', 'a304a061-cf4f-4be3-aaed-69990c2e5a96', NULL);
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f50-722e-8b8f-12a6e08cfd20', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5b-70ba-9ecc-d49af1ec7786', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5d-7761-8a9d-82cb06b556ab', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f5f-74aa-883b-af2e222810d1', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f6c-7769-98f1-3434542ce5dc', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', 'description', '');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f74-759b-8eb3-f6acd5fbcf7d', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f82-763c-8293-6f5d0f97f881', '01a1e220-2f82-763c-8293-6f5d0f97f881', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f82-763c-8293-6f5d0f97f881', '01a1e220-2f82-763c-8293-6f5d0f97f881', 'description', '');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', 'description', '');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-314f-7774-9273-3a7032764930', '01a1e220-314f-7774-9273-3a7032764930', 'title', ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-314f-7774-9273-3a7032764930', '01a1e220-314f-7774-9273-3a7032764930', 'description', '');
INSERT INTO search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', '01a1e220-2f6f-7486-878b-8672b20d6f1f', 3145727, ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f78-7757-8065-9278cb879d72', 1048576, ' ·b01a1e2202e5a776d93701c542f04dc7f ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f82-763c-8293-6f5d0f97f881', '01a1e220-2f82-763c-8293-6f5d0f97f881', 4194303, ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', '01a1e220-2f9e-77e9-a7d8-b9ea52894a3a', 5242879, ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-314f-7774-9273-3a7032764930', '01a1e220-314f-7774-9273-3a7032764930', 6291455, ' ·b01a1e2202e5a776d93701c542f04dc7f ·c01a1e2202e5a776d93701c542f04dc7f ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f78-7757-8065-9278cb879d72', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.551Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2e71-7584-9188-636eda696b98', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'added', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.288Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2e86-74e3-bb88-75f4512f7e34', '01a1e220-2cb0-76f8-bee1-c6ce8e59add9', 'added', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.310Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f41-7112-99a1-4f3758503e03', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'assigned', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.496Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f78-7758-9500-e31ef1840c78', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'commented', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-2f78-7757-8065-9278cb879d72', '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:02.551Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e220-3131-7209-be87-c75a5b87c5d8', '01a1e220-3140-7509-9060-a9ac9126634e', '01a1e220-2ab7-703a-8fc6-b67b33d90e92', 'added', NULL, NULL, '01a1e220-285b-77d7-b4f9-847dd9581305', '2026-11-16T02:12:03.007Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-2f06-77cf-933f-fb2aa1de79ac', '01a1e220-285b-77d7-b4f9-847dd9581305');
INSERT INTO board_visits VALUES ('01a1e220-2e5a-776d-9370-1c542f04dc7f', '01a1e220-285b-77d7-b4f9-847dd9581305', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e220-285b-77d7-b4f9-847dd9581305', '95ecf12ddb694b47c866f50e8e4c84db');
