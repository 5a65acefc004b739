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
INSERT INTO schema_version VALUES (1, '4504f84fe061850c');
INSERT INTO users VALUES ('01a1e1ce-cda4-7523-933b-1fe51937308c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$ItLC9jBQRlXGpcM84g/e7SvrzgmSFbO9qiiCnPXGR2M$KMdAzLWOEfvB+Dmq0hgjMZN+WF8blz8niHafoZ1B8hs', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:43:09.365Z');
INSERT INTO users VALUES ('01a1e1ce-cf84-7326-abcd-e4dfc1390c06', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$PzJ/riylLkKM8/OrNbZFUc9rcqAd+4lRfIWD459P544$E09USoFh6vSURR7mxWv4s6CGHQGHSw9+e9R2P1t4Fyw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:43:09.754Z');
INSERT INTO users VALUES ('01a1e1ce-d102-7123-96f0-fdee25ec8529', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Z8GEwNcNqciwVzSmpWauAmfekUGqc+vzI131je0/uf0$atNDuBGY61ug4RXUQgjNl9VfjgpN95mnYh/9aSIvtd8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:43:10.183Z');
INSERT INTO users VALUES ('01a1e1ce-d34c-75c5-9612-840a6ba1b0a2', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$ij+uh7HNd47d1ratAZTvyn/7K1C9p6wWaJyys1tHHn0$0NfIzYQ+ujUudKC/6+bOod5iDVsSwoobnC3DQsgbWtc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:43:10.711Z');
INSERT INTO sessions VALUES ('01a1e1ce-cf76-75bf-a2b8-276c762ce7b7', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:09.558Z', '2026-11-16T00:43:09.558Z', '2026-11-16T01:43:09.558Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1ce-d0f6-72a2-81ba-8bb98eb9f36d', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', '2026-11-16T00:43:09.942Z', '2026-11-16T00:43:09.942Z', '2026-11-16T01:43:09.942Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1ce-d2ae-73c3-9db9-dd60afdaede2', '01a1e1ce-d102-7123-96f0-fdee25ec8529', '2026-11-16T00:43:10.382Z', '2026-11-16T00:43:10.382Z', '2026-11-16T01:43:10.382Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1ce-d466-72c1-a8fb-b9ae583b64c0', '2026-11-16T01:48:10.856Z');
INSERT INTO idempotency_keys VALUES ('01a1e1ce-cda4-7523-933b-1fe51937308c', 'fe861351-dc41-4d2d-bd9b-70c076177728', '88MC0ORp5swcV1yMm8wGd9otuURfCFIPBJhq3AmoS90', '01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:43:10.453Z');
INSERT INTO boards VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 'Board', NULL, NULL, '01a1e1ce-cda4-7523-933b-1fe51937308c', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.401Z', '2026-11-16T00:43:10.401Z', 34, 36, '3o4nj6btow7', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', 'Board', NULL, NULL, '01a1e1ce-cda4-7523-933b-1fe51937308c', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.520Z', '2026-11-16T00:43:10.520Z', 2, 3, 'p6lvqnw0wq', 0, '2026-11-16T00:43:10.524Z', '01a1e1ce-cda4-7523-933b-1fe51937308c');
INSERT INTO board_members VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-cda4-7523-933b-1fe51937308c', 'owner');
INSERT INTO board_members VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', 'member');
INSERT INTO board_members VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', '01a1e1ce-cda4-7523-933b-1fe51937308c', 'owner');
INSERT INTO board_members VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', 'member');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 1, 'board.member_added', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.431Z', 1, '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","user_id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","role":"member","user":{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 2, 'board.member_added', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.444Z', 2, '01a1e1ce-d102-7123-96f0-fdee25ec8529', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","user_id":"01a1e1ce-d102-7123-96f0-fdee25ec8529","role":"member","user":{"id":"01a1e1ce-d102-7123-96f0-fdee25ec8529","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 3, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.447Z', 3, '01a1e1ce-d2ef-7076-ad95-6f558052af02', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 4, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.450Z', 4, '01a1e1ce-d2f2-7767-b2b5-36c99867a48a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d2f2-7767-b2b5-36c99867a48a","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 5, 'label.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.452Z', 5, '01a1e1ce-d2f5-709e-8286-c9f3f2b81f04', NULL, NULL, NULL, NULL, 'fe861351-dc41-4d2d-bd9b-70c076177728', NULL, NULL, '{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 6, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.455Z', 6, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.455Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 7, 'card.labeled', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.458Z', 7, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:43:10.455Z"}', '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.458Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 8, 'card.assigned', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.461Z', 8, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:43:10.458Z"}', '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ce-cda4-7523-933b-1fe51937308c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.461Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 9, 'card.assigned', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.461Z', 8, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1ce-cda4-7523-933b-1fe51937308c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:43:10.461Z"}', '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ce-cda4-7523-933b-1fe51937308c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.461Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 10, 'checklist.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.464Z', 10, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d300-77ad-a88d-5bf780f60b7a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 11, 'checklist_item.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.468Z', 11, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d304-7210-82bf-98b42fdaf84b","checklist_id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 12, 'checklist_item.updated', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.471Z', 12, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1ce-d304-7210-82bf-98b42fdaf84b","checklist_id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 13, 'checklist_item.assigned', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.474Z', 13, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1ce-d304-7210-82bf-98b42fdaf84b","checklist_id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 14, 'attachment.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.480Z', 14, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d310-7058-b26f-4890e36fce94', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d310-7058-b26f-4890e36fce94","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 15, 'attachment.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.484Z', 15, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d314-7030-b856-e2afd5c7bf3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d314-7030-b856-e2afd5c7bf3b","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 16, 'attachment.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.487Z', 16, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d317-728a-86e5-5fac51802766', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d317-728a-86e5-5fac51802766","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 17, 'card.moved', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.491Z', 17, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","rank":65536,"updated_at":"2026-11-16T00:43:10.461Z","position":0}', '{"id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2f2-7767-b2b5-36c99867a48a","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ce-cda4-7523-933b-1fe51937308c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","title":"Steps","rank":65536,"items":[{"id":"01a1e1ce-d304-7210-82bf-98b42fdaf84b","checklist_id":"01a1e1ce-d300-77ad-a88d-5bf780f60b7a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1ce-d310-7058-b26f-4890e36fce94","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1ce-d314-7030-b856-e2afd5c7bf3b","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1ce-d317-728a-86e5-5fac51802766","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:43:10.455Z","updated_at":"2026-11-16T00:43:10.491Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 18, 'board.member_removed', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.494Z', 18, '01a1e1ce-d102-7123-96f0-fdee25ec8529', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","user_id":"01a1e1ce-d102-7123-96f0-fdee25ec8529","role":"member","user":{"id":"01a1e1ce-d102-7123-96f0-fdee25ec8529","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 19, 'attachment.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.497Z', 19, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d321-77d6-9a1f-c30bfdd8db52', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d321-77d6-9a1f-c30bfdd8db52","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 20, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.500Z', 20, '01a1e1ce-d324-75fa-ac48-81e8b30a9000', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d324-75fa-ac48-81e8b30a9000","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.500Z","updated_at":"2026-11-16T00:43:10.500Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 21, 'checklist.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.501Z', 21, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d325-73ee-b484-e9cc12415af7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d325-73ee-b484-e9cc12415af7","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 22, 'checklist.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.502Z', 22, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d326-7425-96a0-610b23d6f589', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d326-7425-96a0-610b23d6f589","card_id":"01a1e1ce-d2f8-765d-aee6-b3e81c93769b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 23, 'checklist_item.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.503Z', 23, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d327-7252-84f4-2bd58b11eb79', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d327-7252-84f4-2bd58b11eb79","checklist_id":"01a1e1ce-d326-7425-96a0-610b23d6f589","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 24, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.505Z', 24, '01a1e1ce-d329-7514-a90a-70121ed4cfcc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d329-7514-a90a-70121ed4cfcc","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 25, 'label.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.506Z', 25, '01a1e1ce-d32a-70f5-bd0a-f031f73d4dcc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d32a-70f5-bd0a-f031f73d4dcc","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 26, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.508Z', 26, '01a1e1ce-d32c-7421-8ee7-9ca26362ace6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d32c-7421-8ee7-9ca26362ace6","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.508Z","updated_at":"2026-11-16T00:43:10.508Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 27, 'card.deleted', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.510Z', 27, '01a1e1ce-d32c-7421-8ee7-9ca26362ace6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d32c-7421-8ee7-9ca26362ace6","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.508Z","updated_at":"2026-11-16T00:43:10.508Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 28, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.512Z', 28, '01a1e1ce-d330-7688-946e-762adb019b95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d330-7688-946e-762adb019b95","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 29, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.514Z', 29, '01a1e1ce-d332-7427-b426-003501ffb62f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d332-7427-b426-003501ffb62f","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d330-7688-946e-762adb019b95","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.514Z","updated_at":"2026-11-16T00:43:10.514Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 30, 'column.deleted', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.516Z', 30, '01a1e1ce-d330-7688-946e-762adb019b95', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d330-7688-946e-762adb019b95","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', 1, 'board.member_added', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.523Z', 1, '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ce-d338-7616-a915-3fbb7df59ae8","user_id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","role":"member","user":{"id":"01a1e1ce-cf84-7326-abcd-e4dfc1390c06","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', 2, 'board.deleted', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.524Z', 2, '01a1e1ce-d338-7616-a915-3fbb7df59ae8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d338-7616-a915-3fbb7df59ae8"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 31, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.525Z', 31, '01a1e1ce-d33d-744e-a390-a73a5035f310', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d33d-744e-a390-a73a5035f310","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 32, 'card.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.527Z', 32, '01a1e1ce-d33f-7729-8472-ab73fc7773b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d33f-7729-8472-ab73fc7773b4","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","column_id":"01a1e1ce-d33d-744e-a390-a73a5035f310","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:43:10.527Z","updated_at":"2026-11-16T00:43:10.527Z"}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 33, 'column.deleted', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.529Z', 33, '01a1e1ce-d33d-744e-a390-a73a5035f310', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ce-d33d-744e-a390-a73a5035f310","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 34, 'column.created', '01a1e1ce-cda4-7523-933b-1fe51937308c', '2026-11-16T00:43:10.532Z', 34, '01a1e1ce-d33d-744e-a390-a73a5035f310', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1ce-d33d-744e-a390-a73a5035f310","board_id":"01a1e1ce-d2c1-726b-bc69-562c5a0a8895","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 0, '2026-11-16T00:43:10.401Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3BAF363E21BE8113A8AAD6F6065972E2603B0554F5DF5193824A0F453DCEECCECC3E0EE02C281012254943DC1646F275D168AE4DD3F2BA294C8D02379BB60606D9654FA0E02960B4C0C05232D18DD98501D43079CFC0041FE22F888499EC4E7F5D66188B155FD745C9DBB2D45C7654CBB65C97626380C134DABB353F39984141218A864BC965F32C84AA4A25C5AA12F2E5C2FBBFBE44EFA004038F9A7C02F5BA65D053AF299EC001F469FFDD3D979B12C52BC1ED9562982F1D3E068A673DA8C3D5B76E5B508FCE8302F4CED0237D623F7A5A85F876F61BB03F45CC6560D0B998F2C22DDFF3F817BBB44393DD9E40E538D14CEC29BACE9105D5A14F0B97A691E232F04C1E8FDBE3C337ACCC278B69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1ce-d338-7616-a915-3fbb7df59ae8', 0, '2026-11-16T00:43:10.520Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B6E92C627C437700255D53ADE204B4E1C6CA780AAFE3B6A5250E9A1A8C799DD99D9C7019C050D42A224D912B74A6D785DC98A63234BAE3A636ADB950DD2061864973D8186A780D102034BA98D6ECC2E0CA087C97B066DF021FE824898C9EECCD765466B71CDEBB250BC51CA70D951291B552BB16981C134DABB353F39984143218A8A4BC965F52C845E2B2DC5AA2CC4CB85F77F7D89DE410B061E0DF904FA75CBA0A7DE503C810398D3FEBB7B2E37258A5782DB2BC5305F3A7C0C14CF7AD087AB6FDDB6A01E9D070DE85D4B8FF489FDE86915E2DBD96FC0FE1431978141E762CA0BB77CCFE35FECD20EDBECF6043AC78966624FD1758E2CE80E7D5AB8348D14978167F278DC1E1FBE01792F304569020000');
INSERT INTO labels VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f5-709e-8286-c9f3f2b81f04', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d32a-70f5-bd0a-f031f73d4dcc', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2ef-7076-ad95-6f558052af02', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f2-7767-b2b5-36c99867a48a', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d329-7514-a90a-70121ed4cfcc', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d33d-744e-a390-a73a5035f310', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d319-7706-9762-fda972d4c765', 'Finished by Bob', 'card_moved', '01a1e1ce-d2f2-7767-b2b5-36c99867a48a', NULL, 'assign_member', NULL, '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', 1);
INSERT INTO automation_rules VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d323-7329-bda3-cb9ce8932629', 'Rule', 'card_moved', '01a1e1ce-d2ef-7076-ad95-6f558052af02', NULL, 'assign_member', NULL, '01a1e1ce-cf84-7326-abcd-e4dfc1390c06', 1);
INSERT INTO automation_runs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d319-7706-9762-fda972d4c765', '01a1e1ce-d31c-7264-9f1c-3fdd55fc522c', 17, '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '2026-11-16T00:43:10.491Z', 'skipped', 'This person was assigned already.');
INSERT INTO trash VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d32c-7421-8ee7-9ca26362ace6', 'card', 'deleted', 'Card', '01a1e1ce-d2ef-7076-ad95-6f558052af02', NULL, 131072, 1, '{"id":"01a1e1ce-d32c-7421-8ee7-9ca26362ace6","column_id":"01a1e1ce-d2ef-7076-ad95-6f558052af02","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:43:10.508Z","updated_at":"2026-11-16T00:43:10.508Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:43:10.510Z', '01a1e1ce-cda4-7523-933b-1fe51937308c', 27);
INSERT INTO trash VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d330-7688-946e-762adb019b95', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1ce-d2f5-709e-8286-c9f3f2b81f04","01a1e1ce-d32a-70f5-bd0a-f031f73d4dcc"],"board_members":["01a1e1ce-cda4-7523-933b-1fe51937308c","01a1e1ce-cf84-7326-abcd-e4dfc1390c06"]}', '2026-11-16T00:43:10.516Z', '01a1e1ce-cda4-7523-933b-1fe51937308c', 30);
INSERT INTO trash VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d332-7427-b426-003501ffb62f', 'card', 'deleted', 'Card', '01a1e1ce-d330-7688-946e-762adb019b95', '01a1e1ce-d330-7688-946e-762adb019b95', 65536, NULL, '{"id":"01a1e1ce-d332-7427-b426-003501ffb62f","column_id":"01a1e1ce-d330-7688-946e-762adb019b95","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:43:10.514Z","updated_at":"2026-11-16T00:43:10.514Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:43:10.516Z', '01a1e1ce-cda4-7523-933b-1fe51937308c', 30);
INSERT INTO restored_contents VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', 34, '01a1e1ce-d33f-7729-8472-ab73fc7773b4', '{"id":"01a1e1ce-d33f-7729-8472-ab73fc7773b4","column_id":"01a1e1ce-d33d-744e-a390-a73a5035f310","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:43:10.527Z","updated_at":"2026-11-16T00:43:10.527Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d2f2-7767-b2b5-36c99867a48a', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:43:10.455Z', '2026-11-16T00:43:10.491Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d324-75fa-ac48-81e8b30a9000', '01a1e1ce-d2ef-7076-ad95-6f558052af02', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:43:10.500Z', '2026-11-16T00:43:10.500Z', NULL);
INSERT INTO cards VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d33f-7729-8472-ab73fc7773b4', '01a1e1ce-d33d-744e-a390-a73a5035f310', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:43:10.527Z', '2026-11-16T00:43:10.527Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-d2f5-709e-8286-c9f3f2b81f04');
INSERT INTO card_assignees VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-cda4-7523-933b-1fe51937308c');
INSERT INTO card_assignees VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06');
INSERT INTO checklists VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d300-77ad-a88d-5bf780f60b7a', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d325-73ee-b484-e9cc12415af7', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d326-7425-96a0-610b23d6f589', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', '01a1e1ce-d300-77ad-a88d-5bf780f60b7a', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d327-7252-84f4-2bd58b11eb79', '01a1e1ce-d326-7425-96a0-610b23d6f589', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d304-7210-82bf-98b42fdaf84b', '01a1e1ce-cf84-7326-abcd-e4dfc1390c06');
INSERT INTO attachments VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d310-7058-b26f-4890e36fce94', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d314-7030-b856-e2afd5c7bf3b', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d317-728a-86e5-5fac51802766', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d321-77d6-9a1f-c30bfdd8db52', '01a1e1ce-d2f8-765d-aee6-b3e81c93769b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d310-7058-b26f-4890e36fce94', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d314-7030-b856-e2afd5c7bf3b', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d317-728a-86e5-5fac51802766', X'F41ABD812E30C567935AC2952C25C0317D74E066142D5636060EF6E8FB2CAC4F11564D62F6E39E1EB25FD8EC2B4936267077438C1EB1E30B33189F0A20A515E362FF6396AADDF6D97FC294DC07EA8FA43BAA1D14A59E99A130F93C5A7A0B61F5966B0182CE30B59A0745598855F0F772720DB9B6D6D6D47139C88E3F3DA3F106310ECB0D67AF74B92FB7C0059FE8F8D31E04F44C4D061DE9A62A6115873E4FA290D708941AAFB905EAB7BC41DE1DFDAC6C635B2AAFE7940F670CBB57248E1C1391AC59562B4AFEB515CEC12D692167707FC16C536F8A524B6A4EDD9AE5FF3A8DC4FA5F7B85E0D61943C43AE255A3C2A6AB076EF182CD78913F8991CFFFB9C26260769D91365D707D3DB5C6DE569ECB6CE1CE2DF3339244203AB88A5B76228A4D6C4DEAD67D72A67B1196A4120C660B9E72B6329C8050B747B45B55486395F312856D0CAD0B6952428C79C2E34DF5C18C313157FCA4395B753936B3DAF8A42A9ED31D168C73818BD69E967BCA9A2AF1EADCF53BA50B7DB7842B3C6DA42266ECBA42F215813FFC1DBF50738F634E972D30484C1BCA7F78F9C2300907C6A645DAF8E52F755B6581363EAEBF1913D452CB3716C114C119DF6394EE25C5FA111620DC0F9FE55486B7B1A2C6688BABEEE0EAD55A6D89E0C29F9B0BB1E3EB70C83B4EDBB99AAB94948F54EB03186AB8F4A7990C2483582F');
INSERT INTO attachment_blobs VALUES ('01a1e1ce-d2c1-726b-bc69-562c5a0a8895', '01a1e1ce-d321-77d6-9a1f-c30bfdd8db52', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('6675d2b8-7bae-4e0d-b3eb-55c6b9a4d358', '03244d87-c4e3-45f0-b060-0299bd20544f', '00', NULL);
INSERT INTO attachment_objects VALUES ('6675d2b8-7bae-4e0d-b3eb-55c6b9a4d358', '03244d87-c4e3-45f0-b060-0299bd20544f', NULL);
