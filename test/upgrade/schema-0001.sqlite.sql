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
INSERT INTO schema_version VALUES (1, 'e88e32c14246dfc7');
INSERT INTO users VALUES ('01a1e1d6-c100-7746-9548-dee691cb5f02', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$I+EsapXwFwW/8e7rb9pqk5faq0MNubicXhvG988biBc$/42gfZalnUwiLS1nD3d2y8aPxwXo1mAKqdhCgPODOm0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:51:50.711Z');
INSERT INTO users VALUES ('01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$8zLlY4rIEdbNcLtMgmCXgiyfGMoVucOEeNhDBySV5w4$9eJcQ3oVmFgix6CtxOry+yMNP1gYnj0F0cUd/HQE8+M', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:51:51.234Z');
INSERT INTO users VALUES ('01a1e1d6-c603-7380-a4ea-558b9b091994', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$pM4XmPoflx3wOVV1MCN+CMUn6adVuZBPbIL27pQKhjA$+O1XsKayq9lTxV8gxOzhJIT4v80q88rZnfZGhz+7QWA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:51:51.618Z');
INSERT INTO users VALUES ('01a1e1d6-c986-759f-b4a8-5b00cb12dd89', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$haWvjhimZBiKQo0UkthnYmwKtx8ue4GDvKG9EgL+Vd0$FQP5GKuxXQhylF/Mf5YycEXD6PyaSkGtbSYlvi9C/4A', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:51:52.508Z');
INSERT INTO sessions VALUES ('01a1e1d6-c493-71ae-9914-1cf55b9dd180', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.059Z', '2026-11-16T00:51:51.059Z', '2026-11-16T01:51:51.059Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d6-c5fa-7247-aff4-5e0cd8f0c9df', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', '2026-11-16T00:51:51.418Z', '2026-11-16T00:51:51.418Z', '2026-11-16T01:51:51.418Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d6-c77f-775f-b8bc-c33260e1a09e', '01a1e1d6-c603-7380-a4ea-558b9b091994', '2026-11-16T00:51:51.807Z', '2026-11-16T00:51:51.807Z', '2026-11-16T01:51:51.807Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1d6-cafe-7607-96d9-7651f228c72e', '2026-11-16T01:56:52.715Z');
INSERT INTO idempotency_keys VALUES ('01a1e1d6-c100-7746-9548-dee691cb5f02', '6233c4fc-8333-4b46-8462-d6a7a35eb553', '8JrSzj_0hbVe6_kYz4NMa2ZzwXXDqIEFAUzGHtYmPcw', '01a1e1d6-c796-7056-8747-565565f31ac1', '{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:51:51.979Z');
INSERT INTO boards VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 'Board', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.830Z', '2026-11-16T00:51:51.830Z', 35, 37, 'h4yvwv5wif', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', 'Board', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.296Z', '2026-11-16T00:51:52.296Z', 2, 3, 'z8yyh6sasia', 0, '2026-11-16T00:51:52.301Z', '01a1e1d6-c100-7746-9548-dee691cb5f02');
INSERT INTO board_members VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c100-7746-9548-dee691cb5f02', 'owner');
INSERT INTO board_members VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'member');
INSERT INTO board_members VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', '01a1e1d6-c100-7746-9548-dee691cb5f02', 'owner');
INSERT INTO board_members VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'member');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 1, 'board.member_added', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.884Z', 1, '01a1e1d6-c49b-7423-a2e8-d3b991f13247', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","user_id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","role":"member","user":{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 2, 'board.member_added', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.923Z', 2, '01a1e1d6-c603-7380-a4ea-558b9b091994', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","user_id":"01a1e1d6-c603-7380-a4ea-558b9b091994","role":"member","user":{"id":"01a1e1d6-c603-7380-a4ea-558b9b091994","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 3, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.938Z', 3, '01a1e1d6-c803-7223-84d5-cfaaae156d68', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 4, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.955Z', 4, '01a1e1d6-c813-7128-82d7-aecacf9a5575', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c813-7128-82d7-aecacf9a5575","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 5, 'label.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.979Z', 5, '01a1e1d6-c82b-749a-9554-34826eb6fbc8', NULL, NULL, NULL, NULL, '6233c4fc-8333-4b46-8462-d6a7a35eb553', NULL, NULL, '{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 6, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.996Z', 6, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:51.996Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 7, 'card.labeled', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.013Z', 7, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:51:51.996Z"}', '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:52.013Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 8, 'card.assigned', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.040Z', 8, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:51:52.013Z"}', '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:52.040Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 9, 'card.assigned', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.040Z', 8, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:51:52.040Z"}', '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:52.040Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 10, 'checklist.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.086Z', 10, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c896-744e-9490-0734d931d2db', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c896-744e-9490-0734d931d2db","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 11, 'checklist_item.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.110Z', 11, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c8ae-7505-bef6-f357a50c4a48","checklist_id":"01a1e1d6-c896-744e-9490-0734d931d2db","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 12, 'checklist_item.updated', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.133Z', 12, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d6-c8ae-7505-bef6-f357a50c4a48","checklist_id":"01a1e1d6-c896-744e-9490-0734d931d2db","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 13, 'checklist_item.assigned', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.147Z', 13, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d6-c8ae-7505-bef6-f357a50c4a48","checklist_id":"01a1e1d6-c896-744e-9490-0734d931d2db","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 14, 'attachment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.183Z', 14, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c8f7-751e-850b-12e047355011', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c8f7-751e-850b-12e047355011","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 15, 'attachment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.231Z', 15, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c927-768e-8431-d5684ed3976b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c927-768e-8431-d5684ed3976b","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 16, 'attachment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.245Z', 16, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c935-72b9-88d0-517f3f1e962f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c935-72b9-88d0-517f3f1e962f","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 17, 'card.moved', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.252Z', 17, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","rank":65536,"updated_at":"2026-11-16T00:51:52.040Z","position":0}', '{"id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c813-7128-82d7-aecacf9a5575","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d6-c82b-749a-9554-34826eb6fbc8","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d6-c896-744e-9490-0734d931d2db","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","title":"Steps","rank":65536,"items":[{"id":"01a1e1d6-c8ae-7505-bef6-f357a50c4a48","checklist_id":"01a1e1d6-c896-744e-9490-0734d931d2db","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d6-c8f7-751e-850b-12e047355011","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d6-c927-768e-8431-d5684ed3976b","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d6-c935-72b9-88d0-517f3f1e962f","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:51:51.996Z","updated_at":"2026-11-16T00:51:52.252Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 18, 'board.member_removed', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.256Z', 18, '01a1e1d6-c603-7380-a4ea-558b9b091994', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","user_id":"01a1e1d6-c603-7380-a4ea-558b9b091994","role":"member","user":{"id":"01a1e1d6-c603-7380-a4ea-558b9b091994","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 19, 'attachment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.261Z', 19, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c945-7051-8b89-0d4817cb425b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c945-7051-8b89-0d4817cb425b","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 20, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.265Z', 20, '01a1e1d6-c949-700a-a6d6-97be29f818ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c949-700a-a6d6-97be29f818ea","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.265Z","updated_at":"2026-11-16T00:51:52.265Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 21, 'checklist.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.267Z', 21, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c94b-7146-9b62-97a2ec53f375', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c94b-7146-9b62-97a2ec53f375","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 22, 'checklist.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.269Z', 22, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c94d-71de-b0c4-557c9f000543', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c94d-71de-b0c4-557c9f000543","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 23, 'checklist_item.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.271Z', 23, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c94f-756e-ad99-6653105540c2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c94f-756e-ad99-6653105540c2","checklist_id":"01a1e1d6-c94d-71de-b0c4-557c9f000543","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 24, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.273Z', 24, '01a1e1d6-c951-7501-a52d-b42c12588ed5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c951-7501-a52d-b42c12588ed5","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 25, 'comment.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.275Z', 25, '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c953-7472-8389-bd191b5aeafd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c953-7472-8389-bd191b5aeafd","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","card_id":"01a1e1d6-c83d-7603-a42a-4ea73a806a14","user_id":"01a1e1d6-c100-7746-9548-dee691cb5f02","user":{"id":"01a1e1d6-c100-7746-9548-dee691cb5f02","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:51:52.275Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 26, 'label.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.278Z', 26, '01a1e1d6-c956-7038-80cc-c70788f93db0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c956-7038-80cc-c70788f93db0","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 27, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.280Z', 27, '01a1e1d6-c958-716d-a9b1-999f8bf36ac7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c958-716d-a9b1-999f8bf36ac7","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.280Z","updated_at":"2026-11-16T00:51:52.280Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 28, 'card.deleted', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.282Z', 28, '01a1e1d6-c958-716d-a9b1-999f8bf36ac7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c958-716d-a9b1-999f8bf36ac7","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.280Z","updated_at":"2026-11-16T00:51:52.280Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 29, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.286Z', 29, '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 30, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.287Z', 30, '01a1e1d6-c95f-7565-a353-81734890e70d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c95f-7565-a353-81734890e70d","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.287Z","updated_at":"2026-11-16T00:51:52.287Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 31, 'column.deleted', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.290Z', 31, '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', 1, 'board.member_added', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.299Z', 1, '01a1e1d6-c49b-7423-a2e8-d3b991f13247', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d6-c968-76db-9bc4-db11330969c4","user_id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","role":"member","user":{"id":"01a1e1d6-c49b-7423-a2e8-d3b991f13247","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', 2, 'board.deleted', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.301Z', 2, '01a1e1d6-c968-76db-9bc4-db11330969c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c968-76db-9bc4-db11330969c4"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 32, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.305Z', 32, '01a1e1d6-c971-737d-8914-7a4475c91bd6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 33, 'card.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.307Z', 33, '01a1e1d6-c973-70e3-aedd-ca6be3224995', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c973-70e3-aedd-ca6be3224995","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","column_id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:51:52.307Z","updated_at":"2026-11-16T00:51:52.307Z"}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 34, 'column.deleted', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.310Z', 34, '01a1e1d6-c971-737d-8914-7a4475c91bd6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 35, 'column.created', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.314Z', 35, '01a1e1d6-c971-737d-8914-7a4475c91bd6', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","board_id":"01a1e1d6-c796-7056-8747-565565f31ac1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 0, '2026-11-16T00:51:51.830Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3BAD9DD627C437700255D5C6DE204B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C701BC030342A224E934B7F546F35A28CDD7F5AAE64A2BA555BB9468253028BE0402034F119303068EB24D7E283EF660FA3104063686987E41222CE476CDD745861482D7F54AF38D5AADB923D21B691BD58A0A188C83BB5BF39383050C54A2D25C4A2EF5B3104649A3E462BD142F7FBCFFEBCBF40E463008D850C8605EB70C3AEA1A4A277080E6B4FFEE9ECB8D99D2B5E0E64A294E978E1F3DA5B31ECCE1FA5B372DA8431FC000066FE9913EB11B022D627A3BFBF5D89D22A63230687DCA65E6E6EF05BCC43EEFD016BF2730258D34117B4ABEF5E4C0B418F2CCE571A0340F3C91C7E3F6F8F00D94FE83CC69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', 0, '2026-11-16T00:51:52.296Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B4DDCDA27C437700255951F1B64C98983ED1450957F474D0AA23D14F538B33B33FB388277A08071CD913B41AD145BBA11CE50696C4D9DE17CBD6652485B0381E24B4050F014757240C061B6C90FC5C71E543F8640C0C610D32F48A80BBABDF9BAC8E08CD1CDA6165436F5963A4421B9354DCB2A20300EEE6ECD4F8E2EA0A06295A09C532E9E19530D574DB5AAA478F9E3FD5F5FC677508C40D0064306F5BA23D06167309DC011CC69FFFD3D971B33A66BC1CD95529C2F1D3F7A4C673DA8E3F5B76E5A60A77D00053A788B8FF8A9BB21E02AA6B7B35FAFBB53C45C0602AD4FB92CDCF2BDA02FB1CF7B6D8B3F20A892469C890326DF7A74A05A1DF2C2E571C0B40C3C93D3B49B1EBE01C3AD518E69020000');
INSERT INTO labels VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c82b-749a-9554-34826eb6fbc8', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c956-7038-80cc-c70788f93db0', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c803-7223-84d5-cfaaae156d68', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c813-7128-82d7-aecacf9a5575', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c951-7501-a52d-b42c12588ed5', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c971-737d-8914-7a4475c91bd6', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c939-7316-97be-279806cd77ff', 'Finished by Bob', 'card_moved', '01a1e1d6-c813-7128-82d7-aecacf9a5575', NULL, 'assign_member', NULL, '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 1);
INSERT INTO automation_rules VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c947-749f-a1b6-056aadce147e', 'Rule', 'card_moved', '01a1e1d6-c803-7223-84d5-cfaaae156d68', NULL, 'assign_member', NULL, '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 1);
INSERT INTO trash VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c958-716d-a9b1-999f8bf36ac7', 'card', 'deleted', 'Card', '01a1e1d6-c803-7223-84d5-cfaaae156d68', NULL, 131072, 1, '{"id":"01a1e1d6-c958-716d-a9b1-999f8bf36ac7","column_id":"01a1e1d6-c803-7223-84d5-cfaaae156d68","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:51:52.280Z","updated_at":"2026-11-16T00:51:52.280Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:51:52.282Z', '01a1e1d6-c100-7746-9548-dee691cb5f02', 28);
INSERT INTO trash VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d6-c82b-749a-9554-34826eb6fbc8","01a1e1d6-c956-7038-80cc-c70788f93db0"],"board_members":["01a1e1d6-c100-7746-9548-dee691cb5f02","01a1e1d6-c49b-7423-a2e8-d3b991f13247"]}', '2026-11-16T00:51:52.290Z', '01a1e1d6-c100-7746-9548-dee691cb5f02', 31);
INSERT INTO trash VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c95f-7565-a353-81734890e70d', 'card', 'deleted', 'Card', '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', '01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0', 65536, NULL, '{"id":"01a1e1d6-c95f-7565-a353-81734890e70d","column_id":"01a1e1d6-c95e-7317-b0e7-b78a71a9a3a0","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:51:52.287Z","updated_at":"2026-11-16T00:51:52.287Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:51:52.290Z', '01a1e1d6-c100-7746-9548-dee691cb5f02', 31);
INSERT INTO restored_contents VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', 35, '01a1e1d6-c973-70e3-aedd-ca6be3224995', '{"id":"01a1e1d6-c973-70e3-aedd-ca6be3224995","column_id":"01a1e1d6-c971-737d-8914-7a4475c91bd6","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:51:52.307Z","updated_at":"2026-11-16T00:51:52.307Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c813-7128-82d7-aecacf9a5575', 1, 'Card', 65536, NULL, NULL, 0, NULL, 1, '2026-11-16T00:51:51.996Z', '2026-11-16T00:51:52.252Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c949-700a-a6d6-97be29f818ea', '01a1e1d6-c803-7223-84d5-cfaaae156d68', 2, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:51:52.265Z', '2026-11-16T00:51:52.265Z', NULL);
INSERT INTO cards VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c973-70e3-aedd-ca6be3224995', '01a1e1d6-c971-737d-8914-7a4475c91bd6', 5, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:51:52.307Z', '2026-11-16T00:51:52.307Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c82b-749a-9554-34826eb6fbc8');
INSERT INTO card_assignees VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c100-7746-9548-dee691cb5f02');
INSERT INTO card_assignees VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c49b-7423-a2e8-d3b991f13247');
INSERT INTO checklists VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c896-744e-9490-0734d931d2db', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c94b-7146-9b62-97a2ec53f375', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c94d-71de-b0c4-557c9f000543', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', '01a1e1d6-c896-744e-9490-0734d931d2db', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c94f-756e-ad99-6653105540c2', '01a1e1d6-c94d-71de-b0c4-557c9f000543', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c8ae-7505-bef6-f357a50c4a48', '01a1e1d6-c49b-7423-a2e8-d3b991f13247');
INSERT INTO attachments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c8f7-751e-850b-12e047355011', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c927-768e-8431-d5684ed3976b', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c935-72b9-88d0-517f3f1e962f', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c945-7051-8b89-0d4817cb425b', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c8f7-751e-850b-12e047355011', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c927-768e-8431-d5684ed3976b', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c935-72b9-88d0-517f3f1e962f', X'3E8EAE988221EB567CE202DAA2D7F30A25E5E86C482896873A80653D1A20403FE18C8169D7C3D3ABDB23B11D4D8612ADAC4EDC5C50FAFDA0AF3D58C80E54A7E04F6342CE9A7FF41AD024826821798B77FA4106B7ECC605312956684F44269F19C62B08A94E4D26147D8D0475A7691709141F4998B560755E15FB70E1E2776E3EDF3ACBAEC23BE8172936B4576C81503F279A856F5D04091C483E67A707CEF27B129DA023CC4123AC8AE58B764EB328B841A1B0F5C81E10C116AC3B953FBEC1EE9EDD0F6E6E0887D8FF578471311E85E5750370A4604E161DD83677F5116F235E342F818435F8BC2569150E282058CD481B5DA012EA903781636F5E265DC7B00F5B5159ED979508423B6D6264892E8C7D0EF2D5D1EA1D90C5B5E1A2BAF1F91BD8AFFAE8EB932177D8D403D0998116FB591D8A8C11BEA40C46BD7C855623F5253C5003B00509F0363CD0640EB8632AD960F8B50578E88692E1709AB5FBB8B8DE583DB383EDB6FA95E72E4EC4B47CE4D9E54F7EAB41E53B48C3DFE30566DDB41F941945558FA9F1ED8E79F4CEA0190D65CA90C186E2012D70838BA2B01A7FA500B00F4CBF03D065AB52A402D7993AD665F801CB3519BA98BB3E34DAC6ADECED2037C30B8319E63EE0C12A8E196BF055DD2C6817CAA4366D96AC73CB3272A3F4169DDB5F6C82835BE152D38B9226146ABDFBCACA1CAF');
INSERT INTO attachment_blobs VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c945-7051-8b89-0d4817cb425b', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('efe7f0eb-4ea8-4599-9f27-5bb209bc5073', 'a6a7ea5f-2e65-4921-a978-5ca2e20f3c7b', '00', NULL);
INSERT INTO attachment_objects VALUES ('efe7f0eb-4ea8-4599-9f27-5bb209bc5073', 'a6a7ea5f-2e65-4921-a978-5ca2e20f3c7b', NULL);
INSERT INTO comments VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c953-7472-8389-bd191b5aeafd', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.275Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c7cd-764a-86b9-a6b820c5d259', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'added', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.884Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c7f3-74d0-9e70-2ae9a51f6aad', '01a1e1d6-c603-7380-a4ea-558b9b091994', 'added', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:51.923Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c869-7524-8d14-69ecc999c2ee', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'assigned', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.040Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1d6-c968-76db-9bc4-db11330969c4', '01a1e1d6-c96b-7583-a0da-95a8d7eab85b', '01a1e1d6-c49b-7423-a2e8-d3b991f13247', 'added', NULL, NULL, '01a1e1d6-c100-7746-9548-dee691cb5f02', '2026-11-16T00:51:52.299Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1d6-c796-7056-8747-565565f31ac1', '01a1e1d6-c83d-7603-a42a-4ea73a806a14', '01a1e1d6-c100-7746-9548-dee691cb5f02');
