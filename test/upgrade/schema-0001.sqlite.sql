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
INSERT INTO users VALUES ('01a1e1e6-b96d-7050-895f-4a17a7a55fef', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$DD9U4AUBR4IEdBbnecEhxWh9w4XRtx1V8hz2vN2jV2Y$qOPuI4k1G2f+sxC4c8LafLP0GAm/7zs+SGOwo16Xi5o', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:09:16.849Z');
INSERT INTO users VALUES ('01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$uLB6jvY+Qvk1Ffas36ciMr5jbAwOLu5P+IcAYzFjYF0$eicAbrMiLidQ70MbjFOrLLX21AS6agEaRIo6/G1IJ/A', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:09:16.960Z');
INSERT INTO users VALUES ('01a1e1e6-ba57-759e-b2ab-90b6103725be', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$OJbxVK6aPVCQZ1ktaGcisDx7TU3cOuZIz1pbIDFyShc$2ZRu4+IQFH9ZmPINuRc+RTibIBIckiHOI2T/jPHrvCQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:09:17.069Z');
INSERT INTO users VALUES ('01a1e1e6-bb4d-7746-b36d-8928d9cc31ce', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$rI0ZQvzsxdg5+NBuU9TcoZLby59aJ9byFzopKp/N5w0$LcEZTcaXJO/US1PIwV125W4XHBsQOz1HTcEULG899sU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:09:17.318Z');
INSERT INTO sessions VALUES ('01a1e1e6-b9e8-7044-aac3-ca3ef5ad4574', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:16.904Z', '2026-11-16T01:09:16.904Z', '2026-11-16T02:09:16.904Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1e6-ba56-705b-8541-2ffb51723b8f', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', '2026-11-16T01:09:17.014Z', '2026-11-16T01:09:17.014Z', '2026-11-16T02:09:17.014Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1e6-bac4-75e3-805f-454f79a39ce3', '01a1e1e6-ba57-759e-b2ab-90b6103725be', '2026-11-16T01:09:17.124Z', '2026-11-16T01:09:17.124Z', '2026-11-16T02:09:17.124Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1e6-bbc5-74b3-8640-f28082db10ff', '2026-11-16T02:14:17.389Z');
INSERT INTO idempotency_keys VALUES ('01a1e1e6-b96d-7050-895f-4a17a7a55fef', '7bd19fa6-a306-4005-bdd0-00252cd8a078', 'sh8ZevRb3YJQ3g2QbkUqmeLICa1X6vGAEJ3lQyihXWA', '01a1e1e6-baca-73c8-8654-c166e1179fbe', '{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:09:17.154Z');
INSERT INTO boards VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 'Board', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.130Z', '2026-11-16T01:09:17.130Z', 35, 38, 'pqbwthv7br', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', 'Board', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.235Z', '2026-11-16T01:09:17.235Z', 2, 3, 'zs101aauoi', 0, '2026-11-16T01:09:17.240Z', '01a1e1e6-b96d-7050-895f-4a17a7a55fef');
INSERT INTO board_members VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 'owner');
INSERT INTO board_members VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'member');
INSERT INTO board_members VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 'owner');
INSERT INTO board_members VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'member');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 1, 'board.member_added', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.141Z', 1, '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","user_id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","role":"member","user":{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 2, 'board.member_added', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.146Z', 2, '01a1e1e6-ba57-759e-b2ab-90b6103725be', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","user_id":"01a1e1e6-ba57-759e-b2ab-90b6103725be","role":"member","user":{"id":"01a1e1e6-ba57-759e-b2ab-90b6103725be","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 3, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.148Z', 3, '01a1e1e6-badd-7516-b3dd-148bdda1432b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 4, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.151Z', 4, '01a1e1e6-badf-70da-bb4f-a18b848b4507', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-badf-70da-bb4f-a18b848b4507","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 5, 'label.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.154Z', 5, '01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8', NULL, NULL, NULL, NULL, '7bd19fa6-a306-4005-bdd0-00252cd8a078', NULL, NULL, '{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 6, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.156Z', 6, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.156Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 7, 'card.labeled', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.160Z', 7, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:09:17.156Z"}', '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.160Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 8, 'card.assigned', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.164Z', 8, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:09:17.160Z"}', '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.164Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 9, 'card.assigned', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.164Z', 8, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:09:17.164Z"}', '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.164Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 10, 'checklist.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.169Z', 10, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-baf1-7148-9615-7e7ee55b5746', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 11, 'checklist_item.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.173Z', 11, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-baf5-7422-8ac6-8de9329292ce","checklist_id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 12, 'checklist_item.updated', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.175Z', 12, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1e6-baf5-7422-8ac6-8de9329292ce","checklist_id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 13, 'checklist_item.assigned', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.177Z', 13, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1e6-baf5-7422-8ac6-8de9329292ce","checklist_id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 14, 'attachment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.182Z', 14, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bafe-7087-ab45-b48a57881cf6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bafe-7087-ab45-b48a57881cf6","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 15, 'attachment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.186Z', 15, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 16, 'attachment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.188Z', 16, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb04-74ef-a085-75379d155eec', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb04-74ef-a085-75379d155eec","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 17, 'card.moved', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.194Z', 17, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","rank":65536,"updated_at":"2026-11-16T01:09:17.164Z","position":0}', '{"id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badf-70da-bb4f-a18b848b4507","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","title":"Steps","rank":65536,"items":[{"id":"01a1e1e6-baf5-7422-8ac6-8de9329292ce","checklist_id":"01a1e1e6-baf1-7148-9615-7e7ee55b5746","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1e6-bafe-7087-ab45-b48a57881cf6","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1e6-bb04-74ef-a085-75379d155eec","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:09:17.156Z","updated_at":"2026-11-16T01:09:17.194Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 18, 'board.member_removed', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.197Z', 18, '01a1e1e6-ba57-759e-b2ab-90b6103725be', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","user_id":"01a1e1e6-ba57-759e-b2ab-90b6103725be","role":"member","user":{"id":"01a1e1e6-ba57-759e-b2ab-90b6103725be","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 19, 'attachment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.200Z', 19, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb10-73c4-9e40-720aa1391ad6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb10-73c4-9e40-720aa1391ad6","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 20, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.203Z', 20, '01a1e1e6-bb13-70bc-b4fb-96ebaedfd45d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb13-70bc-b4fb-96ebaedfd45d","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.203Z","updated_at":"2026-11-16T01:09:17.203Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 21, 'checklist.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.205Z', 21, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb15-712c-86d6-a419de80475e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb15-712c-86d6-a419de80475e","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 22, 'checklist.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.207Z', 22, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb17-74ce-81d9-d645180ccdd1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb17-74ce-81d9-d645180ccdd1","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 23, 'checklist_item.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.208Z', 23, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb18-702b-b41a-83b354889ef4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb18-702b-b41a-83b354889ef4","checklist_id":"01a1e1e6-bb17-74ce-81d9-d645180ccdd1","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 24, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.210Z', 24, '01a1e1e6-bb1a-75ba-8067-12559a1fdb01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb1a-75ba-8067-12559a1fdb01","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 25, 'comment.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.212Z', 25, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb1c-7688-bf97-febe6afc74d2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb1c-7688-bf97-febe6afc74d2","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","card_id":"01a1e1e6-bae5-758d-b9bd-d11d62b6935c","user_id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","user":{"id":"01a1e1e6-b96d-7050-895f-4a17a7a55fef","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:09:17.212Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 26, 'label.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.221Z', 26, '01a1e1e6-bb25-77a8-9218-19e15666809c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb25-77a8-9218-19e15666809c","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 27, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.223Z', 27, '01a1e1e6-bb27-76e4-bf2f-92e414391d01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb27-76e4-bf2f-92e414391d01","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.223Z","updated_at":"2026-11-16T01:09:17.223Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 28, 'card.deleted', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.225Z', 28, '01a1e1e6-bb27-76e4-bf2f-92e414391d01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb27-76e4-bf2f-92e414391d01","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.223Z","updated_at":"2026-11-16T01:09:17.223Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 29, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.228Z', 29, '01a1e1e6-bb2c-7176-9144-bc9845199e41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb2c-7176-9144-bc9845199e41","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 30, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.230Z', 30, '01a1e1e6-bb2e-721d-91d8-71fa255ff6c1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb2e-721d-91d8-71fa255ff6c1","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-bb2c-7176-9144-bc9845199e41","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.230Z","updated_at":"2026-11-16T01:09:17.230Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 31, 'column.deleted', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.232Z', 31, '01a1e1e6-bb2c-7176-9144-bc9845199e41', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb2c-7176-9144-bc9845199e41","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', 1, 'board.member_added', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.237Z', 1, '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e6-bb33-736b-bcaf-47beccb1b023","user_id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","role":"member","user":{"id":"01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', 2, 'board.deleted', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.240Z', 2, '01a1e1e6-bb33-736b-bcaf-47beccb1b023', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb33-736b-bcaf-47beccb1b023"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 32, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.242Z', 32, '01a1e1e6-bb3a-7057-b58d-e1aedd472466', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 33, 'card.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.245Z', 33, '01a1e1e6-bb3d-710b-90c4-85c27cebdedc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb3d-710b-90c4-85c27cebdedc","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","column_id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:09:17.245Z","updated_at":"2026-11-16T01:09:17.245Z"}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 34, 'column.deleted', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.247Z', 34, '01a1e1e6-bb3a-7057-b58d-e1aedd472466', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 35, 'column.created', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.250Z', 35, '01a1e1e6-bb3a-7057-b58d-e1aedd472466', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","board_id":"01a1e1e6-baca-73c8-8654-c166e1179fbe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 0, '2026-11-16T01:09:17.130Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BBB6D9CC627C437700255D5C65E234B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C701BC050D42A224498AB76890D72BB3E11B55ADB9914A919475E35A0206C59740A0E12962B2C0C05236C90FC5C71E743F86C0C0C410D32F488485ECAEFDBAC86894E5B5A804DF3495E36B9435D658558E1C3018077BB7E627070B68588AA5E25272A99E85D4A2D1B25EC89578F9E3FD5F5FA677D08241C0964206FDBA65D051D7523A8103B4A7FD77F75C6ECC94AE0537574A71BA74FCE8299DF5A00FD7DFBA69411DFA001A3078438FF489DD106811D3DBD9AFC7EE1431958181F32997999BBF17F012FBBC4353FC9E409734D244EC2979E7C9827618F2CCE571A0340F3C91C7E3F6F8F00DD510648369020000');
INSERT INTO board_checkpoints VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', 0, '2026-11-16T01:09:17.235Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B6912EA13E21B3881AA6A6DAF9125270EB6534055FF1D352988F650C471667766F671006F418190284952CBB5AE6BDED5ADE6DAA0E3EB4E93315A6A51D5C0A0F81208143C464C161858CA26F9B1F838801AA61018981862FA0189B090DDE9CF8B8C4D6B79271AC1EF378DE36B941D76D8348E1C309846FB6FCD770E16505089AAE55272D93E09A9C446C96E55D5CDF32FEFBFFA32BD81120C026A0A19D4CB96414FBDA6740207D0A7FD77FFB9DC94295D0B6EAE94E27CE9F83E503AEB411DAEBF75D3827AF4011460F0861EE803FB31D02AA6D7B3DF80FD29622E0303E7532E0BB77C2FE025F67987A6F83D812A69A299D853F2CE9305E530E485CBD348691978268FC7EDF1EE0B2FE980CB69020000');
INSERT INTO labels VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb25-77a8-9218-19e15666809c', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-badd-7516-b3dd-148bdda1432b', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-badf-70da-bb4f-a18b848b4507', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb1a-75ba-8067-12559a1fdb01', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb3a-7057-b58d-e1aedd472466', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb07-759d-b516-dff9dffac96c', 'Finished by Bob', 'card_moved', '01a1e1e6-badf-70da-bb4f-a18b848b4507', NULL, 'assign_member', NULL, '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 1);
INSERT INTO automation_rules VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb11-7714-87be-9b0f8b8eb46f', 'Rule', 'card_moved', '01a1e1e6-badd-7516-b3dd-148bdda1432b', NULL, 'assign_member', NULL, '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 1);
INSERT INTO automation_runs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb07-759d-b516-dff9dffac96c', '01a1e1e6-bb0a-76d7-b829-af623640ca4b', 17, '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '2026-11-16T01:09:17.194Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb23-74b5-99f7-1a98914a6f51', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb27-76e4-bf2f-92e414391d01', 'card', 'deleted', 'Card', '01a1e1e6-badd-7516-b3dd-148bdda1432b', NULL, 131072, 1, '{"id":"01a1e1e6-bb27-76e4-bf2f-92e414391d01","column_id":"01a1e1e6-badd-7516-b3dd-148bdda1432b","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:09:17.223Z","updated_at":"2026-11-16T01:09:17.223Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:09:17.225Z', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 28);
INSERT INTO trash VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb2c-7176-9144-bc9845199e41', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8","01a1e1e6-bb25-77a8-9218-19e15666809c"],"board_members":["01a1e1e6-b96d-7050-895f-4a17a7a55fef","01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce"]}', '2026-11-16T01:09:17.232Z', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 31);
INSERT INTO trash VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb2e-721d-91d8-71fa255ff6c1', 'card', 'deleted', 'Card', '01a1e1e6-bb2c-7176-9144-bc9845199e41', '01a1e1e6-bb2c-7176-9144-bc9845199e41', 65536, NULL, '{"id":"01a1e1e6-bb2e-721d-91d8-71fa255ff6c1","column_id":"01a1e1e6-bb2c-7176-9144-bc9845199e41","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:09:17.230Z","updated_at":"2026-11-16T01:09:17.230Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:09:17.232Z', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', 31);
INSERT INTO restored_contents VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', 35, '01a1e1e6-bb3d-710b-90c4-85c27cebdedc', '{"id":"01a1e1e6-bb3d-710b-90c4-85c27cebdedc","column_id":"01a1e1e6-bb3a-7057-b58d-e1aedd472466","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:09:17.245Z","updated_at":"2026-11-16T01:09:17.245Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-badf-70da-bb4f-a18b848b4507', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:09:17.156Z', '2026-11-16T01:09:17.194Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb13-70bc-b4fb-96ebaedfd45d', '01a1e1e6-badd-7516-b3dd-148bdda1432b', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:09:17.203Z', '2026-11-16T01:09:17.203Z', NULL);
INSERT INTO cards VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb3d-710b-90c4-85c27cebdedc', '01a1e1e6-bb3a-7057-b58d-e1aedd472466', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:09:17.245Z', '2026-11-16T01:09:17.245Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bae2-71dc-b9f7-dbc9e0cd8ff8');
INSERT INTO card_assignees VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-b96d-7050-895f-4a17a7a55fef');
INSERT INTO card_assignees VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce');
INSERT INTO checklists VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-baf1-7148-9615-7e7ee55b5746', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb15-712c-86d6-a419de80475e', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb17-74ce-81d9-d645180ccdd1', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', '01a1e1e6-baf1-7148-9615-7e7ee55b5746', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb18-702b-b41a-83b354889ef4', '01a1e1e6-bb17-74ce-81d9-d645180ccdd1', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-baf5-7422-8ac6-8de9329292ce', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce');
INSERT INTO attachments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bafe-7087-ab45-b48a57881cf6', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb04-74ef-a085-75379d155eec', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb10-73c4-9e40-720aa1391ad6', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bafe-7087-ab45-b48a57881cf6', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb02-72a9-bb9c-5c846bd39e9a', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb04-74ef-a085-75379d155eec', X'B8FDDB931C9A46CDAAFC93C7AD27A15A6D034A019B6413414572751449CA7EBA2420BA9A5D0BCF30055FDE0D474F1800E74A549B057C00E77A5472ED6A3B90108D4519D8D8BCA45A05837E0152BD6FE5B2B3D0055E8808513ECF1F039A62E746E7ABBA3CDEA0783760F1D7447C9F2D1A74F7FF6344C9BC00E1392EF6FC061D85461193063AFE391979C4C1EEB8EBC955E652A59B09F89909F852B7378E6D2CD67100F1A8F29ABC3B99241210D50B25B891422C098C394F3FE41FF00E6F552814843ED1868686D9CF8BFDB9C994CB402729CDBC5C07D82305A5DC1E6CC6C19CBAA8968828262F693E4F5F9800DE82DE24F1063BF00102CEA1852C7A8AD0BD7DA62D2AE7C87F4B27585CE17444C964D83F8CB1766F4BC4877C5F3EF995607A37A2BFA006A2712451AE59E2C066CFF544FE2224B79BCA23E708EBBAAB2DCDC7AE224318C8647F9B9E167D9146982F9E1A00934F5C3B129CF38B9BAB0B332B6B383378990C545900BFB296B65222B7F0289EC819962DA3501B5EEFD8D6B69AB59E4B9E6E7B7D2F6AB104452D4E85BD2554F18533B81C65E8CDCAB6918ADFC80DEABF0E2A5A96C2C018FA71FAD9C401140421257EEBE61A6F3A3D1AEA85D779A37FF397585C8949EF49174198A951E58ABF3B51E420221E2E7B580CFE9319CB20B27C301A71B23CB350E3F710823F8EB43AC400FCB564');
INSERT INTO attachment_blobs VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb10-73c4-9e40-720aa1391ad6', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('f602c9a0-9caf-4943-b71a-82bf17c6fb74', 'a27d6232-9671-4694-974f-361aca8d39ee', '00', NULL);
INSERT INTO attachment_objects VALUES ('f602c9a0-9caf-4943-b71a-82bf17c6fb74', 'a27d6232-9671-4694-974f-361aca8d39ee', NULL);
INSERT INTO comments VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb1c-7688-bf97-febe6afc74d2', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.212Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bad5-7175-aecb-2ccdd02bbc7c', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'added', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.141Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bada-70f9-ba57-6d16a1a61e8e', '01a1e1e6-ba57-759e-b2ab-90b6103725be', 'added', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.146Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-baed-71c4-b4ed-905d355df2e9', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'assigned', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.164Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bb1c-7689-a25a-e38f941f8f6d', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'commented', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-bb1c-7688-bf97-febe6afc74d2', '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.212Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e6-bb33-736b-bcaf-47beccb1b023', '01a1e1e6-bb35-7234-8e1d-de1688da539f', '01a1e1e6-b9ea-77b9-b1c5-f5bfe91586ce', 'added', NULL, NULL, '01a1e1e6-b96d-7050-895f-4a17a7a55fef', '2026-11-16T01:09:17.237Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1e6-baca-73c8-8654-c166e1179fbe', '01a1e1e6-bae5-758d-b9bd-d11d62b6935c', '01a1e1e6-b96d-7050-895f-4a17a7a55fef');
