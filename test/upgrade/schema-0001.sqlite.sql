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
INSERT INTO schema_version VALUES (1, 'ade956afcb15fedd');
INSERT INTO users VALUES ('01a1e1cd-dab2-7256-b716-c6198b5b0a63', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$wEQz3dqd6SxgZp1+wbU1cxl5lZDBk5JmnJVaTKq0vqU$uU9bWmMRNIThvXUlDWJnClcrCrffHKCokq32gkCiPNU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:42:06.983Z');
INSERT INTO users VALUES ('01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$AfJYWdsViSLbMa5d1x2SNlme/5BzfVxpIbeVGiVPzKM$/KlJHhSebZlGgyQLVgF0GW08mmVRqb4MnziOo5MfG4Q', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:42:07.052Z');
INSERT INTO users VALUES ('01a1e1cd-db7a-729c-ae86-b25521ed431a', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$V1D/qv7pn0zGIQx6FA7NcErFnWC7nPzgAQGpROEEUtE$x0H+t57YGRzbENUvxGZfG1K9WR9GvkwEZz2KwVOGpTM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:42:07.131Z');
INSERT INTO users VALUES ('01a1e1cd-dc9e-7483-86b2-c1bdacac0000', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$tYJqwqwRsJ4txL1RBjfQQOERF0feafNhDqdV8+iG024$gsGGX46Tso3eVAU6R3fGnoKNBrvwGH7WZ0dTZVxlxh0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:42:07.428Z');
INSERT INTO sessions VALUES ('01a1e1cd-db29-769f-81ba-03927dad85df', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.017Z', '2026-11-16T00:42:07.017Z', '2026-11-16T01:42:07.017Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1cd-db76-763f-a637-328995a16499', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', '2026-11-16T00:42:07.094Z', '2026-11-16T00:42:07.094Z', '2026-11-16T01:42:07.094Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1cd-dbba-7518-a562-a5019b95baa2', '01a1e1cd-db7a-729c-ae86-b25521ed431a', '2026-11-16T00:42:07.162Z', '2026-11-16T00:42:07.162Z', '2026-11-16T01:42:07.162Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1cd-dcef-7323-81b7-714e1c6144c6', '2026-11-16T01:47:07.479Z');
INSERT INTO idempotency_keys VALUES ('01a1e1cd-dab2-7256-b716-c6198b5b0a63', '6c6abe4c-49b9-4ad6-a0ce-5c7af90ce740', 'WJRUNpA4uN8pka1E7t9kQ1ElXRQnP2qJ4HPQInG38Lc', '01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:42:07.242Z');
INSERT INTO boards VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 'Board', NULL, NULL, '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.169Z', '2026-11-16T00:42:07.169Z', 34, 37, 'qzv6vx65qdj', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', 'Board', NULL, NULL, '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.359Z', '2026-11-16T00:42:07.359Z', 2, 3, '8s4cb20q49o', 0, '2026-11-16T00:42:07.364Z', '01a1e1cd-dab2-7256-b716-c6198b5b0a63');
INSERT INTO board_members VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 'owner');
INSERT INTO board_members VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', 'member');
INSERT INTO board_members VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 'owner');
INSERT INTO board_members VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', 'member');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 1, 'board.member_added', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.218Z', 1, '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","user_id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","role":"member","user":{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 2, 'board.member_added', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.227Z', 2, '01a1e1cd-db7a-729c-ae86-b25521ed431a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","user_id":"01a1e1cd-db7a-729c-ae86-b25521ed431a","role":"member","user":{"id":"01a1e1cd-db7a-729c-ae86-b25521ed431a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 3, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.235Z', 3, '01a1e1cd-dc04-71ea-ae98-32335918435a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc04-71ea-ae98-32335918435a","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 4, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.240Z', 4, '01a1e1cd-dc08-7392-998c-3e36a6227720', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc08-7392-998c-3e36a6227720","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 5, 'label.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.241Z', 5, '01a1e1cd-dc09-75cf-adfc-c374578efb60', NULL, NULL, NULL, NULL, '6c6abe4c-49b9-4ad6-a0ce-5c7af90ce740', NULL, NULL, '{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 6, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.252Z', 6, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.252Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 7, 'card.labeled', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.255Z', 7, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:42:07.252Z"}', '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.255Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 8, 'card.assigned', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.259Z', 8, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:42:07.255Z"}', '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1cd-dab2-7256-b716-c6198b5b0a63","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.259Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 9, 'card.assigned', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.259Z', 8, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1cd-dab2-7256-b716-c6198b5b0a63","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:42:07.259Z"}', '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1cd-dab2-7256-b716-c6198b5b0a63","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.259Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 10, 'checklist.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.261Z', 10, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc1d-750d-b5ac-d67dad519e54', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 11, 'checklist_item.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.264Z', 11, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc21-70b5-8e0b-5de94f6429d2","checklist_id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 12, 'checklist_item.updated', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.267Z', 12, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1cd-dc21-70b5-8e0b-5de94f6429d2","checklist_id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 13, 'checklist_item.assigned', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.269Z', 13, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1cd-dc21-70b5-8e0b-5de94f6429d2","checklist_id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 14, 'attachment.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.274Z', 14, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc2a-77d9-a418-6f13da786851', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc2a-77d9-a418-6f13da786851","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 15, 'attachment.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.285Z', 15, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc35-712e-bbb9-9046ac898e9e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc35-712e-bbb9-9046ac898e9e","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 16, 'attachment.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.287Z', 16, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc37-7345-80c9-00995a03be7d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc37-7345-80c9-00995a03be7d","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 17, 'card.moved', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.293Z', 17, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","rank":65536,"updated_at":"2026-11-16T00:42:07.259Z","position":0}', '{"id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc08-7392-998c-3e36a6227720","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1cd-dc09-75cf-adfc-c374578efb60","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1cd-dab2-7256-b716-c6198b5b0a63","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","title":"Steps","rank":65536,"items":[{"id":"01a1e1cd-dc21-70b5-8e0b-5de94f6429d2","checklist_id":"01a1e1cd-dc1d-750d-b5ac-d67dad519e54","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1cd-dc2a-77d9-a418-6f13da786851","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1cd-dc35-712e-bbb9-9046ac898e9e","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1cd-dc37-7345-80c9-00995a03be7d","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:42:07.252Z","updated_at":"2026-11-16T00:42:07.293Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 18, 'board.member_removed', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.301Z', 18, '01a1e1cd-db7a-729c-ae86-b25521ed431a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","user_id":"01a1e1cd-db7a-729c-ae86-b25521ed431a","role":"member","user":{"id":"01a1e1cd-db7a-729c-ae86-b25521ed431a","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 19, 'attachment.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.307Z', 19, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc4b-7272-8283-8b3eba405d31', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc4b-7272-8283-8b3eba405d31","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 20, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.312Z', 20, '01a1e1cd-dc50-7440-bdee-96d6843d668c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc50-7440-bdee-96d6843d668c","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.312Z","updated_at":"2026-11-16T00:42:07.312Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 21, 'checklist.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.316Z', 21, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc54-76e7-9af9-1e1195cfcb86', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc54-76e7-9af9-1e1195cfcb86","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 22, 'checklist.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.319Z', 22, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc57-765d-8940-7718a645a929', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc57-765d-8940-7718a645a929","card_id":"01a1e1cd-dc14-72d5-b315-b8749f9320c0","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 23, 'checklist_item.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.322Z', 23, '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc5b-70d5-bf95-05808e953c6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc5b-70d5-bf95-05808e953c6c","checklist_id":"01a1e1cd-dc57-765d-8940-7718a645a929","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 24, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.326Z', 24, '01a1e1cd-dc5e-759d-adce-c53ac9cfbac2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc5e-759d-adce-c53ac9cfbac2","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 25, 'label.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.333Z', 25, '01a1e1cd-dc65-777b-bd47-a9d8ceabc206', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc65-777b-bd47-a9d8ceabc206","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 26, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.335Z', 26, '01a1e1cd-dc67-733a-9b9f-ca7e62042488', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc67-733a-9b9f-ca7e62042488","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.335Z","updated_at":"2026-11-16T00:42:07.335Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 27, 'card.deleted', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.337Z', 27, '01a1e1cd-dc67-733a-9b9f-ca7e62042488', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc67-733a-9b9f-ca7e62042488","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.335Z","updated_at":"2026-11-16T00:42:07.335Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 28, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.347Z', 28, '01a1e1cd-dc73-7070-a1e1-95b845993861', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc73-7070-a1e1-95b845993861","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 29, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.351Z', 29, '01a1e1cd-dc77-7115-9a4c-c2ad849e54a1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc77-7115-9a4c-c2ad849e54a1","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc73-7070-a1e1-95b845993861","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.351Z","updated_at":"2026-11-16T00:42:07.351Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 30, 'column.deleted', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.355Z', 30, '01a1e1cd-dc73-7070-a1e1-95b845993861', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc73-7070-a1e1-95b845993861","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', 1, 'board.member_added', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.362Z', 1, '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1cd-dc7f-770d-a16e-85dca63426ce","user_id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","role":"member","user":{"id":"01a1e1cd-db2b-7275-a961-c8b4acdc3ae6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', 2, 'board.deleted', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.364Z', 2, '01a1e1cd-dc7f-770d-a16e-85dca63426ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc7f-770d-a16e-85dca63426ce"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 31, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.367Z', 31, '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 32, 'card.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.373Z', 32, '01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","column_id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:42:07.373Z","updated_at":"2026-11-16T00:42:07.373Z"}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 33, 'column.deleted', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.375Z', 33, '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 34, 'column.created', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', '2026-11-16T00:42:07.380Z', 34, '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","board_id":"01a1e1cd-dbc1-71c7-b5a2-cff948b41168","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 0, '2026-11-16T00:42:07.169Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3BA44EEB53C537700255D5DADE204B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C701BC030D42A224691D77C64ADE48DB70B3C48ADBB65DD72B534BA956C0A0F81208343C454C0E1838CA36F9A1F8D883EEC71018D81862FA0589B090DB99AF8B0C34156FAAA5E2A6918A5B25D72BB33402D52330180777B7E627070B68A844A5B8945CAA6721745D69D12CA45ABFFCF1FEAF2FD33B68C120A0A19041BF6E1974D4194A27700073DA7F77CFE5C64CE95A7073A514A74BC78F9ED2590FFA70FDAD9B16D4A10FA00183B7B4A14FEC86408B98DECE7E3D76A788A90C0C5A9F7299B9F97B012FB1CF3BB4C5EF097449234DC49E926F3D39D02D863C73791C28CD034FE4F1B83D3E7C03459000AC69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1cd-dc7f-770d-a16e-85dca63426ce', 0, '2026-11-16T00:42:07.359Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B6D9CD627C437700255D5DADE204B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C701BC030D42A224691D77B66979D308C7512AE2EBDA5954CB55A52C0183E24B20D0F014313960E028DBE487E2630FBA1F4360606388E91724C2426E67BE2E32D054BCA96AC54D2315B74A6ED6A63602D512188C83BB5BF39383053454A2525C4A2ED5B3107A5569D12C96F5E6E58FF77F7D99DE410B06010D850CFA75CBA0A3CE503A810398D3FEBB7B2E37664AD7829B2BA5385D3A7EF494CE7AD087EB6FDDB4A00E7D000D18BCA547FAC46E08B488E9EDECD763778A98CAC0A0F52997999BBF17F012FBBC435BFC9E409734D244EC29F9D69303DD62C83397C781D23CF0441E8FDBE3C3379E0765DE69020000');
INSERT INTO labels VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc09-75cf-adfc-c374578efb60', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc65-777b-bd47-a9d8ceabc206', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc04-71ea-ae98-32335918435a', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc08-7392-998c-3e36a6227720', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc5e-759d-adce-c53ac9cfbac2', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc39-732a-b296-347c8a2cfb85', 'Finished by Bob', 'card_moved', '01a1e1cd-dc08-7392-998c-3e36a6227720', NULL, 'assign_member', NULL, '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', 1);
INSERT INTO automation_rules VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc4e-70ec-9575-d3e89cf1022c', 'Rule', 'card_moved', '01a1e1cd-dc04-71ea-ae98-32335918435a', NULL, 'assign_member', NULL, '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6', 1);
INSERT INTO invitations VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc61-77a3-9eae-9a28b688c041', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc67-733a-9b9f-ca7e62042488', 'card', 'deleted', 'Card', '01a1e1cd-dc04-71ea-ae98-32335918435a', NULL, 131072, 1, '{"id":"01a1e1cd-dc67-733a-9b9f-ca7e62042488","column_id":"01a1e1cd-dc04-71ea-ae98-32335918435a","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:42:07.335Z","updated_at":"2026-11-16T00:42:07.335Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:42:07.337Z', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 27);
INSERT INTO trash VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc73-7070-a1e1-95b845993861', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1cd-dc09-75cf-adfc-c374578efb60","01a1e1cd-dc65-777b-bd47-a9d8ceabc206"],"board_members":["01a1e1cd-dab2-7256-b716-c6198b5b0a63","01a1e1cd-db2b-7275-a961-c8b4acdc3ae6"]}', '2026-11-16T00:42:07.355Z', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 30);
INSERT INTO trash VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc77-7115-9a4c-c2ad849e54a1', 'card', 'deleted', 'Card', '01a1e1cd-dc73-7070-a1e1-95b845993861', '01a1e1cd-dc73-7070-a1e1-95b845993861', 65536, NULL, '{"id":"01a1e1cd-dc77-7115-9a4c-c2ad849e54a1","column_id":"01a1e1cd-dc73-7070-a1e1-95b845993861","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:42:07.351Z","updated_at":"2026-11-16T00:42:07.351Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:42:07.355Z', '01a1e1cd-dab2-7256-b716-c6198b5b0a63', 30);
INSERT INTO restored_contents VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', 34, '01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0', '{"id":"01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0","column_id":"01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:42:07.373Z","updated_at":"2026-11-16T00:42:07.373Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc08-7392-998c-3e36a6227720', 1, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:42:07.252Z', '2026-11-16T00:42:07.293Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc50-7440-bdee-96d6843d668c', '01a1e1cd-dc04-71ea-ae98-32335918435a', 2, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:42:07.312Z', '2026-11-16T00:42:07.312Z', NULL);
INSERT INTO cards VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc8d-7652-9145-2cfaf1b2e0d0', '01a1e1cd-dc87-76cf-bab3-47bb1bf7bbcf', 5, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:42:07.373Z', '2026-11-16T00:42:07.373Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dc09-75cf-adfc-c374578efb60');
INSERT INTO card_assignees VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-dab2-7256-b716-c6198b5b0a63');
INSERT INTO card_assignees VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6');
INSERT INTO checklists VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc1d-750d-b5ac-d67dad519e54', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc54-76e7-9af9-1e1195cfcb86', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc57-765d-8940-7718a645a929', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', '01a1e1cd-dc1d-750d-b5ac-d67dad519e54', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc5b-70d5-bf95-05808e953c6c', '01a1e1cd-dc57-765d-8940-7718a645a929', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc21-70b5-8e0b-5de94f6429d2', '01a1e1cd-db2b-7275-a961-c8b4acdc3ae6');
INSERT INTO attachments VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc2a-77d9-a418-6f13da786851', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc35-712e-bbb9-9046ac898e9e', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc37-7345-80c9-00995a03be7d', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc4b-7272-8283-8b3eba405d31', '01a1e1cd-dc14-72d5-b315-b8749f9320c0', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc2a-77d9-a418-6f13da786851', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc35-712e-bbb9-9046ac898e9e', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc37-7345-80c9-00995a03be7d', X'10D9D99873DAA49DFE2A6B0699E73DC5E8288B76778DC2E2C8EB15D723E32976DEC98DBC4232D69DE966866BF77FFA1C5E008EC977BC87A36349D40A68C8F96645FC601E0ED013966ECA9F269B57A822AFB6DA4C697AD75169DF22D8BB1E30D1ABE70202B918D14F1517FABF1E2D9281984EE8E389DB623C2BD7B1F12B3324E235B5EE38E9C9662D7541FAB22AD3CA66351995E6D428452340FE1E21C19A25493AA440B43BA9769A782487AE1EBB5DB2508731AE94650BA11EFA51E72EF5624FA4C12C05FAC390A7EAECF6F6E855F932DBBCC75ECDAAA19F6995BDE424BE8DCE83BA9C7B770006C9B100F22750D18F1C751DFC6D8A181CFF7580735203136382FE80269006A7BD238AB239E45E71EC13405F7C7166EF1DD600488990094F247ED1BD1E08D7A55D7EEE187A150A7B4C5C227C2475275E4E608334D33F1F445BBE9D4063C0B02F1F7B32D99E39F37A3E3DF41005502ED3EBE5D1F6777731B863CFC4A0090F4E2554636AECD90E91FE352286F3B62A0E30FB53DF1056E42E7F49CC7D66964B68F0151E2ED12B8C8E0B1723C7401C6AD973C3FFDAF47CBDCB04A6699518DA18BE5FBFC8F0C76BDA659204F2250B08DD41E277E52FB5468D5B11BC8212D640FAECC8E4E67C892962BAEA52A69B410234339AB216F3BDD003ACE6B1B2539D68DAF1C79690E2D6638460229503A0F218D4');
INSERT INTO attachment_blobs VALUES ('01a1e1cd-dbc1-71c7-b5a2-cff948b41168', '01a1e1cd-dc4b-7272-8283-8b3eba405d31', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('58c41641-fb6d-4162-b839-d368520836bb', 'efe1028c-ae03-49cd-b56c-b7323dbf1b0d', '00', NULL);
INSERT INTO attachment_objects VALUES ('58c41641-fb6d-4162-b839-d368520836bb', 'efe1028c-ae03-49cd-b56c-b7323dbf1b0d', NULL);
