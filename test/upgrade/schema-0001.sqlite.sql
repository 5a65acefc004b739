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
INSERT INTO users VALUES ('01a1e1f7-813c-71cc-ae1a-fbc26e722730', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$fIogHOJTZrxYNNLG2uaNbVEopOYRFYbN0yMn45tjI24$gTus22JcavgPU3acOzVFkpnkQeUB0fwhrQ0EL0DNTYw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:27:36.619Z');
INSERT INTO users VALUES ('01a1e1f7-8226-7343-8a5f-b38d00500e93', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ptYuCakTGrYB23175ZkGIx70SPdBgfR3knc4OCAglKI$olbsrEafAqExZPt0Y703tGr57Zo96pH7Vd+oRd3ZXbs', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:27:36.880Z');
INSERT INTO users VALUES ('01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$SRNRyeSYZhUzEoalPKHO0vNnmCEV60zDoc6pKrj1sYU$6ZFdHpm+unhvCqaEI/skBhEJwl9kU1KkS6HNNdPL+gk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:27:37.096Z');
INSERT INTO users VALUES ('01a1e1f7-8487-75c3-aca4-ffc7de1a43a3', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$d/jQLCcTIOQNFFs6QTOMT/27+xcl04+q2Zp2vyo4tds$gHmUPrmJjqUgSp6YgqP/4Zsy2SKMrVGEPWlo+h7aVdo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:27:37.433Z');
INSERT INTO sessions VALUES ('01a1e1f7-821a-76d4-8832-82724c89863f', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:36.730Z', '2026-11-16T01:27:36.730Z', '2026-11-16T02:27:36.730Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f7-832c-77cb-86ce-81733cfc93b8', '01a1e1f7-8226-7343-8a5f-b38d00500e93', '2026-11-16T01:27:37.004Z', '2026-11-16T01:27:37.004Z', '2026-11-16T02:27:37.004Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f7-83e0-7633-95d8-220a4b1d9dd4', '01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', '2026-11-16T01:27:37.184Z', '2026-11-16T01:27:37.184Z', '2026-11-16T02:27:37.184Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1f7-8525-7709-96b2-44c5a2ba754f', '2026-11-16T02:32:37.515Z');
INSERT INTO idempotency_keys VALUES ('01a1e1f7-813c-71cc-ae1a-fbc26e722730', '883e524a-4472-4085-a500-e71ab31321d3', '0YbBS3fV0LSzHxL-ewRk2xBlpNHRHNNr1i15F_x6MnA', '01a1e1f7-83eb-774f-90f5-173069f86bb1', '{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:27:37.229Z');
INSERT INTO boards VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 'Board', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.195Z', '2026-11-16T01:27:37.195Z', 35, 38, 'xgeh6u7qirm', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', 'Board', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.323Z', '2026-11-16T01:27:37.323Z', 2, 3, 'gpd52o0afhv', 0, '2026-11-16T01:27:37.329Z', '01a1e1f7-813c-71cc-ae1a-fbc26e722730');
INSERT INTO board_members VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 'owner');
INSERT INTO board_members VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'member');
INSERT INTO board_members VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 'owner');
INSERT INTO board_members VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'member');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 1, 'board.member_added', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.214Z', 1, '01a1e1f7-8226-7343-8a5f-b38d00500e93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","user_id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","role":"member","user":{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 2, 'board.member_added', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.219Z', 2, '01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","user_id":"01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9","role":"member","user":{"id":"01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 3, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.222Z', 3, '01a1e1f7-8406-7706-ae19-61a6470c0843', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8406-7706-ae19-61a6470c0843","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 4, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.226Z', 4, '01a1e1f7-840a-71b0-85a1-841da31a4d1b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-840a-71b0-85a1-841da31a4d1b","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 5, 'label.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.228Z', 5, '01a1e1f7-840d-72ed-a50f-b5c4680b7228', NULL, NULL, NULL, NULL, '883e524a-4472-4085-a500-e71ab31321d3', NULL, NULL, '{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 6, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.231Z', 6, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.231Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 7, 'card.labeled', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.236Z', 7, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:27:37.231Z"}', '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.236Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 8, 'card.assigned', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.240Z', 8, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:27:37.236Z"}', '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.240Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 9, 'card.assigned', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.240Z', 8, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:27:37.240Z"}', '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.240Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 10, 'checklist.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.246Z', 10, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-841f-74f9-a56b-d2f01b41fa9b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 11, 'checklist_item.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.252Z', 11, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8424-777a-b259-dc08bafe3d30', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8424-777a-b259-dc08bafe3d30","checklist_id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 12, 'checklist_item.updated', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.256Z', 12, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8424-777a-b259-dc08bafe3d30', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f7-8424-777a-b259-dc08bafe3d30","checklist_id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 13, 'checklist_item.assigned', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.258Z', 13, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8424-777a-b259-dc08bafe3d30', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f7-8424-777a-b259-dc08bafe3d30","checklist_id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 14, 'attachment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.264Z', 14, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8430-75aa-958b-54fb2160f767', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8430-75aa-958b-54fb2160f767","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 15, 'attachment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.269Z', 15, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8435-77ba-9772-362a5c4b83a2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8435-77ba-9772-362a5c4b83a2","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 16, 'attachment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.273Z', 16, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8439-738a-852a-b35d5c956967', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8439-738a-852a-b35d5c956967","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 17, 'card.moved', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.279Z', 17, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","rank":65536,"updated_at":"2026-11-16T01:27:37.240Z","position":0}', '{"id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-840a-71b0-85a1-841da31a4d1b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f7-840d-72ed-a50f-b5c4680b7228","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","title":"Steps","rank":65536,"items":[{"id":"01a1e1f7-8424-777a-b259-dc08bafe3d30","checklist_id":"01a1e1f7-841f-74f9-a56b-d2f01b41fa9b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f7-8430-75aa-958b-54fb2160f767","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f7-8435-77ba-9772-362a5c4b83a2","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f7-8439-738a-852a-b35d5c956967","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:27:37.231Z","updated_at":"2026-11-16T01:27:37.279Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 18, 'board.member_removed', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.282Z', 18, '01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","user_id":"01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9","role":"member","user":{"id":"01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 19, 'attachment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.289Z', 19, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8449-763f-b9f0-cb550ef93ed4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8449-763f-b9f0-cb550ef93ed4","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 20, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.293Z', 20, '01a1e1f7-844d-7169-908a-3fa2e6e53e08', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-844d-7169-908a-3fa2e6e53e08","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.293Z","updated_at":"2026-11-16T01:27:37.293Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 21, 'checklist.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.295Z', 21, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-844f-7051-9bab-0dfccb9cb731', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-844f-7051-9bab-0dfccb9cb731","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 22, 'checklist.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.297Z', 22, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8451-75a7-b84e-43c4e345dc4d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8451-75a7-b84e-43c4e345dc4d","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 23, 'checklist_item.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.298Z', 23, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8452-73ca-8f46-2757ab0d427c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8452-73ca-8f46-2757ab0d427c","checklist_id":"01a1e1f7-8451-75a7-b84e-43c4e345dc4d","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 24, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.299Z', 24, '01a1e1f7-8453-77f4-ac6f-366f92158217', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8453-77f4-ac6f-366f92158217","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 25, 'comment.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.303Z', 25, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8457-7401-88df-48bcb8a0be52', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8457-7401-88df-48bcb8a0be52","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","card_id":"01a1e1f7-8410-773f-8ad7-0dc31cc25691","user_id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","user":{"id":"01a1e1f7-813c-71cc-ae1a-fbc26e722730","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:27:37.303Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 26, 'label.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.310Z', 26, '01a1e1f7-845e-72bb-9f3b-9e9f266ee3fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-845e-72bb-9f3b-9e9f266ee3fe","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 27, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.312Z', 27, '01a1e1f7-8460-7240-9e39-28bcd1e5a7e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8460-7240-9e39-28bcd1e5a7e0","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.312Z","updated_at":"2026-11-16T01:27:37.312Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 28, 'card.deleted', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.313Z', 28, '01a1e1f7-8460-7240-9e39-28bcd1e5a7e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8460-7240-9e39-28bcd1e5a7e0","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.312Z","updated_at":"2026-11-16T01:27:37.312Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 29, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.316Z', 29, '01a1e1f7-8464-7475-a1b6-90cf36e230f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8464-7475-a1b6-90cf36e230f1","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 30, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.317Z', 30, '01a1e1f7-8465-7105-a982-c10904991de3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8465-7105-a982-c10904991de3","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8464-7475-a1b6-90cf36e230f1","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.317Z","updated_at":"2026-11-16T01:27:37.317Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 31, 'column.deleted', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.320Z', 31, '01a1e1f7-8464-7475-a1b6-90cf36e230f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8464-7475-a1b6-90cf36e230f1","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', 1, 'board.member_added', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.326Z', 1, '01a1e1f7-8226-7343-8a5f-b38d00500e93', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f7-846b-7652-8dde-7b7e46da41a6","user_id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","role":"member","user":{"id":"01a1e1f7-8226-7343-8a5f-b38d00500e93","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', 2, 'board.deleted', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.329Z', 2, '01a1e1f7-846b-7652-8dde-7b7e46da41a6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-846b-7652-8dde-7b7e46da41a6"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 32, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.331Z', 32, '01a1e1f7-8473-735a-bc26-fbf1841038c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 33, 'card.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.334Z', 33, '01a1e1f7-8476-72d2-b68a-af999c38c859', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8476-72d2-b68a-af999c38c859","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","column_id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:27:37.334Z","updated_at":"2026-11-16T01:27:37.334Z"}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 34, 'column.deleted', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.336Z', 34, '01a1e1f7-8473-735a-bc26-fbf1841038c6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 35, 'column.created', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.339Z', 35, '01a1e1f7-8473-735a-bc26-fbf1841038c6', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","board_id":"01a1e1f7-83eb-774f-90f5-173069f86bb1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 0, '2026-11-16T01:27:37.195Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3BA171EB53C537700255D5DA59234B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C7017C0B1A844449D229BEAAC970A51E1D5F0BB7E452D5A259BB55638C0406C59740A0E129626A81414BD9263F141F7BD0FD1802031B434CBF2011166A77E6EB2243D6962B692D4792C89DB15543AAAA542D80C138B4776B7E72B080864A540D9792CBE659485D295DAB855C2F5FFE78FFD797E91DB46010D050C8A05FB70C3AEA0CA513388039EDBFBBE77263A6742DB8B9528AD3A5E3474FE9AC077DB8FED64D0BEAD007D080C15BDAD0277643A0454C6F67BF1EBB53C4540606CEA75C666EFE5EC04BECF30E6DF17B025DD24813B1A7E49DA716B4C390672E8F03A579E0893C1EB7C7876FDC1E9C8369020000');
INSERT INTO board_checkpoints VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', 0, '2026-11-16T01:27:37.323Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6ABD82976E513E21B3881AA6A6D6F9025270EB6534055FF1D352988F650C471667766F67180E0C140235090E834DFAC95E55ADD4BBEF19EB8B69AD6CAE35AA0020635D44860E03161F6C0C05371398C35A401CC30C5C8C0A598F20FC88495FCCE7E5E6488D6712D9CE3480279679D54A4A5D46D030CA6D1FF5BF39D83150CC8462A2E0417EAA911466AD3EA552BDBE75FDE7FF5157A03D33088682916302F5B063DF596F2091CC09EF6DFFDE77253A17C2DB8B9524EF3A5D3FB40F9AC0773B8FED64D0BEA3144308031387AA00FECC748AB945FCF7E03F6A788B90C0CBA904B5DB8E57B112F71283B7435EC094CCD13CDC49E72E80279301DC6B270651A292F03CFE4F1B83DDE7D011469C95269020000');
INSERT INTO labels VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-840d-72ed-a50f-b5c4680b7228', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-845e-72bb-9f3b-9e9f266ee3fe', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8406-7706-ae19-61a6470c0843', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-840a-71b0-85a1-841da31a4d1b', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8453-77f4-ac6f-366f92158217', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8473-735a-bc26-fbf1841038c6', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-843c-7170-949a-1becf094c8e4', 'Finished by Bob', 'card_moved', '01a1e1f7-840a-71b0-85a1-841da31a4d1b', NULL, 'assign_member', NULL, '01a1e1f7-8226-7343-8a5f-b38d00500e93', 1);
INSERT INTO automation_rules VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-844c-718d-9bdb-ccdfe078dffa', 'Rule', 'card_moved', '01a1e1f7-8406-7706-ae19-61a6470c0843', NULL, 'assign_member', NULL, '01a1e1f7-8226-7343-8a5f-b38d00500e93', 1);
INSERT INTO automation_runs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-843c-7170-949a-1becf094c8e4', '01a1e1f7-8440-774d-8d66-b5dfadc8ca5d', 17, '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '2026-11-16T01:27:37.279Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-845c-7378-96e3-617846bdbaaf', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8460-7240-9e39-28bcd1e5a7e0', 'card', 'deleted', 'Card', '01a1e1f7-8406-7706-ae19-61a6470c0843', NULL, 131072, 1, '{"id":"01a1e1f7-8460-7240-9e39-28bcd1e5a7e0","column_id":"01a1e1f7-8406-7706-ae19-61a6470c0843","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:27:37.312Z","updated_at":"2026-11-16T01:27:37.312Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:27:37.313Z', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 28);
INSERT INTO trash VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8464-7475-a1b6-90cf36e230f1', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f7-840d-72ed-a50f-b5c4680b7228","01a1e1f7-845e-72bb-9f3b-9e9f266ee3fe"],"board_members":["01a1e1f7-813c-71cc-ae1a-fbc26e722730","01a1e1f7-8226-7343-8a5f-b38d00500e93"]}', '2026-11-16T01:27:37.320Z', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 31);
INSERT INTO trash VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8465-7105-a982-c10904991de3', 'card', 'deleted', 'Card', '01a1e1f7-8464-7475-a1b6-90cf36e230f1', '01a1e1f7-8464-7475-a1b6-90cf36e230f1', 65536, NULL, '{"id":"01a1e1f7-8465-7105-a982-c10904991de3","column_id":"01a1e1f7-8464-7475-a1b6-90cf36e230f1","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:27:37.317Z","updated_at":"2026-11-16T01:27:37.317Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:27:37.320Z', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', 31);
INSERT INTO restored_contents VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', 35, '01a1e1f7-8476-72d2-b68a-af999c38c859', '{"id":"01a1e1f7-8476-72d2-b68a-af999c38c859","column_id":"01a1e1f7-8473-735a-bc26-fbf1841038c6","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:27:37.334Z","updated_at":"2026-11-16T01:27:37.334Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-840a-71b0-85a1-841da31a4d1b', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:27:37.231Z', '2026-11-16T01:27:37.279Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-844d-7169-908a-3fa2e6e53e08', '01a1e1f7-8406-7706-ae19-61a6470c0843', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:27:37.293Z', '2026-11-16T01:27:37.293Z', NULL);
INSERT INTO cards VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8476-72d2-b68a-af999c38c859', '01a1e1f7-8473-735a-bc26-fbf1841038c6', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:27:37.334Z', '2026-11-16T01:27:37.334Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-840d-72ed-a50f-b5c4680b7228');
INSERT INTO card_assignees VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-813c-71cc-ae1a-fbc26e722730');
INSERT INTO card_assignees VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8226-7343-8a5f-b38d00500e93');
INSERT INTO checklists VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-841f-74f9-a56b-d2f01b41fa9b', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-844f-7051-9bab-0dfccb9cb731', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8451-75a7-b84e-43c4e345dc4d', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8424-777a-b259-dc08bafe3d30', '01a1e1f7-841f-74f9-a56b-d2f01b41fa9b', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8452-73ca-8f46-2757ab0d427c', '01a1e1f7-8451-75a7-b84e-43c4e345dc4d', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8424-777a-b259-dc08bafe3d30', '01a1e1f7-8226-7343-8a5f-b38d00500e93');
INSERT INTO attachments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8430-75aa-958b-54fb2160f767', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8435-77ba-9772-362a5c4b83a2', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8439-738a-852a-b35d5c956967', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8449-763f-b9f0-cb550ef93ed4', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8430-75aa-958b-54fb2160f767', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8435-77ba-9772-362a5c4b83a2', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8439-738a-852a-b35d5c956967', X'5C1E3B93DA4456D177A372BE2E2E7CA8DA600BB3C590F458B09EE2F5C8B1F4AC42ED1063138B8E796C446E607BFEE1FDED9F85F0C90812D443D3714AF4696A0B53D3FB6FD4A06D030DDEAFD8703F614CCAA5E2921E8D760A825BD61172869C0E075EFC3D9EF72E035A07FB618E7055387634F7D6BD40F445A6C765C0015073941EEC34C99855299815A67141EB60903220EB34C90F90E2E3B648BB9DFFE908C7C0D097F8D2C5F011CD6D7876A760038AAA517B87488AC25EE9898189822DF60D55A3F80739DBF40CB426DFD110942D13902C9300A004F38E3251E62C76F815BC99D123357CCC2658E53E04F4AE45B17112E1CFB40FC09CCDB9F29DC7334D6D02D57B334668B4E7507BE50EC6004D75A27742CFA8A5B6666711F5A71F19B3C5C49B25519ECD325E850116BB9A62D2FBC46F4F275B4CC0B8CBE2BE9B2197E270F4053A5F5681791CC7D1CC86C1E77DA53E6B2D555F721DBDDF953232A4E7B3E9124C83E3EB24B2CADA49589D4A7129BE8EC57AD4E0DFB855F25295C45F96B1A367D3506C6F6F49D266DF0259F5AACD769F6AF3E479B0B27EF3F811BF0EE32FF30D1F49078A570F0CDAC99BF160BE99F752531059E0E9BB41B5B0E34B120FE6C225A404357DBA4E0BAD55CADA9CF83B8BF34AC5A4E48BF60C174662D659DB038EDA1CBB77E4BCD483C3C2337F516A262B2ADFA922DC');
INSERT INTO attachment_blobs VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8449-763f-b9f0-cb550ef93ed4', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('e3708be8-d817-444f-91fe-8e2df41b6061', '35998230-1f3f-4036-88e5-63a5b60daaec', '00', NULL);
INSERT INTO attachment_objects VALUES ('e3708be8-d817-444f-91fe-8e2df41b6061', '35998230-1f3f-4036-88e5-63a5b60daaec', NULL);
INSERT INTO comments VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8457-7401-88df-48bcb8a0be52', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.303Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-83ff-7494-ae44-0b00974ef481', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'added', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.214Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8404-74a8-8dfc-826a43b19081', '01a1e1f7-8333-77a4-ab4a-1d261c3ed0f9', 'added', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.219Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8419-7252-b894-103b84d335c8', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'assigned', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.240Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8457-7402-b9a3-59a21212bf06', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'commented', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-8457-7401-88df-48bcb8a0be52', '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.303Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f7-846b-7652-8dde-7b7e46da41a6', '01a1e1f7-846e-758f-ae45-a6d75dac9098', '01a1e1f7-8226-7343-8a5f-b38d00500e93', 'added', NULL, NULL, '01a1e1f7-813c-71cc-ae1a-fbc26e722730', '2026-11-16T01:27:37.326Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1f7-83eb-774f-90f5-173069f86bb1', '01a1e1f7-8410-773f-8ad7-0dc31cc25691', '01a1e1f7-813c-71cc-ae1a-fbc26e722730');
