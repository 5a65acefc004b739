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
INSERT INTO users VALUES ('01a1e1d7-22dd-740e-bd42-eee2a811d28b', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$GaB2uOqcS8uy0eLossDRer/UTQ90TsSqzrvZUimZhiQ$F+N6gvk5ApPLA3cwUWlNXcoNwBhVNJ0/YjOtKzK9/34', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:52:15.273Z');
INSERT INTO users VALUES ('01a1e1d7-2377-7163-b3d4-1179aec778b8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Q3Kck4jdzlYLtitq/k6eQ0i2z5z4I/DUWtvZJA1tfL0$MR+Orti0btIEU6nS4Ii6e2se+O1+Fa1I4IbIsa9Ksh4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:52:15.402Z');
INSERT INTO users VALUES ('01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$OoO+MMtmcXnz8Z0O82r5fCungObkyerfCn9K9jVYbtc$K9kNRkdNEgE7QY3fUakCtvSN9yFrg5PLqhvIPXRrbJ4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:52:15.505Z');
INSERT INTO users VALUES ('01a1e1d7-24bf-71a6-b538-b7e68e3daf22', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$OmaapUXNocyFZAhJsM12SyUJ0tExbLnkUI88m40Eefk$2YGOYVpbNt4Zg27eUNggal+quu9YC5pQ6KxE9ozuK5o', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:52:15.750Z');
INSERT INTO sessions VALUES ('01a1e1d7-2374-77cf-9d18-1645041499d6', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.348Z', '2026-11-16T00:52:15.348Z', '2026-11-16T01:52:15.348Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d7-23df-71aa-97bf-dbd65a6cf980', '01a1e1d7-2377-7163-b3d4-1179aec778b8', '2026-11-16T00:52:15.455Z', '2026-11-16T00:52:15.455Z', '2026-11-16T01:52:15.455Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d7-243e-751f-9f54-f85d5e40c0b6', '01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', '2026-11-16T00:52:15.550Z', '2026-11-16T00:52:15.550Z', '2026-11-16T01:52:15.550Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1d7-254c-7074-9767-b1f2503ca3e3', '2026-11-16T01:57:15.822Z');
INSERT INTO idempotency_keys VALUES ('01a1e1d7-22dd-740e-bd42-eee2a811d28b', 'b53ea526-6438-4321-b112-a8de83615df8', 's8Ez778psCZLRXoeyPn2OA6c6nstGJ_GUiw00epdK6o', '01a1e1d7-2443-73eb-96b7-361b232242ad', '{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:52:15.575Z');
INSERT INTO boards VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 'Board', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.555Z', '2026-11-16T00:52:15.555Z', 35, 38, '3o0y6fc8glp', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', 'Board', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.646Z', '2026-11-16T00:52:15.646Z', 2, 3, '8yljx6i6l0l', 0, '2026-11-16T00:52:15.657Z', '01a1e1d7-22dd-740e-bd42-eee2a811d28b');
INSERT INTO board_members VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 'owner');
INSERT INTO board_members VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'member');
INSERT INTO board_members VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 'owner');
INSERT INTO board_members VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'member');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 1, 'board.member_added', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.563Z', 1, '01a1e1d7-2377-7163-b3d4-1179aec778b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","user_id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","role":"member","user":{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 2, 'board.member_added', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.568Z', 2, '01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","user_id":"01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93","role":"member","user":{"id":"01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 3, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.570Z', 3, '01a1e1d7-2453-733c-b156-178c8d7aaf16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 4, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.573Z', 4, '01a1e1d7-2455-7023-946e-650f50e5959d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2455-7023-946e-650f50e5959d","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 5, 'label.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.575Z', 5, '01a1e1d7-2457-76b2-81ec-fd6599b2ca4c', NULL, NULL, NULL, NULL, 'b53ea526-6438-4321-b112-a8de83615df8', NULL, NULL, '{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 6, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.577Z', 6, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.577Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 7, 'card.labeled', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.580Z', 7, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:52:15.577Z"}', '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.580Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 8, 'card.assigned', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.583Z', 8, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:52:15.580Z"}', '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.583Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 9, 'card.assigned', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.583Z', 8, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:52:15.583Z"}', '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.583Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 10, 'checklist.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.589Z', 10, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2465-729b-bcee-05cd2c2bc12b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 11, 'checklist_item.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.591Z', 11, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2467-76a9-b5e6-8933a67c3d2c","checklist_id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 12, 'checklist_item.updated', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.594Z', 12, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d7-2467-76a9-b5e6-8933a67c3d2c","checklist_id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 13, 'checklist_item.assigned', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.597Z', 13, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d7-2467-76a9-b5e6-8933a67c3d2c","checklist_id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 14, 'attachment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.602Z', 14, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2472-7610-8434-5b01ddea8ab4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2472-7610-8434-5b01ddea8ab4","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 15, 'attachment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.606Z', 15, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2476-7661-8c86-58df9d9aba58', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2476-7661-8c86-58df9d9aba58","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 16, 'attachment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.608Z', 16, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2478-7268-9414-6caeeef294f5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2478-7268-9414-6caeeef294f5","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 17, 'card.moved', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.613Z', 17, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","rank":65536,"updated_at":"2026-11-16T00:52:15.583Z","position":0}', '{"id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2455-7023-946e-650f50e5959d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","title":"Steps","rank":65536,"items":[{"id":"01a1e1d7-2467-76a9-b5e6-8933a67c3d2c","checklist_id":"01a1e1d7-2465-729b-bcee-05cd2c2bc12b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d7-2472-7610-8434-5b01ddea8ab4","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d7-2476-7661-8c86-58df9d9aba58","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d7-2478-7268-9414-6caeeef294f5","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:52:15.577Z","updated_at":"2026-11-16T00:52:15.613Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 18, 'board.member_removed', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.615Z', 18, '01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","user_id":"01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93","role":"member","user":{"id":"01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 19, 'attachment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.618Z', 19, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2482-71af-aae1-f2e4144498b7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2482-71af-aae1-f2e4144498b7","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 20, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.621Z', 20, '01a1e1d7-2485-7635-89f0-632070afc5c0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2485-7635-89f0-632070afc5c0","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.621Z","updated_at":"2026-11-16T00:52:15.621Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 21, 'checklist.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.623Z', 21, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2487-77ff-877e-09f19b7f5b14', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2487-77ff-877e-09f19b7f5b14","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 22, 'checklist.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.624Z', 22, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2488-7010-8539-2d445e558ed6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2488-7010-8539-2d445e558ed6","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 23, 'checklist_item.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.625Z', 23, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2489-7034-bebf-21677c7fa062', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2489-7034-bebf-21677c7fa062","checklist_id":"01a1e1d7-2488-7010-8539-2d445e558ed6","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 24, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.626Z', 24, '01a1e1d7-248a-72ed-b7a4-05d2970eb79c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-248a-72ed-b7a4-05d2970eb79c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 25, 'comment.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.628Z', 25, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-248c-77fe-971a-fac0cc448f2c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-248c-77fe-971a-fac0cc448f2c","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","card_id":"01a1e1d7-245a-73ba-b5f3-b0f18dca9b92","user_id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","user":{"id":"01a1e1d7-22dd-740e-bd42-eee2a811d28b","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:52:15.628Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 26, 'label.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.631Z', 26, '01a1e1d7-248f-70e7-890e-98dc32889f30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-248f-70e7-890e-98dc32889f30","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 27, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.633Z', 27, '01a1e1d7-2491-718f-bb11-40dbf0a480bb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2491-718f-bb11-40dbf0a480bb","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.633Z","updated_at":"2026-11-16T00:52:15.633Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 28, 'card.deleted', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.634Z', 28, '01a1e1d7-2491-718f-bb11-40dbf0a480bb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2491-718f-bb11-40dbf0a480bb","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.633Z","updated_at":"2026-11-16T00:52:15.633Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 29, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.636Z', 29, '01a1e1d7-2494-72d0-b21b-d2e758798906', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2494-72d0-b21b-d2e758798906","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 30, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.637Z', 30, '01a1e1d7-2495-7188-81c4-16e82fb303d3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2495-7188-81c4-16e82fb303d3","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-2494-72d0-b21b-d2e758798906","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.637Z","updated_at":"2026-11-16T00:52:15.637Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 31, 'column.deleted', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.639Z', 31, '01a1e1d7-2494-72d0-b21b-d2e758798906', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-2494-72d0-b21b-d2e758798906","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', 1, 'board.member_added', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.655Z', 1, '01a1e1d7-2377-7163-b3d4-1179aec778b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d7-249e-77f8-9ed5-b0739165a218","user_id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","role":"member","user":{"id":"01a1e1d7-2377-7163-b3d4-1179aec778b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', 2, 'board.deleted', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.657Z', 2, '01a1e1d7-249e-77f8-9ed5-b0739165a218', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-249e-77f8-9ed5-b0739165a218"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 32, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.659Z', 32, '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 33, 'card.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.662Z', 33, '01a1e1d7-24ae-7237-bc65-d1250c01f5f6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-24ae-7237-bc65-d1250c01f5f6","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","column_id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:52:15.662Z","updated_at":"2026-11-16T00:52:15.662Z"}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 34, 'column.deleted', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.667Z', 34, '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 35, 'column.created', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.670Z', 35, '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","board_id":"01a1e1d7-2443-73eb-96b7-361b232242ad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 0, '2026-11-16T00:52:15.555Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8EABD879159F2ABE8113A8AAD6F1165972E2B0760AA8EABFA32405D11E8A7A9CD99D997D1CC159D0904B94246D23545916A229C888C7DA34A2A8A5518552A5420B1924973C8186A7803C614BB1653724177AD0FDE87D066DF0817F011326B23BF37591A1AC154D999330B654828814AEA5B46A6D208371B0776B7E7230810695AB5A482964FD9CE7BA525A56ABAAAA5EFE78FFD717E91D749E8147433E827EDD66D051678827700433EDBFBBE7726324BE16DC5C89C37CE9F0D1139FF5A08FD7DFBA69411D3A0F1AD0BB9636F489DDE06915F8EDECD7633745CC65C860EF38A6855BBEE7F112BBB8C336B903814E3CD24C1C88DDDE9105BD471F172E8E03F132F04C9E4EDBD3C337609B912A69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', 0, '2026-11-16T00:52:15.646Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDBE4559F2ABE8113A8AAD6F1065972E2603B0554F5DF519382680F453DCEECCECC3E0EE02C68101225495B7355AC89D775D7F035D9921B513FAE6555A2920D30C82E7B020D4F01A3050696521BDD985D18400F93F70CDAE043FC05913093DD99AF8B0C652DAF0B41DCD842712252D84869556380C134DABB353F3998418312AAE25272593D0BA14BA565B9AA8AEAE58FF77F7D89DE410B061E0DF904FA75CBA0A7DE503C810398D3FEBB7B2E37258AD7829B2BC5305F3A7C0C14CF7AD087EB6FDDB4A01E9D070DE85D4B1BFAC47EF4B40AF1EDEC37607F8A98CBC0A07331E5855BBEE7F112BBB4C336BB3D81CE71A299D853749D230BBA439F162E4D23C565E0993C1EB7C7876F8F1CF21269020000');
INSERT INTO labels VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2457-76b2-81ec-fd6599b2ca4c', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-248f-70e7-890e-98dc32889f30', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2453-733c-b156-178c8d7aaf16', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2455-7023-946e-650f50e5959d', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-248a-72ed-b7a4-05d2970eb79c', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-247b-74c6-b863-8794be60ec5d', 'Finished by Bob', 'card_moved', '01a1e1d7-2455-7023-946e-650f50e5959d', NULL, 'assign_member', NULL, '01a1e1d7-2377-7163-b3d4-1179aec778b8', 1);
INSERT INTO automation_rules VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2484-77f7-bb64-3f43d48105a1', 'Rule', 'card_moved', '01a1e1d7-2453-733c-b156-178c8d7aaf16', NULL, 'assign_member', NULL, '01a1e1d7-2377-7163-b3d4-1179aec778b8', 1);
INSERT INTO automation_runs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-247b-74c6-b863-8794be60ec5d', '01a1e1d7-247d-73ff-b6ca-51497772852f', 17, '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '2026-11-16T00:52:15.613Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-248e-7214-bbec-7e07bd60bc64', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2491-718f-bb11-40dbf0a480bb', 'card', 'deleted', 'Card', '01a1e1d7-2453-733c-b156-178c8d7aaf16', NULL, 131072, 1, '{"id":"01a1e1d7-2491-718f-bb11-40dbf0a480bb","column_id":"01a1e1d7-2453-733c-b156-178c8d7aaf16","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:52:15.633Z","updated_at":"2026-11-16T00:52:15.633Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:52:15.634Z', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 28);
INSERT INTO trash VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2494-72d0-b21b-d2e758798906', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d7-2457-76b2-81ec-fd6599b2ca4c","01a1e1d7-248f-70e7-890e-98dc32889f30"],"board_members":["01a1e1d7-22dd-740e-bd42-eee2a811d28b","01a1e1d7-2377-7163-b3d4-1179aec778b8"]}', '2026-11-16T00:52:15.639Z', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 31);
INSERT INTO trash VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2495-7188-81c4-16e82fb303d3', 'card', 'deleted', 'Card', '01a1e1d7-2494-72d0-b21b-d2e758798906', '01a1e1d7-2494-72d0-b21b-d2e758798906', 65536, NULL, '{"id":"01a1e1d7-2495-7188-81c4-16e82fb303d3","column_id":"01a1e1d7-2494-72d0-b21b-d2e758798906","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:52:15.637Z","updated_at":"2026-11-16T00:52:15.637Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:52:15.639Z', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', 31);
INSERT INTO restored_contents VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', 35, '01a1e1d7-24ae-7237-bc65-d1250c01f5f6', '{"id":"01a1e1d7-24ae-7237-bc65-d1250c01f5f6","column_id":"01a1e1d7-24ab-7607-81f7-97a54bc0ccc9","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:52:15.662Z","updated_at":"2026-11-16T00:52:15.662Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2455-7023-946e-650f50e5959d', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T00:52:15.577Z', '2026-11-16T00:52:15.613Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2485-7635-89f0-632070afc5c0', '01a1e1d7-2453-733c-b156-178c8d7aaf16', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:52:15.621Z', '2026-11-16T00:52:15.621Z', NULL);
INSERT INTO cards VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-24ae-7237-bc65-d1250c01f5f6', '01a1e1d7-24ab-7607-81f7-97a54bc0ccc9', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:52:15.662Z', '2026-11-16T00:52:15.662Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2457-76b2-81ec-fd6599b2ca4c');
INSERT INTO card_assignees VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-22dd-740e-bd42-eee2a811d28b');
INSERT INTO card_assignees VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-2377-7163-b3d4-1179aec778b8');
INSERT INTO checklists VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2465-729b-bcee-05cd2c2bc12b', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2487-77ff-877e-09f19b7f5b14', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2488-7010-8539-2d445e558ed6', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', '01a1e1d7-2465-729b-bcee-05cd2c2bc12b', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2489-7034-bebf-21677c7fa062', '01a1e1d7-2488-7010-8539-2d445e558ed6', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2467-76a9-b5e6-8933a67c3d2c', '01a1e1d7-2377-7163-b3d4-1179aec778b8');
INSERT INTO attachments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2472-7610-8434-5b01ddea8ab4', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2476-7661-8c86-58df9d9aba58', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2478-7268-9414-6caeeef294f5', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2482-71af-aae1-f2e4144498b7', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2472-7610-8434-5b01ddea8ab4', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2476-7661-8c86-58df9d9aba58', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2478-7268-9414-6caeeef294f5', X'685FC41A812C55964DEA5EBF66B6C5BF347D268ABD45F580570B821EF99E67072035C4FDEBA975308575843B8EBC20A5701A629445946F4B963FE3CE4538DD85D3A267F4A39308F3CC3A46D5B0A845E869015A51E8D2516296D311FDDFA00E2BF032413285C3FFA4AA08ABAFFF6E67573C7F8E4A6F731A86E46B2B273317F4F5AC7E86EA0F1964BBF59A33DC81B1A9EB419D25DC02884B745EBB2059DFA4B98E4620DF1299DA6DB6F7E0211B86C4E3D766167966844C4CC33F5606994ADE8828521DB5C82B1177FFD66AAD07F0574BB0CA542BB8867127B76F34DD714B7B18EA0B90D03EF5993DA372E742F76C514F6841296553049400BE95302B3D62B7585EDDF5643A3D870B3E804B2F805CBE452AAEDB65CD9483806458F5BC03B5CB8EEB2B1B7D427AC81428D726D80BEFD332C7A4412B450A8A1BC9B5D2EBBF3F8247F02B1C719AC3DB5BB7B1448C5C6D87F79207B66D0356D44F94E180E433381A7AAFF08DD4247678344567349C9A552CDE65232C6DE1B8A1E3B643BAD34B991193264F04877AEE8EE02A684A36F7955F08B27200483CE3C42680B46790BA4108DFBAFA7951CC8F62C5E4F40FE0BDCFA1F0305E98A6D6080ABEFB272001261A47AC4FEBE141DEF47A6E45F98998AD32A626B77DEF279968B6A60F8909F2DB55DA72DA33A8252019F02BFBED0F403452C45208F27B2AAC');
INSERT INTO attachment_blobs VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2482-71af-aae1-f2e4144498b7', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('b44b6b79-78d6-4f59-9497-d1ef312396a7', '351679a6-ac9d-46e7-aff1-f23c544c724c', '00', NULL);
INSERT INTO attachment_objects VALUES ('b44b6b79-78d6-4f59-9497-d1ef312396a7', '351679a6-ac9d-46e7-aff1-f23c544c724c', NULL);
INSERT INTO comments VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-248c-77fe-971a-fac0cc448f2c', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.628Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-244b-7134-ac54-e861615c666a', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'added', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.563Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-2450-7510-9161-1a4efc9aa2bc', '01a1e1d7-23e1-72d1-94b8-2fc6da3a6c93', 'added', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.568Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245f-7699-8c2f-1299acb5e159', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'assigned', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.583Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1d7-249e-77f8-9ed5-b0739165a218', '01a1e1d7-24a7-76a6-a2ee-6f5c2d4c3dee', '01a1e1d7-2377-7163-b3d4-1179aec778b8', 'added', NULL, NULL, '01a1e1d7-22dd-740e-bd42-eee2a811d28b', '2026-11-16T00:52:15.655Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1d7-2443-73eb-96b7-361b232242ad', '01a1e1d7-245a-73ba-b5f3-b0f18dca9b92', '01a1e1d7-22dd-740e-bd42-eee2a811d28b');
