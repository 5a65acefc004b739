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
INSERT INTO schema_version VALUES (1, '0bd9a50565e47fd5');
INSERT INTO users VALUES ('01a1e1ee-690f-725e-93bf-bbd28316326e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$f0hWubfT8kAInPmpwlbF58g8BGj/r0ToIQXFmXxS1HA$mUR7OAoro7/NYfLlKjvXm2V6zajm4i2wosNtAkPnbdQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:17:40.689Z');
INSERT INTO users VALUES ('01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$VxLJZyIbixGhMLNGgNOuNyKYClaoAhqk0r03p38sqTA$h5HSY0itkfBXDAEayPqsz7L5lZskpbMLkRZKH3A3nz4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:17:40.938Z');
INSERT INTO users VALUES ('01a1e1ee-6b54-74af-a82d-fb93d721d395', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$GYEYq3hw+I9rR7GIcgsL5Im3zwyInhrX3TL6D93fB2Y$hXB5sk991dHFrNzlvLtewfNP0Raun0NeBLuyr5Uyyx0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:17:41.273Z');
INSERT INTO users VALUES ('01a1e1ee-6d98-7712-9287-5d00cbaa7aaf', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$MQbbFoF8EtOiTBZZVwlLwXkZcUSuhdUXAzjjN1blrdI$hwmlC1ztt/R1KXDNSR3npOsIY85RqfeiyrzorMb9jFA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:17:41.773Z');
INSERT INTO sessions VALUES ('01a1e1ee-6a4b-7225-9d4d-ee93aa3280d1', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:40.811Z', '2026-11-16T01:17:40.811Z', '2026-11-16T02:17:40.811Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1ee-6b52-7555-8c08-3c17c5611ae6', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', '2026-11-16T01:17:41.074Z', '2026-11-16T01:17:41.074Z', '2026-11-16T02:17:41.074Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1ee-6ca5-7616-b61f-e656acd2189e', '01a1e1ee-6b54-74af-a82d-fb93d721d395', '2026-11-16T01:17:41.413Z', '2026-11-16T01:17:41.413Z', '2026-11-16T02:17:41.413Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1ee-6e5b-743c-94d4-028152ff2288', '2026-11-16T02:22:41.856Z');
INSERT INTO idempotency_keys VALUES ('01a1e1ee-690f-725e-93bf-bbd28316326e', '22504b60-6cd8-4151-9b52-bdb915b39e7e', 'LalCCxHFpza3B6B3SMvtAfAUTys2jYtLKFN2JOerVzk', '01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:17:41.508Z');
INSERT INTO boards VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 'Board', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.430Z', '2026-11-16T01:17:41.430Z', 35, 38, '7k2akz8k15e', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', 'Board', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.627Z', '2026-11-16T01:17:41.627Z', 2, 3, 'bonsr3jvmc7', 0, '2026-11-16T01:17:41.633Z', '01a1e1ee-690f-725e-93bf-bbd28316326e');
INSERT INTO board_members VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-690f-725e-93bf-bbd28316326e', 'owner');
INSERT INTO board_members VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'member');
INSERT INTO board_members VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', '01a1e1ee-690f-725e-93bf-bbd28316326e', 'owner');
INSERT INTO board_members VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'member');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 1, 'board.member_added', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.473Z', 1, '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","user_id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","role":"member","user":{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 2, 'board.member_added', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.493Z', 2, '01a1e1ee-6b54-74af-a82d-fb93d721d395', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","user_id":"01a1e1ee-6b54-74af-a82d-fb93d721d395","role":"member","user":{"id":"01a1e1ee-6b54-74af-a82d-fb93d721d395","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 3, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.501Z', 3, '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 4, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.505Z', 4, '01a1e1ee-6d01-7778-83b0-89e57761c0a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d01-7778-83b0-89e57761c0a0","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 5, 'label.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.508Z', 5, '01a1e1ee-6d04-72ee-b9c3-d2917879335e', NULL, NULL, NULL, NULL, '22504b60-6cd8-4151-9b52-bdb915b39e7e', NULL, NULL, '{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 6, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.511Z', 6, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.511Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 7, 'card.labeled', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.515Z', 7, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:17:41.511Z"}', '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.515Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 8, 'card.assigned', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.519Z', 8, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:17:41.515Z"}', '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.519Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 9, 'card.assigned', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.519Z', 8, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:17:41.519Z"}', '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.519Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 10, 'checklist.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.526Z', 10, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d16-77a2-91e1-ba19ee8feea2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 11, 'checklist_item.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.529Z', 11, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d19-71eb-9cdf-4d57edee45d3","checklist_id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 12, 'checklist_item.updated', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.531Z', 12, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1ee-6d19-71eb-9cdf-4d57edee45d3","checklist_id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 13, 'checklist_item.assigned', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.533Z', 13, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1ee-6d19-71eb-9cdf-4d57edee45d3","checklist_id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 14, 'attachment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.538Z', 14, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d22-772b-824c-4f6da0ea34e1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d22-772b-824c-4f6da0ea34e1","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 15, 'attachment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.541Z', 15, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d25-7041-9872-8d778b09c54d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d25-7041-9872-8d778b09c54d","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 16, 'attachment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.546Z', 16, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d2a-7525-a9e7-6edb8978bed6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d2a-7525-a9e7-6edb8978bed6","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 17, 'card.moved', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.552Z', 17, '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","rank":65536,"updated_at":"2026-11-16T01:17:41.519Z","position":0}', '{"id":"01a1e1ee-6d07-724b-b887-252fb879404f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6d01-7778-83b0-89e57761c0a0","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ee-6d04-72ee-b9c3-d2917879335e","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","title":"Steps","rank":65536,"items":[{"id":"01a1e1ee-6d19-71eb-9cdf-4d57edee45d3","checklist_id":"01a1e1ee-6d16-77a2-91e1-ba19ee8feea2","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1ee-6d22-772b-824c-4f6da0ea34e1","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1ee-6d25-7041-9872-8d778b09c54d","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1ee-6d2a-7525-a9e7-6edb8978bed6","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:17:41.511Z","updated_at":"2026-11-16T01:17:41.552Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 18, 'board.member_removed', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.567Z', 18, '01a1e1ee-6b54-74af-a82d-fb93d721d395', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","user_id":"01a1e1ee-6b54-74af-a82d-fb93d721d395","role":"member","user":{"id":"01a1e1ee-6b54-74af-a82d-fb93d721d395","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 19, 'attachment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.576Z', 19, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d48-7204-b2cb-6b2ee7343732', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d48-7204-b2cb-6b2ee7343732","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 20, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.580Z', 20, '01a1e1ee-6d4c-7418-bf81-78d7865cb9c7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d4c-7418-bf81-78d7865cb9c7","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.580Z","updated_at":"2026-11-16T01:17:41.580Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 21, 'checklist.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.583Z', 21, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d4f-7171-905b-7c910852f5c7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d4f-7171-905b-7c910852f5c7","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 22, 'checklist.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.585Z', 22, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d51-762f-aefd-82741029ff5b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d51-762f-aefd-82741029ff5b","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 23, 'checklist_item.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.594Z', 23, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d5a-72df-8307-761f81a34cf7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d5a-72df-8307-761f81a34cf7","checklist_id":"01a1e1ee-6d51-762f-aefd-82741029ff5b","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 24, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.599Z', 24, '01a1e1ee-6d5f-77c1-86f8-bb142e3913f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d5f-77c1-86f8-bb142e3913f9","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 25, 'comment.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.602Z', 25, '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d63-75b8-bfa3-e7cee4f2a1b5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d63-75b8-bfa3-e7cee4f2a1b5","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","card_id":"01a1e1ee-6d07-724b-b887-252fb879404f","user_id":"01a1e1ee-690f-725e-93bf-bbd28316326e","user":{"id":"01a1e1ee-690f-725e-93bf-bbd28316326e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:17:41.602Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 26, 'label.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.608Z', 26, '01a1e1ee-6d68-712f-9901-225e94bc23af', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d68-712f-9901-225e94bc23af","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 27, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.611Z', 27, '01a1e1ee-6d6b-758e-9c94-6fa1ce83315f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d6b-758e-9c94-6fa1ce83315f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.611Z","updated_at":"2026-11-16T01:17:41.611Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 28, 'card.deleted', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.613Z', 28, '01a1e1ee-6d6b-758e-9c94-6fa1ce83315f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d6b-758e-9c94-6fa1ce83315f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.611Z","updated_at":"2026-11-16T01:17:41.611Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 29, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.615Z', 29, '01a1e1ee-6d6f-7752-b0a5-b437d9186650', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d6f-7752-b0a5-b437d9186650","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 30, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.619Z', 30, '01a1e1ee-6d73-77b4-94c1-b802e96ac54c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d73-77b4-94c1-b802e96ac54c","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6d6f-7752-b0a5-b437d9186650","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.619Z","updated_at":"2026-11-16T01:17:41.619Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 31, 'column.deleted', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.624Z', 31, '01a1e1ee-6d6f-7752-b0a5-b437d9186650', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d6f-7752-b0a5-b437d9186650","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', 1, 'board.member_added', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.630Z', 1, '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ee-6d7b-7617-9731-d488f77463c3","user_id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","role":"member","user":{"id":"01a1e1ee-6a4f-76f2-a376-525e6dc65bdc","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', 2, 'board.deleted', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.633Z', 2, '01a1e1ee-6d7b-7617-9731-d488f77463c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d7b-7617-9731-d488f77463c3"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 32, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.636Z', 32, '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 33, 'card.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.638Z', 33, '01a1e1ee-6d86-7330-a485-8c0a9a2cacd2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d86-7330-a485-8c0a9a2cacd2","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","column_id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:17:41.638Z","updated_at":"2026-11-16T01:17:41.638Z"}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 34, 'column.deleted', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.640Z', 34, '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 35, 'column.created', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.643Z', 35, '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","board_id":"01a1e1ee-6cb6-721a-882a-a1d96b1aa01b","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 0, '2026-11-16T01:17:41.430Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BAF53D2D627C437700255D53ADE204B4E1C6CA780AAFE3B6A5210EDA188E3CCEECCECE300DE810185848CCCB26E6C2D571A49AED79A24A1DBD41689145A10507C090C061E232507021CE726F9A1F8D883E9C710043431C4F403125361B7B39F17191BD5CA95BE67B9A96C2BAD757A5D615DE99A41C038B87F6BBE73A88001AD742D1125D64F0A0DAECC1217CB4A3DFFF2FEAB2FF31B18252090E590C1BC6C0574DC594E2770007BDA7FF79FCB8D99D3B5E0E64A294E978EEF3DA7B31ECCE1FA5B372DB8231FC00005DFF0037F5037045EC4F47AF6EBA93B454C6510D0FA94CBCCCDDF0B74897DDE5153FC9EC19434F244EC39F9D6B303D352C83397C781D33CF0441E8FDBE3DD17BD5DCE3B69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', 0, '2026-11-16T01:17:41.627Z', X'1F8B08000000000000039551CB4EC33010BCF319738EAB382976EB53C537700255951D6F9025270EB6534055FF1D352988F650D4E3CCEECCECE30067A15072CD89133161A5615270C9D6B2E6CC2E57AB56CAA5A89B1A05B2CB9EA0F01474B428602935D10DD9851EAA1FBD2FD0041FE22F88A433D99DF9BAC858972D93D523B1756D5A668CAD56351775250805C6C1DEADF9C9D1190A555909C639E3E2B9E48A4BB5E40B51C9973FDEFFF5257A872A0B786DC827A8D76D818E3A43F1040E30A7FD77F75C6E4C14AF0537578A61BA74F8E8299EF55087EB6FDDB4A04E3B0F05ED5D431BFAD4DDE06911E2DBD9AFD7DD29622AA340EB62CA33377FCFEB4BECD24E37D9ED092AC79126624FD1B58E2C54AB7D9AB9340E14E78127F278DC1E1FBE01C881802669020000');
INSERT INTO labels VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d04-72ee-b9c3-d2917879335e', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d68-712f-9901-225e94bc23af', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d01-7778-83b0-89e57761c0a0', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d5f-77c1-86f8-bb142e3913f9', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d2d-75ee-b707-cdc0f620a2d4', 'Finished by Bob', 'card_moved', '01a1e1ee-6d01-7778-83b0-89e57761c0a0', NULL, 'assign_member', NULL, '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 1);
INSERT INTO automation_rules VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d4a-77fa-8dde-1fbf3611f3d7', 'Rule', 'card_moved', '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', NULL, 'assign_member', NULL, '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 1);
INSERT INTO automation_runs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d2d-75ee-b707-cdc0f620a2d4', '01a1e1ee-6d30-755d-a92e-5c31f10c5cfa', 17, '01a1e1ee-6d07-724b-b887-252fb879404f', '2026-11-16T01:17:41.552Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d67-7513-8c7d-3caf043a8139', '01a1e1ee-690f-725e-93bf-bbd28316326e', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d6b-758e-9c94-6fa1ce83315f', 'card', 'deleted', 'Card', '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', NULL, 131072, 1, '{"id":"01a1e1ee-6d6b-758e-9c94-6fa1ce83315f","column_id":"01a1e1ee-6cfe-764d-a1a1-a34de11d8c86","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:17:41.611Z","updated_at":"2026-11-16T01:17:41.611Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:17:41.613Z', '01a1e1ee-690f-725e-93bf-bbd28316326e', 28);
INSERT INTO trash VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d6f-7752-b0a5-b437d9186650', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1ee-6d04-72ee-b9c3-d2917879335e","01a1e1ee-6d68-712f-9901-225e94bc23af"],"board_members":["01a1e1ee-690f-725e-93bf-bbd28316326e","01a1e1ee-6a4f-76f2-a376-525e6dc65bdc"]}', '2026-11-16T01:17:41.624Z', '01a1e1ee-690f-725e-93bf-bbd28316326e', 31);
INSERT INTO trash VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d73-77b4-94c1-b802e96ac54c', 'card', 'deleted', 'Card', '01a1e1ee-6d6f-7752-b0a5-b437d9186650', '01a1e1ee-6d6f-7752-b0a5-b437d9186650', 65536, NULL, '{"id":"01a1e1ee-6d73-77b4-94c1-b802e96ac54c","column_id":"01a1e1ee-6d6f-7752-b0a5-b437d9186650","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:17:41.619Z","updated_at":"2026-11-16T01:17:41.619Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:17:41.624Z', '01a1e1ee-690f-725e-93bf-bbd28316326e', 31);
INSERT INTO restored_contents VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', 35, '01a1e1ee-6d86-7330-a485-8c0a9a2cacd2', '{"id":"01a1e1ee-6d86-7330-a485-8c0a9a2cacd2","column_id":"01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:17:41.638Z","updated_at":"2026-11-16T01:17:41.638Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d01-7778-83b0-89e57761c0a0', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:17:41.511Z', '2026-11-16T01:17:41.552Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d4c-7418-bf81-78d7865cb9c7', '01a1e1ee-6cfe-764d-a1a1-a34de11d8c86', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:17:41.580Z', '2026-11-16T01:17:41.580Z', NULL);
INSERT INTO cards VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d86-7330-a485-8c0a9a2cacd2', '01a1e1ee-6d84-71d5-aa01-1a3bfdc7850f', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:17:41.638Z', '2026-11-16T01:17:41.638Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d04-72ee-b9c3-d2917879335e');
INSERT INTO card_assignees VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-690f-725e-93bf-bbd28316326e');
INSERT INTO card_assignees VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc');
INSERT INTO checklists VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d16-77a2-91e1-ba19ee8feea2', '01a1e1ee-6d07-724b-b887-252fb879404f', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d4f-7171-905b-7c910852f5c7', '01a1e1ee-6d07-724b-b887-252fb879404f', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d51-762f-aefd-82741029ff5b', '01a1e1ee-6d07-724b-b887-252fb879404f', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', '01a1e1ee-6d16-77a2-91e1-ba19ee8feea2', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d5a-72df-8307-761f81a34cf7', '01a1e1ee-6d51-762f-aefd-82741029ff5b', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d19-71eb-9cdf-4d57edee45d3', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc');
INSERT INTO attachments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d22-772b-824c-4f6da0ea34e1', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d25-7041-9872-8d778b09c54d', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d2a-7525-a9e7-6edb8978bed6', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d48-7204-b2cb-6b2ee7343732', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d22-772b-824c-4f6da0ea34e1', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d25-7041-9872-8d778b09c54d', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d2a-7525-a9e7-6edb8978bed6', X'B82CAA58C833D71E131A0828E13B81B93F5ACCED699A05E9479588BCDB2EB9B70CFD3D82247697E0CA1E40E50F98877C2F6F0023370BD62ACFEDEA0460020C7EA73A4A3A694B701C7D07AADC4A751FC463B7F9B400D2360339E85774578F8CED39FFE290E43A3E7451052D14019B4E673E4C5B56CBA73760B0B19D73C8EF2B6C0FC410C1C73B8C08CB0EE7B86EEFE0FDB370D7970645D351C785B6B59496C705D79523A8FED3F640FF71461EB17329996111C3682D35E1D06B36B02D2C7185ADB3D106C063308097BB9A82066B77A97074A6873B027DB6CEB1FA10A01DD6948A655DED570CA93673B32A45D9F7017E1CB64FCB08368C80146934FA8124044E15E9C27E686F2B413285A10A0043ECAB37A1585575E28BAF0B49AA21A0D91B600C778A7A0E59DE758527C2FCE894F829E6117706516FC50AC772D7DB24801A3D8FFD659196C906FD6B9E31DB0EEA16257614E95FBF1ECF7D48537E49F7EAB6B5E1CD6D856A99E352D9BED3893BB29127ADD16F46D30C0722749E73BB175C16BCB2829BA584A8AEBCBBF3491D91F7E854E6C3A69821626F97DA8590E84E0406C0A316B40EEBF9268E911526AA03DC8F5E3B5ECCD4B92AB512259D30A7459797ABC93FDEB7984A6BC9B646E7142FF2BBB74564AEC5F606CFC30C679DBF5F356E35795EA96ECB9D0EDA79D5B8FA3873E0463515E032A6');
INSERT INTO attachment_blobs VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d48-7204-b2cb-6b2ee7343732', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('abf1b27f-5ad0-4ab2-b917-836305b51241', 'f429a0f1-d2a1-4e38-908b-6b9b3a585b81', '00', NULL);
INSERT INTO attachment_objects VALUES ('abf1b27f-5ad0-4ab2-b917-836305b51241', 'f429a0f1-d2a1-4e38-908b-6b9b3a585b81', NULL);
INSERT INTO comments VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d63-75b8-bfa3-e7cee4f2a1b5', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.602Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6ce7-73d2-8621-e8fc9b041579', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'added', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.473Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6cf5-7644-9739-31b7b463e2f2', '01a1e1ee-6b54-74af-a82d-fb93d721d395', 'added', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.493Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d0f-772f-9ab1-864de5b0ea9e', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'assigned', '01a1e1ee-6d07-724b-b887-252fb879404f', NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.519Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d63-75b9-ae85-b3d546e11d60', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'commented', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-6d63-75b8-bfa3-e7cee4f2a1b5', '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.602Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1ee-6d7b-7617-9731-d488f77463c3', '01a1e1ee-6d7e-7685-8c96-30ab4d4fe19d', '01a1e1ee-6a4f-76f2-a376-525e6dc65bdc', 'added', NULL, NULL, '01a1e1ee-690f-725e-93bf-bbd28316326e', '2026-11-16T01:17:41.630Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1ee-6cb6-721a-882a-a1d96b1aa01b', '01a1e1ee-6d07-724b-b887-252fb879404f', '01a1e1ee-690f-725e-93bf-bbd28316326e');
