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
INSERT INTO users VALUES ('01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$mKCV99E+QZpxffOEvEH9py6KQuhX1IisQYBImXCww9I$NEj/+G7X1cCLYMk+tYg+4lj3c5JH6jAP2pk0lX1j6oc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:26:41.953Z');
INSERT INTO users VALUES ('01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Vmfgi5Co/e3WV5FKvyN2HNDVX/eYdUdoe1gt4QHH7TM$4qTHbKNapBNW6Yn1UNsjGU3I8tXjI214lRFhVJ2ePzQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:26:42.198Z');
INSERT INTO users VALUES ('01a1e1f6-ad8c-70fa-b033-97265e917bda', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$q30Dow0Zcz7EFgAwnbYcxf5A+dJfP13hgcgrCsjOijs$dNu88+YFNtIegPkNqpX9ZX/9z5evaJOGUxpFbf31UtI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:26:42.426Z');
INSERT INTO users VALUES ('01a1e1f6-afbb-7524-a265-ba46da49ede9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$TgVht4Rhn+6EdHhiTEwDU6GUyuIzKbzMB8zBuAbNkAc$L1Lwvw2TclvqERj70Efgh5Lb9x0rkCFCP6IF3Vrv6bw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:26:43.056Z');
INSERT INTO sessions VALUES ('01a1e1f6-ac7f-700e-8749-88843fd44bd2', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.047Z', '2026-11-16T01:26:42.047Z', '2026-11-16T02:26:42.047Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f6-ad82-7539-8db5-5d60666b9bf5', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', '2026-11-16T01:26:42.306Z', '2026-11-16T01:26:42.306Z', '2026-11-16T02:26:42.306Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f6-ae46-75b1-b37f-3b21d4b8d0e4', '01a1e1f6-ad8c-70fa-b033-97265e917bda', '2026-11-16T01:26:42.502Z', '2026-11-16T01:26:42.502Z', '2026-11-16T02:26:42.502Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1f6-b0da-71a8-9d2a-09927309fba7', '2026-11-16T02:31:43.171Z');
INSERT INTO idempotency_keys VALUES ('01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 'aa7a017e-d013-46e9-b160-1e58fcb496d6', '0YLJ4pSbhSbw5ddaZSr4_VxseUpfzYIaaKpPGNxvzN0', '01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:26:42.600Z');
INSERT INTO boards VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 'Board', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.531Z', '2026-11-16T01:26:42.531Z', 35, 38, 'bmzkykg50xe', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', 'Board', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.811Z', '2026-11-16T01:26:42.811Z', 2, 3, 'mqahtofb5uf', 0, '2026-11-16T01:26:42.823Z', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66');
INSERT INTO board_members VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 'owner');
INSERT INTO board_members VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'member');
INSERT INTO board_members VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 'owner');
INSERT INTO board_members VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'member');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 1, 'board.member_added', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.565Z', 1, '01a1e1f6-ac88-7620-ada6-cc954fd56b56', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","user_id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","role":"member","user":{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 2, 'board.member_added', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.579Z', 2, '01a1e1f6-ad8c-70fa-b033-97265e917bda', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","user_id":"01a1e1f6-ad8c-70fa-b033-97265e917bda","role":"member","user":{"id":"01a1e1f6-ad8c-70fa-b033-97265e917bda","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 3, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.588Z', 3, '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 4, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.591Z', 4, '01a1e1f6-ae9f-7707-a04b-43129f48dbb8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-ae9f-7707-a04b-43129f48dbb8","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 5, 'label.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.600Z', 5, '01a1e1f6-aea8-76b7-9b42-c31d31a00fd6', NULL, NULL, NULL, NULL, 'aa7a017e-d013-46e9-b160-1e58fcb496d6', NULL, NULL, '{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 6, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.604Z', 6, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.604Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 7, 'card.labeled', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.612Z', 7, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:26:42.604Z"}', '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.612Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 8, 'card.assigned', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.619Z', 8, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:26:42.612Z"}', '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.619Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 9, 'card.assigned', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.619Z', 8, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:26:42.619Z"}', '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.619Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 10, 'checklist.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.635Z', 10, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aecb-700e-b747-81413f3f8aa3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 11, 'checklist_item.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.638Z', 11, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aece-75dc-a96d-ceb32cb6f48b","checklist_id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 12, 'checklist_item.updated', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.647Z', 12, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f6-aece-75dc-a96d-ceb32cb6f48b","checklist_id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 13, 'checklist_item.assigned', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.658Z', 13, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f6-aece-75dc-a96d-ceb32cb6f48b","checklist_id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 14, 'attachment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.671Z', 14, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aeef-778a-947e-6b5d0115f317', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aeef-778a-947e-6b5d0115f317","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 15, 'attachment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.679Z', 15, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aef7-73ad-9a09-a847f882a876', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aef7-73ad-9a09-a847f882a876","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 16, 'attachment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.687Z', 16, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 17, 'card.moved', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.696Z', 17, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","rank":65536,"updated_at":"2026-11-16T01:26:42.619Z","position":0}', '{"id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9f-7707-a04b-43129f48dbb8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","title":"Steps","rank":65536,"items":[{"id":"01a1e1f6-aece-75dc-a96d-ceb32cb6f48b","checklist_id":"01a1e1f6-aecb-700e-b747-81413f3f8aa3","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f6-aeef-778a-947e-6b5d0115f317","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f6-aef7-73ad-9a09-a847f882a876","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:26:42.604Z","updated_at":"2026-11-16T01:26:42.696Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 18, 'board.member_removed', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.703Z', 18, '01a1e1f6-ad8c-70fa-b033-97265e917bda', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","user_id":"01a1e1f6-ad8c-70fa-b033-97265e917bda","role":"member","user":{"id":"01a1e1f6-ad8c-70fa-b033-97265e917bda","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 19, 'attachment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.708Z', 19, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af14-7794-b5d3-5524cf57d29d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af14-7794-b5d3-5524cf57d29d","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 20, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.717Z', 20, '01a1e1f6-af1d-706a-bd9e-a829d69aa2b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af1d-706a-bd9e-a829d69aa2b6","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.717Z","updated_at":"2026-11-16T01:26:42.717Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 21, 'checklist.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.723Z', 21, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af23-7295-b931-7c38ca23903c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af23-7295-b931-7c38ca23903c","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 22, 'checklist.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.732Z', 22, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af2c-74f1-b86a-bab324495fe1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af2c-74f1-b86a-bab324495fe1","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 23, 'checklist_item.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.743Z', 23, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af37-7435-840a-522ccdeb8fe1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af37-7435-840a-522ccdeb8fe1","checklist_id":"01a1e1f6-af2c-74f1-b86a-bab324495fe1","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 24, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.750Z', 24, '01a1e1f6-af3e-7613-836a-6524c052ef1a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af3e-7613-836a-6524c052ef1a","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 25, 'comment.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.758Z', 25, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af46-7227-9bed-f51d656d86ba', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af46-7227-9bed-f51d656d86ba","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","card_id":"01a1e1f6-aeac-714b-a105-4c8a42288b3b","user_id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","user":{"id":"01a1e1f6-aba9-7285-afa8-cf9d7470ab66","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:26:42.758Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 26, 'label.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.775Z', 26, '01a1e1f6-af57-7755-81f2-a75c952d241c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af57-7755-81f2-a75c952d241c","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 27, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.779Z', 27, '01a1e1f6-af5b-7204-9ac1-a36caa7b61e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af5b-7204-9ac1-a36caa7b61e7","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.779Z","updated_at":"2026-11-16T01:26:42.779Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 28, 'card.deleted', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.781Z', 28, '01a1e1f6-af5b-7204-9ac1-a36caa7b61e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af5b-7204-9ac1-a36caa7b61e7","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.779Z","updated_at":"2026-11-16T01:26:42.779Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 29, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.791Z', 29, '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af67-742f-9ccb-cfd5877c7a09","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 30, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.795Z', 30, '01a1e1f6-af6c-77c8-b37a-b01d8c9ac758', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af6c-77c8-b37a-b01d8c9ac758","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-af67-742f-9ccb-cfd5877c7a09","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.795Z","updated_at":"2026-11-16T01:26:42.795Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 31, 'column.deleted', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.801Z', 31, '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af67-742f-9ccb-cfd5877c7a09","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', 1, 'board.member_added', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.817Z', 1, '01a1e1f6-ac88-7620-ada6-cc954fd56b56', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f6-af7b-72c9-9ac1-7d44a3006b24","user_id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","role":"member","user":{"id":"01a1e1f6-ac88-7620-ada6-cc954fd56b56","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', 2, 'board.deleted', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.823Z', 2, '01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af7b-72c9-9ac1-7d44a3006b24"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 32, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.827Z', 32, '01a1e1f6-af8b-7528-9096-09b1e1598168', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af8b-7528-9096-09b1e1598168","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 33, 'card.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.831Z', 33, '01a1e1f6-af8f-72bf-8c94-02de84e39ed4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af8f-72bf-8c94-02de84e39ed4","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","column_id":"01a1e1f6-af8b-7528-9096-09b1e1598168","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:26:42.831Z","updated_at":"2026-11-16T01:26:42.831Z"}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 34, 'column.deleted', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.836Z', 34, '01a1e1f6-af8b-7528-9096-09b1e1598168', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f6-af8b-7528-9096-09b1e1598168","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 35, 'column.created', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.844Z', 35, '01a1e1f6-af8b-7528-9096-09b1e1598168', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f6-af8b-7528-9096-09b1e1598168","board_id":"01a1e1f6-ae63-73b6-8b16-74bf3c533f58","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 0, '2026-11-16T01:26:42.531Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB38699CD427C437700255D53A5E234B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C7019C0105854041C24A8E242BDE545AF2560BC99BB5B655575795AD5B60905DF6040A9E0246030C0CA52EBA31BB30801A26EF1974C187F80B226126B3D35F17191A37BC29DB9AA3C5967776639A7553A09612184CA3B95BF393831914944529B9105CC8E742A852AA75B9AA2BF1F2C7FBBFBE44EFA00A061E35F904EA75CBA0A75E533C8103E8D3FEBB7B2E37258AD7829B2BC5305F3A7C0C14CF7A5087EB6FDDB4A01E9D0705E85D478FF489FDE86915E2DBD96FC0FE14319781817531E5855BBEE7F112BBB4C32EBB3D81CA71A299D85374D6910165D1A7854BD348711978268FC7EDF1E11B2E326B2069020000');
INSERT INTO board_checkpoints VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', 0, '2026-11-16T01:26:42.811Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6ABD804A7F109F10D9C4055B5B6D7C892F3C0760AA8EABFA32605D11E8A7A9CD99D997DEC2138D050091424BCE2E81BC31B695BDEA215BC71758DF755A58CAC814109251268781A303960E028DB14C612861E743FC5C8C00E7148BF201116725BF3759661B0E58D5C3F70F4B8E6D6B7AEA99B0A8D52C0601ADDCD9A9F1C2CA04156527121B850CF95D052E95AAED642BCFCF1FEAF2FD33BE88A41444331837EDD30E8A833948E600FE6B8FFF696CB4D99D2A5E0EA4A69982F3D7CF4944E7AD0FBCB6F5DB5A00E43040D1883A547FAC46E8CB41AD2DBC9AFC7EE18319781810F2997855BBE17F11C87BC455BC28E409734D14CEC28051FC881F618F3C2E569A4B40C3C9387C3E670F70D444A676F69020000');
INSERT INTO labels VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aea8-76b7-9b42-c31d31a00fd6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af57-7755-81f2-a75c952d241c', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ae9f-7707-a04b-43129f48dbb8', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af3e-7613-836a-6524c052ef1a', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af8b-7528-9096-09b1e1598168', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af01-73d4-8e66-dfd7edcfce13', 'Finished by Bob', 'card_moved', '01a1e1f6-ae9f-7707-a04b-43129f48dbb8', NULL, 'assign_member', NULL, '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 1);
INSERT INTO automation_rules VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af1b-74f3-8740-697e9fbed7cf', 'Rule', 'card_moved', '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', NULL, 'assign_member', NULL, '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 1);
INSERT INTO automation_runs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af01-73d4-8e66-dfd7edcfce13', '01a1e1f6-af08-7302-afb2-c35180857571', 17, '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '2026-11-16T01:26:42.696Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af4f-753a-baad-57bc7fd64d33', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af5b-7204-9ac1-a36caa7b61e7', 'card', 'deleted', 'Card', '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', NULL, 131072, 1, '{"id":"01a1e1f6-af5b-7204-9ac1-a36caa7b61e7","column_id":"01a1e1f6-ae9c-7759-a1a8-ad087868b0a3","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:26:42.779Z","updated_at":"2026-11-16T01:26:42.779Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:26:42.781Z', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 28);
INSERT INTO trash VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f6-aea8-76b7-9b42-c31d31a00fd6","01a1e1f6-af57-7755-81f2-a75c952d241c"],"board_members":["01a1e1f6-aba9-7285-afa8-cf9d7470ab66","01a1e1f6-ac88-7620-ada6-cc954fd56b56"]}', '2026-11-16T01:26:42.801Z', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 31);
INSERT INTO trash VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af6c-77c8-b37a-b01d8c9ac758', 'card', 'deleted', 'Card', '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', '01a1e1f6-af67-742f-9ccb-cfd5877c7a09', 65536, NULL, '{"id":"01a1e1f6-af6c-77c8-b37a-b01d8c9ac758","column_id":"01a1e1f6-af67-742f-9ccb-cfd5877c7a09","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:26:42.795Z","updated_at":"2026-11-16T01:26:42.795Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:26:42.801Z', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', 31);
INSERT INTO restored_contents VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', 35, '01a1e1f6-af8f-72bf-8c94-02de84e39ed4', '{"id":"01a1e1f6-af8f-72bf-8c94-02de84e39ed4","column_id":"01a1e1f6-af8b-7528-9096-09b1e1598168","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:26:42.831Z","updated_at":"2026-11-16T01:26:42.831Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-ae9f-7707-a04b-43129f48dbb8', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:26:42.604Z', '2026-11-16T01:26:42.696Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af1d-706a-bd9e-a829d69aa2b6', '01a1e1f6-ae9c-7759-a1a8-ad087868b0a3', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:26:42.717Z', '2026-11-16T01:26:42.717Z', NULL);
INSERT INTO cards VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af8f-72bf-8c94-02de84e39ed4', '01a1e1f6-af8b-7528-9096-09b1e1598168', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:26:42.831Z', '2026-11-16T01:26:42.831Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aea8-76b7-9b42-c31d31a00fd6');
INSERT INTO card_assignees VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66');
INSERT INTO card_assignees VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-ac88-7620-ada6-cc954fd56b56');
INSERT INTO checklists VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aecb-700e-b747-81413f3f8aa3', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af23-7295-b931-7c38ca23903c', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af2c-74f1-b86a-bab324495fe1', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', '01a1e1f6-aecb-700e-b747-81413f3f8aa3', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af37-7435-840a-522ccdeb8fe1', '01a1e1f6-af2c-74f1-b86a-bab324495fe1', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aece-75dc-a96d-ceb32cb6f48b', '01a1e1f6-ac88-7620-ada6-cc954fd56b56');
INSERT INTO attachments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeef-778a-947e-6b5d0115f317', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aef7-73ad-9a09-a847f882a876', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af14-7794-b5d3-5524cf57d29d', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeef-778a-947e-6b5d0115f317', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aef7-73ad-9a09-a847f882a876', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeff-75d4-bbf6-4ecbd48a524e', X'23C1EBB5E59C5E6F092FBF11250B71890DB3F21C917121ACF9EEB5005227ACCB79259AE408B28378CA48A8E35246E9BA7912AC2C0FE221E14824955D0EB19BC5EE63F442BC091605250B0DBC9E39FD7423BBC43FCD8D33D8EF75298903AEA0D84DEF7F3E127DE208053D0CA890F3F03160230ECBD3FBD7FB0D60D07AA9FA50C28837A462DE65E564ED2DDC182ACB31F9CE67B9080FED4BF7F703969B61B9689E133DBC3F60D6A07E33DEAD6EB50C359C9C745C6376834C2014AF814825CACA56844AA5354B8E1D19432491569D07CD8FB8AD96D1AF86043DA2C8484540D4247334A4CE1D4185BCB9C29CDF5E8D221DC7A251F9C9536E034358FD0370606EDBF02B8418D7E86D8B501D5C2622EBC5F5A28D5B490A24ED2A7E5D7F52B8B87BBF3DAACCACC9446FC6BDCDB97D0B9A3B3D17E93A2125EB0D847D66CAAB4A4F68ABFED7750713C963D6403EBCB1BD93BB0B5C2E1990CCF71A466949615EC6EDDE44B475542E80AB2545AA50ADCF9793EAC8014A1643C8440D0AD9E9A588355ABD02509A58845D44319E90F95AC02A05F880E661B83178D5DA824923E8D7DB05D3B9D3771D2F819D1143D69BB0C00A5BAF5A0FD48F35291D1334ED8A7C67E578417C052CBEDEAEF0FEFD53FBEAC9030690BEFCFAE647E01F34F4EED4CD7FEA4784E625802EE47E7822476414E3B41FF7267F623B9731D8');
INSERT INTO attachment_blobs VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af14-7794-b5d3-5524cf57d29d', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('7c6358ed-4932-4b1e-a3ad-1e6cf526a4b9', '841d93c5-a460-435e-ae11-4052dcae16ee', '00', NULL);
INSERT INTO attachment_objects VALUES ('7c6358ed-4932-4b1e-a3ad-1e6cf526a4b9', '841d93c5-a460-435e-ae11-4052dcae16ee', NULL);
INSERT INTO comments VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af46-7227-9bed-f51d656d86ba', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.758Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ae86-735b-8c21-0959d55dfacf', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'added', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.565Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-ae93-7204-b6a8-861bdea9da0d', '01a1e1f6-ad8c-70fa-b033-97265e917bda', 'added', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.579Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aebc-71e1-8733-8987e6e02455', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'assigned', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.619Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-af46-7228-9f73-c3ead1aef18d', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'commented', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-af46-7227-9bed-f51d656d86ba', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.758Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f6-af7b-72c9-9ac1-7d44a3006b24', '01a1e1f6-af81-74a3-9c98-83dafee3a803', '01a1e1f6-ac88-7620-ada6-cc954fd56b56', 'added', NULL, NULL, '01a1e1f6-aba9-7285-afa8-cf9d7470ab66', '2026-11-16T01:26:42.817Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1f6-ae63-73b6-8b16-74bf3c533f58', '01a1e1f6-aeac-714b-a105-4c8a42288b3b', '01a1e1f6-aba9-7285-afa8-cf9d7470ab66');
