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
INSERT INTO users VALUES ('01a1e1f1-819d-71b3-b96f-90db5afb924c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$NnEdYKQo8rRDe2fBi/Se4IuJgO3kQNY75VUIhRJufr4$EaZ68DLDsawigci3aFmOze/QcsFl/9CKITBn7oOhugY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:21:03.442Z');
INSERT INTO users VALUES ('01a1e1f1-820d-7185-941b-006e20819db6', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$AyUI0RgKApb6ugHEwv49gICl9wAjk9zbulH6O6ZZmUk$gFjVxewoU5HVg2YahhnehDSdPZcXTU92Enz9A3/cZrg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:21:03.551Z');
INSERT INTO users VALUES ('01a1e1f1-8273-75b9-851d-eab26c82e33c', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$+tfK8xCLLdvc+i2A8i0Je7bbUrSlXUP3EdMDtrO3pv4$6K8QjEE4fb98Iv6qeEW5icjK70KVdiJ1m1nLyHWgwVI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:21:03.649Z');
INSERT INTO users VALUES ('01a1e1f1-832c-7778-89db-ba95b37a1289', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$v2v4QfxqNWbGPcIZ4s83Kt/LqOS9JpDx1t22jiR5NtM$PAGegCqIp2YsSSkmfsJGYvXZch3+Kghan6udjGDynnA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:21:03.843Z');
INSERT INTO sessions VALUES ('01a1e1f1-820b-72db-951d-4a9334b6c870', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.499Z', '2026-11-16T01:21:03.499Z', '2026-11-16T02:21:03.499Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f1-8271-77f9-b152-41edd5e3685b', '01a1e1f1-820d-7185-941b-006e20819db6', '2026-11-16T01:21:03.601Z', '2026-11-16T01:21:03.601Z', '2026-11-16T02:21:03.601Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f1-82d0-7320-b90f-c54b15ce3ccc', '01a1e1f1-8273-75b9-851d-eab26c82e33c', '2026-11-16T01:21:03.696Z', '2026-11-16T01:21:03.696Z', '2026-11-16T02:21:03.696Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1f1-8394-75d3-a9be-8b1f112d81a6', '2026-11-16T02:26:03.895Z');
INSERT INTO idempotency_keys VALUES ('01a1e1f1-819d-71b3-b96f-90db5afb924c', 'e600cc59-a311-439f-84cf-c38fc9873e3a', '0A8n3zb2LTg62fJmh3y0UZZbmlRwGcrsGzYcKWE1qWs', '01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:21:03.718Z');
INSERT INTO boards VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 'Board', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.700Z', '2026-11-16T01:21:03.700Z', 35, 38, '9f9xmgljon', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', 'Board', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.772Z', '2026-11-16T01:21:03.772Z', 2, 3, '8znipvktbkk', 0, '2026-11-16T01:21:03.775Z', '01a1e1f1-819d-71b3-b96f-90db5afb924c');
INSERT INTO board_members VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 'owner');
INSERT INTO board_members VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-820d-7185-941b-006e20819db6', 'member');
INSERT INTO board_members VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 'owner');
INSERT INTO board_members VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', '01a1e1f1-820d-7185-941b-006e20819db6', 'member');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 1, 'board.member_added', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.707Z', 1, '01a1e1f1-820d-7185-941b-006e20819db6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","user_id":"01a1e1f1-820d-7185-941b-006e20819db6","role":"member","user":{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 2, 'board.member_added', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.712Z', 2, '01a1e1f1-8273-75b9-851d-eab26c82e33c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","user_id":"01a1e1f1-8273-75b9-851d-eab26c82e33c","role":"member","user":{"id":"01a1e1f1-8273-75b9-851d-eab26c82e33c","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 3, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.713Z', 3, '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 4, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.716Z', 4, '01a1e1f1-82e4-72bb-8212-63d9d1ff99b1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82e4-72bb-8212-63d9d1ff99b1","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 5, 'label.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.718Z', 5, '01a1e1f1-82e6-74a4-acaf-73e6e2bb8150', NULL, NULL, NULL, NULL, 'e600cc59-a311-439f-84cf-c38fc9873e3a', NULL, NULL, '{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 6, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.720Z', 6, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.720Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 7, 'card.labeled', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.722Z', 7, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:21:03.720Z"}', '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.722Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 8, 'card.assigned', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.725Z', 8, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:21:03.722Z"}', '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.725Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 9, 'card.assigned', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.725Z', 8, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:21:03.725Z"}', '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.725Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 10, 'checklist.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.729Z', 10, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82f1-7450-bb90-70aacfd5f811', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 11, 'checklist_item.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.731Z', 11, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82f4-71ed-98cc-7663e4480459', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82f4-71ed-98cc-7663e4480459","checklist_id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 12, 'checklist_item.updated', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.733Z', 12, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82f4-71ed-98cc-7663e4480459', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f1-82f4-71ed-98cc-7663e4480459","checklist_id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 13, 'checklist_item.assigned', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.735Z', 13, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82f4-71ed-98cc-7663e4480459', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f1-82f4-71ed-98cc-7663e4480459","checklist_id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 14, 'attachment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.739Z', 14, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82fb-77b0-ace8-1ce0b8278812', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82fb-77b0-ace8-1ce0b8278812","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 15, 'attachment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.741Z', 15, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 16, 'attachment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.743Z', 16, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82ff-719d-9881-300c2f6a1a9b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-82ff-719d-9881-300c2f6a1a9b","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 17, 'card.moved', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.748Z', 17, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","rank":65536,"updated_at":"2026-11-16T01:21:03.725Z","position":0}', '{"id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e4-72bb-8212-63d9d1ff99b1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","title":"Steps","rank":65536,"items":[{"id":"01a1e1f1-82f4-71ed-98cc-7663e4480459","checklist_id":"01a1e1f1-82f1-7450-bb90-70aacfd5f811","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f1-82fb-77b0-ace8-1ce0b8278812","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f1-82ff-719d-9881-300c2f6a1a9b","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:21:03.720Z","updated_at":"2026-11-16T01:21:03.748Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 18, 'board.member_removed', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.749Z', 18, '01a1e1f1-8273-75b9-851d-eab26c82e33c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","user_id":"01a1e1f1-8273-75b9-851d-eab26c82e33c","role":"member","user":{"id":"01a1e1f1-8273-75b9-851d-eab26c82e33c","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 19, 'attachment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.752Z', 19, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-8308-759f-a6ec-06490949257e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8308-759f-a6ec-06490949257e","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 20, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.754Z', 20, '01a1e1f1-830a-7485-b18f-73b6f09743bf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830a-7485-b18f-73b6f09743bf","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.754Z","updated_at":"2026-11-16T01:21:03.754Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 21, 'checklist.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.756Z', 21, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-830c-7425-a622-529232a32243', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830c-7425-a622-529232a32243","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 22, 'checklist.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.757Z', 22, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-830d-7133-9b56-57ea77f36f32', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830d-7133-9b56-57ea77f36f32","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 23, 'checklist_item.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.758Z', 23, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-830e-7376-ac8d-3233a0630826', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830e-7376-ac8d-3233a0630826","checklist_id":"01a1e1f1-830d-7133-9b56-57ea77f36f32","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 24, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.759Z', 24, '01a1e1f1-830f-773c-9005-ded5bf93c56b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-830f-773c-9005-ded5bf93c56b","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 25, 'comment.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.760Z', 25, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-8310-7480-a869-c5f38fdf1421', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8310-7480-a869-c5f38fdf1421","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","card_id":"01a1e1f1-82e8-7431-9666-136cc5e6b7df","user_id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","user":{"id":"01a1e1f1-819d-71b3-b96f-90db5afb924c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:21:03.760Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 26, 'label.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.763Z', 26, '01a1e1f1-8313-701e-a933-f12e70e59764', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8313-701e-a933-f12e70e59764","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 27, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.765Z', 27, '01a1e1f1-8315-7592-8623-c22a860d5df8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8315-7592-8623-c22a860d5df8","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.765Z","updated_at":"2026-11-16T01:21:03.765Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 28, 'card.deleted', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.765Z', 28, '01a1e1f1-8315-7592-8623-c22a860d5df8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8315-7592-8623-c22a860d5df8","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.765Z","updated_at":"2026-11-16T01:21:03.765Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 29, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.768Z', 29, '01a1e1f1-8318-755a-817f-9cee6bc2dc00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8318-755a-817f-9cee6bc2dc00","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 30, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.769Z', 30, '01a1e1f1-8319-7103-8edc-964d4ba90aa7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8319-7103-8edc-964d4ba90aa7","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-8318-755a-817f-9cee6bc2dc00","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.769Z","updated_at":"2026-11-16T01:21:03.769Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 31, 'column.deleted', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.770Z', 31, '01a1e1f1-8318-755a-817f-9cee6bc2dc00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8318-755a-817f-9cee6bc2dc00","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', 1, 'board.member_added', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.774Z', 1, '01a1e1f1-820d-7185-941b-006e20819db6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f1-831c-71d3-b1c9-3aba98d30c91","user_id":"01a1e1f1-820d-7185-941b-006e20819db6","role":"member","user":{"id":"01a1e1f1-820d-7185-941b-006e20819db6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', 2, 'board.deleted', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.775Z', 2, '01a1e1f1-831c-71d3-b1c9-3aba98d30c91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-831c-71d3-b1c9-3aba98d30c91"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 32, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.777Z', 32, '01a1e1f1-8321-73f6-b6c4-508acf52236f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 33, 'card.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.779Z', 33, '01a1e1f1-8323-7281-b009-1d4fb0b4bacf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8323-7281-b009-1d4fb0b4bacf","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","column_id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:21:03.779Z","updated_at":"2026-11-16T01:21:03.779Z"}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 34, 'column.deleted', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.779Z', 34, '01a1e1f1-8321-73f6-b6c4-508acf52236f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 35, 'column.created', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.782Z', 35, '01a1e1f1-8321-73f6-b6c4-508acf52236f', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","board_id":"01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 0, '2026-11-16T01:21:03.700Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B6FDA26C4A78A6FE004AAAA75BC41969C38D84E0155FD77D4A420DA43518F33BB33B38F03380B1A141232B6281F0BBB9255652B49842CD7B52D9B4AD9B2360802B2CB9E41C353A0684180E5D4443764177AD0FDE8BD8026F8107F4164CA6C77E6EB22036B2B2B344B69EAB295B5B2664DADA98B550302C6C1DEADF9C9A10C1A0A5594125162F9AC5017A8D5725129F5F2C7FBBFBEC4EFA095004F867D02FDBA15D07167389EC001CC69FFDD3D971B13C76BC1CD9562982E1D3E7A8E673DE8C3F5B76E5A7047CE8306F2AEE10D7F5237785E84F876F6EBA93B454C6510D0BA98F2CCCDDFF374895DDA5193DD9E41E738F244EC39BAD6B105DD924F3397C681E33CF0441E8FDBE3C33744E5F97969020000');
INSERT INTO board_checkpoints VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', 0, '2026-11-16T01:21:03.772Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8EAB6C024DED13E21B3881AA6A6D6F9025270EB6534055FF1D252988F650D4E3CCEECCECE300CE82821209195B149B1A8D68D0D642A391A2264D7263EBD2488402B2CB9E41C153A068A100CBC9443764177A50FDE87D0126F8107F4164CA6C77FAEB2C03A5150DEA5A68B96E852CAD7EA056CBEADE4001E3606FD6FCE45006055559AD05A2C0F57389AA4255D6ABA6A95EFE78FFD797F81D54598027CD3E817ADD16D071A7394EE0007ADA7F77CBE5C6C4F1527075A518E64B878F9EE3490FEA70F9ADAB16DC91F3A080BC33FCC89FD40D9E5721BE9DFC7AEAA688B90C05B42EA6BC70CBF73C9D63977664B2DB33A81C479E893D47D73AB6A05AF269E1D238705C069EC9E3717BBCFB06FEB9ADD469020000');
INSERT INTO labels VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e6-74a4-acaf-73e6e2bb8150', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8313-701e-a933-f12e70e59764', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e4-72bb-8212-63d9d1ff99b1', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830f-773c-9005-ded5bf93c56b', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8321-73f6-b6c4-508acf52236f', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8302-7277-93d1-e4b442edfca6', 'Finished by Bob', 'card_moved', '01a1e1f1-82e4-72bb-8212-63d9d1ff99b1', NULL, 'assign_member', NULL, '01a1e1f1-820d-7185-941b-006e20819db6', 1);
INSERT INTO automation_rules VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8309-76f9-b4a7-5133e1875d07', 'Rule', 'card_moved', '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', NULL, 'assign_member', NULL, '01a1e1f1-820d-7185-941b-006e20819db6', 1);
INSERT INTO automation_runs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8302-7277-93d1-e4b442edfca6', '01a1e1f1-8304-7797-abd6-2f0e8b653568', 17, '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '2026-11-16T01:21:03.748Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8312-7369-b2e0-6755233122e8', '01a1e1f1-819d-71b3-b96f-90db5afb924c', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8315-7592-8623-c22a860d5df8', 'card', 'deleted', 'Card', '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', NULL, 131072, 1, '{"id":"01a1e1f1-8315-7592-8623-c22a860d5df8","column_id":"01a1e1f1-82e2-75ea-a1b7-3b55d6f36728","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:21:03.765Z","updated_at":"2026-11-16T01:21:03.765Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:21:03.765Z', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 28);
INSERT INTO trash VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8318-755a-817f-9cee6bc2dc00', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f1-82e6-74a4-acaf-73e6e2bb8150","01a1e1f1-8313-701e-a933-f12e70e59764"],"board_members":["01a1e1f1-819d-71b3-b96f-90db5afb924c","01a1e1f1-820d-7185-941b-006e20819db6"]}', '2026-11-16T01:21:03.770Z', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 31);
INSERT INTO trash VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8319-7103-8edc-964d4ba90aa7', 'card', 'deleted', 'Card', '01a1e1f1-8318-755a-817f-9cee6bc2dc00', '01a1e1f1-8318-755a-817f-9cee6bc2dc00', 65536, NULL, '{"id":"01a1e1f1-8319-7103-8edc-964d4ba90aa7","column_id":"01a1e1f1-8318-755a-817f-9cee6bc2dc00","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:21:03.769Z","updated_at":"2026-11-16T01:21:03.769Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:21:03.770Z', '01a1e1f1-819d-71b3-b96f-90db5afb924c', 31);
INSERT INTO restored_contents VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', 35, '01a1e1f1-8323-7281-b009-1d4fb0b4bacf', '{"id":"01a1e1f1-8323-7281-b009-1d4fb0b4bacf","column_id":"01a1e1f1-8321-73f6-b6c4-508acf52236f","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:21:03.779Z","updated_at":"2026-11-16T01:21:03.779Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82e4-72bb-8212-63d9d1ff99b1', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:21:03.720Z', '2026-11-16T01:21:03.748Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830a-7485-b18f-73b6f09743bf', '01a1e1f1-82e2-75ea-a1b7-3b55d6f36728', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:21:03.754Z', '2026-11-16T01:21:03.754Z', NULL);
INSERT INTO cards VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8323-7281-b009-1d4fb0b4bacf', '01a1e1f1-8321-73f6-b6c4-508acf52236f', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:21:03.779Z', '2026-11-16T01:21:03.779Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-82e6-74a4-acaf-73e6e2bb8150');
INSERT INTO card_assignees VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-819d-71b3-b96f-90db5afb924c');
INSERT INTO card_assignees VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-820d-7185-941b-006e20819db6');
INSERT INTO checklists VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82f1-7450-bb90-70aacfd5f811', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830c-7425-a622-529232a32243', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830d-7133-9b56-57ea77f36f32', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82f4-71ed-98cc-7663e4480459', '01a1e1f1-82f1-7450-bb90-70aacfd5f811', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-830e-7376-ac8d-3233a0630826', '01a1e1f1-830d-7133-9b56-57ea77f36f32', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82f4-71ed-98cc-7663e4480459', '01a1e1f1-820d-7185-941b-006e20819db6');
INSERT INTO attachments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82fb-77b0-ace8-1ce0b8278812', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82ff-719d-9881-300c2f6a1a9b', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8308-759f-a6ec-06490949257e', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82fb-77b0-ace8-1ce0b8278812', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82fd-7676-85b9-e8da9f5aa6e2', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82ff-719d-9881-300c2f6a1a9b', X'67C0C925600CA2DDE56EF78BE722F09B505749AB710D82D4FC5425A6EE2E25AA85CC939ED761383FD874FACBA9B8D5CC991D87DD5B1B1A9D1850368468A91CDE718D92D59089D2AB2961802990C58CE0E4AA25E1E1227765EB9EBE09DA1BCD171ABBDD78070BB57EE02E915C87368F4ABB6A195967E4FD21052B6D869F7FEC30E67F96E8B624C2E8177648F99D6E59BB2461036FBF99C911477DA2F3E25C30712376884C3D699A302065A4A3695D79FD5ABAD5F2810F9264AACC70D298826F59ED7AAA45AF8F4224DC0197B0A6610F2E2397823FA4E5ED922769802DEC836D8ED3DD6BB9B7D5900A4158DA9810F63431AFBF943B1038D4BC70AF82380D8B1F053508C772D038D543EE94F55BD27537913EA4A31018ECB92818E9B030677E9F3A9A1797A25D2E9E85125A7722855247CDD99F8E5A4CEC0EA1EF6596E7D775853A9B7BFB44E06282254EB919250F9502C37A3B1DAB00598DE7ECC580AA560CA7CCD3F4480E5D2014C51E083E6F7134C8FD30DCEED4F3951D0A3EC2A0B1D85F78571A9B7E15F58F7F059F1D051D6B315ACFC1B33D9BC2E9E510575AC6E9A513DF071EEC056291FD38FEC62BDAD929423677BE4D93B8C8FEE790E8B2C0C3CCFA547B13A506B0F32BD21533FFE310B8D47A353D50D6BC728A90ED273DBA1306414E5DE606345E9FF829975D3D575B7E6D07E6836CFB4F');
INSERT INTO attachment_blobs VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8308-759f-a6ec-06490949257e', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('91251cb9-f63e-4dc8-8b63-f347e16deacd', 'ad5b6c58-300d-4862-b8f3-242bc3c93055', '00', NULL);
INSERT INTO attachment_objects VALUES ('91251cb9-f63e-4dc8-8b63-f347e16deacd', 'ad5b6c58-300d-4862-b8f3-242bc3c93055', NULL);
INSERT INTO comments VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8310-7480-a869-c5f38fdf1421', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.760Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82dc-7003-8053-affde55e2c48', '01a1e1f1-820d-7185-941b-006e20819db6', 'added', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.707Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e0-7711-a801-fb7dc8063905', '01a1e1f1-8273-75b9-851d-eab26c82e33c', 'added', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.712Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82ed-77ac-8570-db45eebc493e', '01a1e1f1-820d-7185-941b-006e20819db6', 'assigned', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.725Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-8310-7481-89d5-e1c39e0a10c9', '01a1e1f1-820d-7185-941b-006e20819db6', 'commented', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-8310-7480-a869-c5f38fdf1421', '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.760Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f1-831c-71d3-b1c9-3aba98d30c91', '01a1e1f1-831e-7615-8063-22701238feb3', '01a1e1f1-820d-7185-941b-006e20819db6', 'added', NULL, NULL, '01a1e1f1-819d-71b3-b96f-90db5afb924c', '2026-11-16T01:21:03.774Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1f1-82d4-77d7-aa1e-59d6c70d69b1', '01a1e1f1-82e8-7431-9666-136cc5e6b7df', '01a1e1f1-819d-71b3-b96f-90db5afb924c');
