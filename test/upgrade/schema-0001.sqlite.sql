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
INSERT INTO users VALUES ('01a1e1f9-6169-7592-8b52-c2982ff15099', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$SCKT6FPDMza9fUbWVDhejwALjrZmOeb1UlhYAM5nZLY$MIlPvZSndGOZQU+ohbhxGz68l2EXINXej0hZzoK2vso', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:39.761Z');
INSERT INTO users VALUES ('01a1e1f9-637e-70f4-8927-29e9940bef29', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$l8+EWvNmMT8Ydt1nSPEXscNjP7xMsZ+J/ndHfVY9pdE$GWF7DCAof5kb5B8wDV4hzQfS1CDeNVb91dSKya7NCHw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:40.141Z');
INSERT INTO users VALUES ('01a1e1f9-6553-7480-81f5-8903a68d471d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$iJEBHBmyJ4aIu8bgWQRqsdi7bTf3N+Ig+hJAw04t/Zs$KtNsEYReIOXDaJGtAzM9rwQ2zNJNLROwQRhbDrZZ5pk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:40.724Z');
INSERT INTO users VALUES ('01a1e1f9-68a6-7408-bd05-7fda1f7a9e53', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$Eus1u9pQvQ/NLnVlUcRgP3ZPJ66g+6dtBQt8kUsJ6wI$w2HcNqPBQO3TrMBcY7WfgWb57zQzjCIl1EwBVSaYSss', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:41.470Z');
INSERT INTO sessions VALUES ('01a1e1f9-6372-7122-bf1f-e662813b7117', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:39.954Z', '2026-11-16T01:29:39.954Z', '2026-11-16T02:29:39.954Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f9-6549-7510-b0c0-de8c7f8f1c9a', '01a1e1f9-637e-70f4-8927-29e9940bef29', '2026-11-16T01:29:40.425Z', '2026-11-16T01:29:40.425Z', '2026-11-16T02:29:40.425Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f9-6776-73eb-91e3-7b97cca9bf47', '01a1e1f9-6553-7480-81f5-8903a68d471d', '2026-11-16T01:29:40.982Z', '2026-11-16T01:29:40.982Z', '2026-11-16T02:29:40.982Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1f9-6a1e-74c4-bcca-7509ca2b0e38', '2026-11-16T02:34:41.671Z');
INSERT INTO idempotency_keys VALUES ('01a1e1f9-6169-7592-8b52-c2982ff15099', 'a8701f6c-e438-4e11-b838-513a26e43722', '_cG17BSBQ-5Q3L46fp67TITDDmiL9UfQv24xWHi9-Xs', '01a1e1f9-6794-7752-8f09-7ba38c48be85', '{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:29:41.129Z');
INSERT INTO boards VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 'Board', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.012Z', '2026-11-16T01:29:41.012Z', 35, 38, 'nzvuw1sblf', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', 'Board', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.245Z', '2026-11-16T01:29:41.245Z', 2, 3, 'w02gl5cuhg', 0, '2026-11-16T01:29:41.256Z', '01a1e1f9-6169-7592-8b52-c2982ff15099');
INSERT INTO board_members VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6169-7592-8b52-c2982ff15099', 'owner');
INSERT INTO board_members VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'member');
INSERT INTO board_members VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', '01a1e1f9-6169-7592-8b52-c2982ff15099', 'owner');
INSERT INTO board_members VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'member');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 1, 'board.member_added', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.072Z', 1, '01a1e1f9-637e-70f4-8927-29e9940bef29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","user_id":"01a1e1f9-637e-70f4-8927-29e9940bef29","role":"member","user":{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 2, 'board.member_added', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.120Z', 2, '01a1e1f9-6553-7480-81f5-8903a68d471d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","user_id":"01a1e1f9-6553-7480-81f5-8903a68d471d","role":"member","user":{"id":"01a1e1f9-6553-7480-81f5-8903a68d471d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 3, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.123Z', 3, '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 4, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.126Z', 4, '01a1e1f9-6806-763d-96c9-5ea1db3af628', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6806-763d-96c9-5ea1db3af628","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 5, 'label.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.129Z', 5, '01a1e1f9-6809-742c-a654-994e63a2c70d', NULL, NULL, NULL, NULL, 'a8701f6c-e438-4e11-b838-513a26e43722', NULL, NULL, '{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 6, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.132Z', 6, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.132Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 7, 'card.labeled', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.135Z', 7, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:29:41.132Z"}', '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.135Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 8, 'card.assigned', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.138Z', 8, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:29:41.135Z"}', '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.138Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 9, 'card.assigned', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.138Z', 8, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:29:41.138Z"}', '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.138Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 10, 'checklist.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.145Z', 10, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6819-7447-82f0-fd61905dc608', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6819-7447-82f0-fd61905dc608","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 11, 'checklist_item.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.148Z', 11, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-681d-70ec-a821-6c3abae86cf5","checklist_id":"01a1e1f9-6819-7447-82f0-fd61905dc608","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 12, 'checklist_item.updated', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.152Z', 12, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f9-681d-70ec-a821-6c3abae86cf5","checklist_id":"01a1e1f9-6819-7447-82f0-fd61905dc608","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 13, 'checklist_item.assigned', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.159Z', 13, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f9-681d-70ec-a821-6c3abae86cf5","checklist_id":"01a1e1f9-6819-7447-82f0-fd61905dc608","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 14, 'attachment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.165Z', 14, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-682d-71f9-ac52-dbdca0599de6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-682d-71f9-ac52-dbdca0599de6","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 15, 'attachment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.174Z', 15, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6836-7722-bb11-fb258aee8cb5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6836-7722-bb11-fb258aee8cb5","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 16, 'attachment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.178Z', 16, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-683a-7745-8a86-be4c1c94274f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-683a-7745-8a86-be4c1c94274f","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 17, 'card.moved', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.189Z', 17, '01a1e1f9-680c-74d5-b809-581abd270977', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","rank":65536,"updated_at":"2026-11-16T01:29:41.138Z","position":0}', '{"id":"01a1e1f9-680c-74d5-b809-581abd270977","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6806-763d-96c9-5ea1db3af628","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f9-6809-742c-a654-994e63a2c70d","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f9-6819-7447-82f0-fd61905dc608","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","title":"Steps","rank":65536,"items":[{"id":"01a1e1f9-681d-70ec-a821-6c3abae86cf5","checklist_id":"01a1e1f9-6819-7447-82f0-fd61905dc608","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f9-682d-71f9-ac52-dbdca0599de6","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f9-6836-7722-bb11-fb258aee8cb5","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f9-683a-7745-8a86-be4c1c94274f","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:29:41.132Z","updated_at":"2026-11-16T01:29:41.189Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 18, 'board.member_removed', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.192Z', 18, '01a1e1f9-6553-7480-81f5-8903a68d471d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","user_id":"01a1e1f9-6553-7480-81f5-8903a68d471d","role":"member","user":{"id":"01a1e1f9-6553-7480-81f5-8903a68d471d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 19, 'attachment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.196Z', 19, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-684c-75bd-b3f8-aba9c0bb3fc4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-684c-75bd-b3f8-aba9c0bb3fc4","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 20, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.199Z', 20, '01a1e1f9-684f-7732-8c8c-9c08cf70e7a3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-684f-7732-8c8c-9c08cf70e7a3","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.199Z","updated_at":"2026-11-16T01:29:41.199Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 21, 'checklist.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.201Z', 21, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6851-770f-ad57-e39fa843ac56', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6851-770f-ad57-e39fa843ac56","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 22, 'checklist.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.207Z', 22, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6857-758a-b1a9-81fa876f57aa', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6857-758a-b1a9-81fa876f57aa","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 23, 'checklist_item.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.215Z', 23, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-685f-7684-8489-2af2930285b9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-685f-7684-8489-2af2930285b9","checklist_id":"01a1e1f9-6857-758a-b1a9-81fa876f57aa","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 24, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.219Z', 24, '01a1e1f9-6863-72d3-a7d7-948f4973caaa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6863-72d3-a7d7-948f4973caaa","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 25, 'comment.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.225Z', 25, '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-686a-75db-ba38-d23c0e3e2bfe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-686a-75db-ba38-d23c0e3e2bfe","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","card_id":"01a1e1f9-680c-74d5-b809-581abd270977","user_id":"01a1e1f9-6169-7592-8b52-c2982ff15099","user":{"id":"01a1e1f9-6169-7592-8b52-c2982ff15099","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:29:41.225Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 26, 'label.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.230Z', 26, '01a1e1f9-686e-76f6-9b9d-e61cba337fda', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-686e-76f6-9b9d-e61cba337fda","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 27, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.232Z', 27, '01a1e1f9-6870-7537-954c-a5ac40235f58', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6870-7537-954c-a5ac40235f58","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.232Z","updated_at":"2026-11-16T01:29:41.232Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 28, 'card.deleted', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.234Z', 28, '01a1e1f9-6870-7537-954c-a5ac40235f58', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6870-7537-954c-a5ac40235f58","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.232Z","updated_at":"2026-11-16T01:29:41.232Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 29, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.236Z', 29, '01a1e1f9-6874-752b-970a-7a14c3d8cee7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6874-752b-970a-7a14c3d8cee7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 30, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.238Z', 30, '01a1e1f9-6876-709b-a044-4e25014f22ae', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6876-709b-a044-4e25014f22ae","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-6874-752b-970a-7a14c3d8cee7","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.238Z","updated_at":"2026-11-16T01:29:41.238Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 31, 'column.deleted', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.242Z', 31, '01a1e1f9-6874-752b-970a-7a14c3d8cee7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6874-752b-970a-7a14c3d8cee7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', 1, 'board.member_added', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.247Z', 1, '01a1e1f9-637e-70f4-8927-29e9940bef29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f9-687d-761f-8921-08ef38be61d6","user_id":"01a1e1f9-637e-70f4-8927-29e9940bef29","role":"member","user":{"id":"01a1e1f9-637e-70f4-8927-29e9940bef29","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', 2, 'board.deleted', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.256Z', 2, '01a1e1f9-687d-761f-8921-08ef38be61d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-687d-761f-8921-08ef38be61d6"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 32, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.262Z', 32, '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 33, 'card.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.268Z', 33, '01a1e1f9-6894-74c5-b841-9195afa146f6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-6894-74c5-b841-9195afa146f6","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","column_id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:41.268Z","updated_at":"2026-11-16T01:29:41.268Z"}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 34, 'column.deleted', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.271Z', 34, '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 35, 'column.created', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.276Z', 35, '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","board_id":"01a1e1f9-6794-7752-8f09-7ba38c48be85","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 0, '2026-11-16T01:29:41.012Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB340FFB54F10D9C405564276B64C98983ED1450D47F474D0AA23D14F538B33B33FB98C175A08071CD915B49CB4A6E69551582D696495A19FD58B7DBDA605D0081ECB24750F01474EC804087A98D6ECC2E0CA086C97B026DF021FE82883A63D798AF8B0C5E4A5A1552D0DA1482B642D6C25A5E302981C03476776B7E72740605828992724E79F9CCB812526DF98671F1F2C7FBBFBE84EFA01801AF0DFA04EA754FA0C7DE603C8119CC69FFE69ECB4D09E3B5E0E64A312C970E1F03C6B31ED47CFDAD9B16D86BE74181F6AEC51D7EEA7EF4B809F1EDEC37E8FE14B19481807531E5955BBFE7F52576A9D16D76070495E3840B71C0E8ACC30E94D53EAD5C9A468CEBC00B793CEE8F0FDF6AD8345969020000');
INSERT INTO board_checkpoints VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', 0, '2026-11-16T01:29:41.245Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6ABD8346EEC13E21B3881AACA89D7C8921387B5534055FF1D352988F650C471667766F67180E0C04025AC40E13557CDC6F18D129E375A0A5E35E8EF9B1695700A189450228281C764C9010387B9A33096900630C31423832EC5443F80D01674BBF6F3224328CD37B596BC696BC93BA91BE9BDA82BAD81C134BA7F6BBE736C0103B2928A0BC1857AAA8491DAACC54AAEEBE75FDE7FF5657C03533188B6C598C1BC6C19F4D8B748277080F6B4FFEE3F979B32D2B5E0E64A94E64BA7F701E9AC0773B8FED64D0BEC6D8860C0C6D0E1037ED87E8CB84AF47AF61B6C7F8A98CBC0C007CA65E196EF457B8943DED9AE843D822934E14CEC91820FE8C0781BF3C2E569445A069EC9E3717BBCFB02D0002A6969020000');
INSERT INTO labels VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6809-742c-a654-994e63a2c70d', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-686e-76f6-9b9d-e61cba337fda', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6806-763d-96c9-5ea1db3af628', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6863-72d3-a7d7-948f4973caaa', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6841-704a-9953-e79fcbc58360', 'Finished by Bob', 'card_moved', '01a1e1f9-6806-763d-96c9-5ea1db3af628', NULL, 'assign_member', NULL, '01a1e1f9-637e-70f4-8927-29e9940bef29', 1);
INSERT INTO automation_rules VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-684e-71c8-96a5-d0005804e38d', 'Rule', 'card_moved', '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', NULL, 'assign_member', NULL, '01a1e1f9-637e-70f4-8927-29e9940bef29', 1);
INSERT INTO automation_runs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6841-704a-9953-e79fcbc58360', '01a1e1f9-6846-7345-ae56-0683e5b92a4e', 17, '01a1e1f9-680c-74d5-b809-581abd270977', '2026-11-16T01:29:41.189Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-686c-76f5-b8a3-7afbf5cf4960', '01a1e1f9-6169-7592-8b52-c2982ff15099', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6870-7537-954c-a5ac40235f58', 'card', 'deleted', 'Card', '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', NULL, 131072, 1, '{"id":"01a1e1f9-6870-7537-954c-a5ac40235f58","column_id":"01a1e1f9-6804-7035-89b6-958bf4eb0cb1","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:41.232Z","updated_at":"2026-11-16T01:29:41.232Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:41.234Z', '01a1e1f9-6169-7592-8b52-c2982ff15099', 28);
INSERT INTO trash VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6874-752b-970a-7a14c3d8cee7', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f9-6809-742c-a654-994e63a2c70d","01a1e1f9-686e-76f6-9b9d-e61cba337fda"],"board_members":["01a1e1f9-6169-7592-8b52-c2982ff15099","01a1e1f9-637e-70f4-8927-29e9940bef29"]}', '2026-11-16T01:29:41.242Z', '01a1e1f9-6169-7592-8b52-c2982ff15099', 31);
INSERT INTO trash VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6876-709b-a044-4e25014f22ae', 'card', 'deleted', 'Card', '01a1e1f9-6874-752b-970a-7a14c3d8cee7', '01a1e1f9-6874-752b-970a-7a14c3d8cee7', 65536, NULL, '{"id":"01a1e1f9-6876-709b-a044-4e25014f22ae","column_id":"01a1e1f9-6874-752b-970a-7a14c3d8cee7","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:41.238Z","updated_at":"2026-11-16T01:29:41.238Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:41.242Z', '01a1e1f9-6169-7592-8b52-c2982ff15099', 31);
INSERT INTO restored_contents VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', 35, '01a1e1f9-6894-74c5-b841-9195afa146f6', '{"id":"01a1e1f9-6894-74c5-b841-9195afa146f6","column_id":"01a1e1f9-688e-74ef-aa18-a08407d2a2b7","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:41.268Z","updated_at":"2026-11-16T01:29:41.268Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6806-763d-96c9-5ea1db3af628', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:29:41.132Z', '2026-11-16T01:29:41.189Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-684f-7732-8c8c-9c08cf70e7a3', '01a1e1f9-6804-7035-89b6-958bf4eb0cb1', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:29:41.199Z', '2026-11-16T01:29:41.199Z', NULL);
INSERT INTO cards VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6894-74c5-b841-9195afa146f6', '01a1e1f9-688e-74ef-aa18-a08407d2a2b7', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:29:41.268Z', '2026-11-16T01:29:41.268Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6809-742c-a654-994e63a2c70d');
INSERT INTO card_assignees VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6169-7592-8b52-c2982ff15099');
INSERT INTO card_assignees VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-637e-70f4-8927-29e9940bef29');
INSERT INTO checklists VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6819-7447-82f0-fd61905dc608', '01a1e1f9-680c-74d5-b809-581abd270977', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6851-770f-ad57-e39fa843ac56', '01a1e1f9-680c-74d5-b809-581abd270977', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6857-758a-b1a9-81fa876f57aa', '01a1e1f9-680c-74d5-b809-581abd270977', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', '01a1e1f9-6819-7447-82f0-fd61905dc608', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-685f-7684-8489-2af2930285b9', '01a1e1f9-6857-758a-b1a9-81fa876f57aa', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-681d-70ec-a821-6c3abae86cf5', '01a1e1f9-637e-70f4-8927-29e9940bef29');
INSERT INTO attachments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-682d-71f9-ac52-dbdca0599de6', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6836-7722-bb11-fb258aee8cb5', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-683a-7745-8a86-be4c1c94274f', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-684c-75bd-b3f8-aba9c0bb3fc4', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-682d-71f9-ac52-dbdca0599de6', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6836-7722-bb11-fb258aee8cb5', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-683a-7745-8a86-be4c1c94274f', X'A1383B7D2D6537D3FB368D516710F596F1C741E53E576A116BC7664BF2BD5CC231988CE9FC536D915B7E89AD0B7E8E803798ABA7A0AC6196F3EF5801F2DA3299F0B9618D6DA4EAF942320FDAF8BA3076EEF8512A871F76CE6514C47CC7FFA7CE3D121BA66BECAB44C7DEA7EFC92EDD6D8DEB61991B567CF9182B8E838EDD837DB9BC644CAE1DB9130ACC65511477B02AEF4CC99BFF9464A5EBF1857D07EC8853053BE8976DD2D14E8A43DBC4C0CC5BFE39DA8745D3FFB01B69D4B90508D1C7D9D0B51FAAA8EFC82D83AED41877BE96CCFE53C32F890FE64B0E04B3F761CF3E21C4333FCC3ABC7D944C8E2CD2E223D4A52FCD8AD55B23FF4901725B6C1FEE4D824D2FF8AD5762BFE6E9FB3DA690025A425EB73AB5697799F941CCADDBCCA987A695EC9335111B3861DFA4BC5E444C76585D09AF2B4E527F4CF201B453473FF44BCFB8BEE43CA970A444594448CA3E1CC1E65A65F82D7BED36863B517874E2EE37ED03C9FD8709681C6A6B4649800AB5540509E767FF9BF3E36A029EE23736A379389D2400229E4F0B2C8C8367B9D2DE8EC2381CEC179897B5FA4606FA8000BE4F55CF21B5A2C6D0E24A10659B14FCDE7D9475BEB2FB63C5F86BC7E4DDFDEA2BBC79D0AB1C11F3114D0E02213A07CCAB60895FAE91562D38D33CF5E22F1E0740F6EBE19F981F0DADA1E56554779B432B23CC37183D');
INSERT INTO attachment_blobs VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-684c-75bd-b3f8-aba9c0bb3fc4', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('472e1e64-a2d3-4cf8-9602-0ea485c5758b', '8315cd38-8cf1-4fd5-bbad-2027cf7f7793', '00', NULL);
INSERT INTO attachment_objects VALUES ('472e1e64-a2d3-4cf8-9602-0ea485c5758b', '8315cd38-8cf1-4fd5-bbad-2027cf7f7793', NULL);
INSERT INTO comments VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-686a-75db-ba38-d23c0e3e2bfe', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.225Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-67d1-73f3-a604-6101971315ee', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'added', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.072Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6800-73cf-a94a-a736c8fe4c4a', '01a1e1f9-6553-7480-81f5-8903a68d471d', 'added', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.120Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-6813-74f3-8f9f-8ed4e562e2e9', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'assigned', '01a1e1f9-680c-74d5-b809-581abd270977', NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.138Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-686a-75dc-b18a-164fd39e3c07', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'commented', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-686a-75db-ba38-d23c0e3e2bfe', '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.225Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f9-687d-761f-8921-08ef38be61d6', '01a1e1f9-687f-7386-b278-5ae581b77c38', '01a1e1f9-637e-70f4-8927-29e9940bef29', 'added', NULL, NULL, '01a1e1f9-6169-7592-8b52-c2982ff15099', '2026-11-16T01:29:41.247Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1f9-6794-7752-8f09-7ba38c48be85', '01a1e1f9-680c-74d5-b809-581abd270977', '01a1e1f9-6169-7592-8b52-c2982ff15099');
