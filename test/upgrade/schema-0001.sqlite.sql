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
INSERT INTO schema_version VALUES (1, '7a5804bd1ae13e9e');
INSERT INTO users VALUES ('01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$h2J51+pxog2o5+ZV/dgo1Kr6eBNCmlS2xhd2iQ/nN5U$VErRARU/Ckemp0c7X18SUPbj0y5r2LbAerQDccTahyc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:38:40.776Z');
INSERT INTO users VALUES ('01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$qbmZsOPEn1a4DpHUXW+tujhKjt+6D5zvbkzHSyOIloA$XC/W7bXYokJ0eC6KMjNqieQz4TmsMvrVcQzNSGxGjd0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:38:40.970Z');
INSERT INTO users VALUES ('01a1e1ca-b697-7689-98c3-2bddeefe5282', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$e3MmzlHQFNkSw0LcxiGV94z1U7Dcp5yUkwqk/3Dt4ew$McLQ1YLr8QSiL9nYDZ+A+jmiUUJKUhORBiNPAIk+nTY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:38:41.124Z');
INSERT INTO users VALUES ('01a1e1ca-b824-76d6-80e4-96669f0973e9', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$qXxuUTBhEcHA75SR1OTsf3b198hxn+1H2+WQF4XL3LQ$aFLLX53cJEkmcTUKapJLHvd7eVl6rX4Q1Uuwbnajbno', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:38:41.546Z');
INSERT INTO sessions VALUES ('01a1e1ca-b5e7-71ec-a18d-d5d6568bf609', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:40.871Z', '2026-11-16T00:38:40.871Z', '2026-11-16T01:38:40.871Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1ca-b692-74b0-9ef8-238344964722', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', '2026-11-16T00:38:41.042Z', '2026-11-16T00:38:41.042Z', '2026-11-16T01:38:41.042Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1ca-b737-7469-8c91-755db17f4958', '01a1e1ca-b697-7689-98c3-2bddeefe5282', '2026-11-16T00:38:41.207Z', '2026-11-16T00:38:41.207Z', '2026-11-16T01:38:41.207Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1ca-b8e2-73dd-9e66-9c2b1b1ee397', '2026-11-16T01:43:41.639Z');
INSERT INTO idempotency_keys VALUES ('01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '60705318-7ddb-4200-8e95-fd842a911f91', '6flxYRa7MiUaoA9bGmXfg4v2PvWbesC9azK1XT6cnXU', '01a1e1ca-b741-71f4-9b6c-094eac366ab0', '{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:38:41.260Z');
INSERT INTO boards VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 'Board', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.217Z', '2026-11-16T00:38:41.217Z', 34, 36, 't7w79pd6d5', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', 'Board', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.401Z', '2026-11-16T00:38:41.401Z', 2, 3, '0077qtrlsfoza', 0, '2026-11-16T00:38:41.405Z', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a');
INSERT INTO board_members VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 'owner');
INSERT INTO board_members VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'member');
INSERT INTO board_members VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 'owner');
INSERT INTO board_members VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'member');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 1, 'board.member_added', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.232Z', 1, '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","user_id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","role":"member","user":{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 2, 'board.member_added', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.243Z', 2, '01a1e1ca-b697-7689-98c3-2bddeefe5282', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","user_id":"01a1e1ca-b697-7689-98c3-2bddeefe5282","role":"member","user":{"id":"01a1e1ca-b697-7689-98c3-2bddeefe5282","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 3, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.245Z', 3, '01a1e1ca-b75d-716f-92f1-71cc6f191f37', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 4, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.253Z', 4, '01a1e1ca-b765-7285-9ccd-1221e135e297', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b765-7285-9ccd-1221e135e297","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 5, 'label.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.260Z', 5, '01a1e1ca-b76c-701f-86fa-906ed691c498', NULL, NULL, NULL, NULL, '60705318-7ddb-4200-8e95-fd842a911f91', NULL, NULL, '{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 6, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.267Z', 6, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.267Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 7, 'card.labeled', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.274Z', 7, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:38:41.267Z"}', '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.274Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 8, 'card.assigned', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.285Z', 8, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:38:41.274Z"}', '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ca-b494-7443-9e1f-65fa7a372c5a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.285Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 9, 'card.assigned', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.285Z', 8, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1ca-b494-7443-9e1f-65fa7a372c5a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:38:41.285Z"}', '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ca-b494-7443-9e1f-65fa7a372c5a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.285Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 10, 'checklist.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.294Z', 10, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b78e-738b-a85e-314096ef2ff3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 11, 'checklist_item.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.299Z', 11, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b793-701d-9612-14cb701c157c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b793-701d-9612-14cb701c157c","checklist_id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 12, 'checklist_item.updated', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.304Z', 12, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b793-701d-9612-14cb701c157c', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1ca-b793-701d-9612-14cb701c157c","checklist_id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 13, 'checklist_item.assigned', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.311Z', 13, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b793-701d-9612-14cb701c157c', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1ca-b793-701d-9612-14cb701c157c","checklist_id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 14, 'attachment.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.320Z', 14, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7a8-7099-92f9-915e813acb10', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7a8-7099-92f9-915e813acb10","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 15, 'attachment.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.327Z', 15, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7af-7148-8898-0540b65237b3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7af-7148-8898-0540b65237b3","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 16, 'attachment.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.332Z', 16, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7b4-73e7-b979-b5d2ee373298', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7b4-73e7-b979-b5d2ee373298","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 17, 'card.moved', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.344Z', 17, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","rank":65536,"updated_at":"2026-11-16T00:38:41.285Z","position":0}', '{"id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b765-7285-9ccd-1221e135e297","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1ca-b76c-701f-86fa-906ed691c498","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1ca-b494-7443-9e1f-65fa7a372c5a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","title":"Steps","rank":65536,"items":[{"id":"01a1e1ca-b793-701d-9612-14cb701c157c","checklist_id":"01a1e1ca-b78e-738b-a85e-314096ef2ff3","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1ca-b7a8-7099-92f9-915e813acb10","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1ca-b7af-7148-8898-0540b65237b3","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1ca-b7b4-73e7-b979-b5d2ee373298","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:38:41.267Z","updated_at":"2026-11-16T00:38:41.344Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 18, 'board.member_removed', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.348Z', 18, '01a1e1ca-b697-7689-98c3-2bddeefe5282', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","user_id":"01a1e1ca-b697-7689-98c3-2bddeefe5282","role":"member","user":{"id":"01a1e1ca-b697-7689-98c3-2bddeefe5282","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 19, 'attachment.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.351Z', 19, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7c7-72a1-81f7-024b064e1e15', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7c7-72a1-81f7-024b064e1e15","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 20, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.359Z', 20, '01a1e1ca-b7cf-744a-b530-b9a0a29b7c06', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7cf-744a-b530-b9a0a29b7c06","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.359Z","updated_at":"2026-11-16T00:38:41.359Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 21, 'checklist.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.363Z', 21, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7d3-71b2-8e4d-f790d80dda20', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7d3-71b2-8e4d-f790d80dda20","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 22, 'checklist.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.366Z', 22, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7d7-769d-9203-1060d3399084', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7d7-769d-9203-1060d3399084","card_id":"01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 23, 'checklist_item.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.372Z', 23, '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b7dd-711b-8715-9a57601013ff', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7dd-711b-8715-9a57601013ff","checklist_id":"01a1e1ca-b7d7-769d-9203-1060d3399084","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 24, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.375Z', 24, '01a1e1ca-b7df-724f-8f81-574a9973ba29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7df-724f-8f81-574a9973ba29","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 25, 'label.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.377Z', 25, '01a1e1ca-b7e1-7090-ad60-5608bfee6c2a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7e1-7090-ad60-5608bfee6c2a","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 26, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.379Z', 26, '01a1e1ca-b7e3-77af-befc-547d64e1183f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7e3-77af-befc-547d64e1183f","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.379Z","updated_at":"2026-11-16T00:38:41.379Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 27, 'card.deleted', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.383Z', 27, '01a1e1ca-b7e3-77af-befc-547d64e1183f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7e3-77af-befc-547d64e1183f","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.379Z","updated_at":"2026-11-16T00:38:41.379Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 28, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.392Z', 28, '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7f0-7704-a83d-a438a50a9a84","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 29, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.395Z', 29, '01a1e1ca-b7f3-7671-8e8b-e21a618b1cb6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7f3-7671-8e8b-e21a618b1cb6","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b7f0-7704-a83d-a438a50a9a84","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.395Z","updated_at":"2026-11-16T00:38:41.395Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 30, 'column.deleted', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.397Z', 30, '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7f0-7704-a83d-a438a50a9a84","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', 1, 'board.member_added', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.403Z', 1, '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1ca-b7f9-7569-9341-976e7f5160b2","user_id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","role":"member","user":{"id":"01a1e1ca-b5fd-74f8-8b83-3d31cc470477","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', 2, 'board.deleted', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.405Z', 2, '01a1e1ca-b7f9-7569-9341-976e7f5160b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b7f9-7569-9341-976e7f5160b2"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 31, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.409Z', 31, '01a1e1ca-b801-7283-b715-c0b3210123e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b801-7283-b715-c0b3210123e5","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 32, 'card.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.416Z', 32, '01a1e1ca-b808-7646-b591-f2025bfea755', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b808-7646-b591-f2025bfea755","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","column_id":"01a1e1ca-b801-7283-b715-c0b3210123e5","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:38:41.416Z","updated_at":"2026-11-16T00:38:41.416Z"}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 33, 'column.deleted', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.420Z', 33, '01a1e1ca-b801-7283-b715-c0b3210123e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1ca-b801-7283-b715-c0b3210123e5","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 34, 'column.created', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.426Z', 34, '01a1e1ca-b801-7283-b715-c0b3210123e5', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1ca-b801-7283-b715-c0b3210123e5","board_id":"01a1e1ca-b741-71f4-9b6c-094eac366ab0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 0, '2026-11-16T00:38:41.217Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B7113E253C537700255D5DAD9204B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C7015C0B1A844449D22237B592BC969DE28DA92C178D22B46555A111C020BBEC09343C058C2D306829D9E8C6ECC2007A98BC6760830FF11744C24CEDCE7C5D64A846F15AA99237243B5EAD3BACB1AC0BBB4660308DEDDD9A9F1CCCA0A11045C5A5E4B27A1642978F5AC95521EB973FDEFFF5257A072D187834E413E8D72D839E7A43F1040E604EFBEFEEB9DC94285E0B6EAE14C37CE9F031503CEB411FAEBF75D3827A741E34A0779636F489FDE86915E2DBD96FC0FE1431978141E762CA0BB77CCFE32576698736BB3D81CE71A299D853749DA31674873E2D5C9A468ACBC033793C6E8F0FDF1EC3A9FD69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', 0, '2026-11-16T00:38:41.401Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B7162E213E21B3881AA6A93AC9125270EB6534055FF1D352988F650C471667766F67100D78301215192EC90B7DA365C5775C39B5249DEE89AB4AD642DDA021864973D8181C780B107063DA52EBA29BB30821967EF1974C187F8032261A67ED77E5E64A84671AD54C91B9296D795458DA52EBA0A81C13CF5FFD67CE760060385286A2E2597F59310A6BC374A6E9490CFBFBCFFEA4BF4064630F0D8924F605EB60C061A5A8A277080F6B4FFEE3F979B13C56BC1CD9562582E1DDE478A673D98C3F5B76E5AD080CE8301F4AEA307FAC061F2B409F1F5EC37E2708A58CAC0C0BA98F2CAADDFF378895DDA6197DD9EC0E438D342EC293AEBA80763D1A7954BF344711D78218FC7EDF1EE0B4A1C907369020000');
INSERT INTO labels VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b76c-701f-86fa-906ed691c498', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7e1-7090-ad60-5608bfee6c2a', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b75d-716f-92f1-71cc6f191f37', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b765-7285-9ccd-1221e135e297', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7df-724f-8f81-574a9973ba29', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b801-7283-b715-c0b3210123e5', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7b9-753b-87ef-33757390634e', 'Finished by Bob', 'card_moved', '01a1e1ca-b765-7285-9ccd-1221e135e297', NULL, 'assign_member', NULL, '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 1);
INSERT INTO automation_rules VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7cc-758c-93b0-8041234c52ff', 'Rule', 'card_moved', '01a1e1ca-b75d-716f-92f1-71cc6f191f37', NULL, 'assign_member', NULL, '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 1);
INSERT INTO trash VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7e3-77af-befc-547d64e1183f', 'card', 'deleted', 'Card', '01a1e1ca-b75d-716f-92f1-71cc6f191f37', NULL, 131072, 1, '{"id":"01a1e1ca-b7e3-77af-befc-547d64e1183f","column_id":"01a1e1ca-b75d-716f-92f1-71cc6f191f37","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:38:41.379Z","updated_at":"2026-11-16T00:38:41.379Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:38:41.383Z', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 27);
INSERT INTO trash VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1ca-b76c-701f-86fa-906ed691c498","01a1e1ca-b7e1-7090-ad60-5608bfee6c2a"],"board_members":["01a1e1ca-b494-7443-9e1f-65fa7a372c5a","01a1e1ca-b5fd-74f8-8b83-3d31cc470477"]}', '2026-11-16T00:38:41.397Z', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 30);
INSERT INTO trash VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7f3-7671-8e8b-e21a618b1cb6', 'card', 'deleted', 'Card', '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', '01a1e1ca-b7f0-7704-a83d-a438a50a9a84', 65536, NULL, '{"id":"01a1e1ca-b7f3-7671-8e8b-e21a618b1cb6","column_id":"01a1e1ca-b7f0-7704-a83d-a438a50a9a84","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:38:41.395Z","updated_at":"2026-11-16T00:38:41.395Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:38:41.397Z', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', 30);
INSERT INTO restored_contents VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', 34, '01a1e1ca-b808-7646-b591-f2025bfea755', '{"id":"01a1e1ca-b808-7646-b591-f2025bfea755","column_id":"01a1e1ca-b801-7283-b715-c0b3210123e5","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:38:41.416Z","updated_at":"2026-11-16T00:38:41.416Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b765-7285-9ccd-1221e135e297', 1, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:38:41.267Z', '2026-11-16T00:38:41.344Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7cf-744a-b530-b9a0a29b7c06', '01a1e1ca-b75d-716f-92f1-71cc6f191f37', 2, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:38:41.359Z', '2026-11-16T00:38:41.359Z', NULL);
INSERT INTO cards VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b808-7646-b591-f2025bfea755', '01a1e1ca-b801-7283-b715-c0b3210123e5', 5, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:38:41.416Z', '2026-11-16T00:38:41.416Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b76c-701f-86fa-906ed691c498');
INSERT INTO card_assignees VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a');
INSERT INTO card_assignees VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477');
INSERT INTO checklists VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b78e-738b-a85e-314096ef2ff3', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7d3-71b2-8e4d-f790d80dda20', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7d7-769d-9203-1060d3399084', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b793-701d-9612-14cb701c157c', '01a1e1ca-b78e-738b-a85e-314096ef2ff3', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7dd-711b-8715-9a57601013ff', '01a1e1ca-b7d7-769d-9203-1060d3399084', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b793-701d-9612-14cb701c157c', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477');
INSERT INTO attachments VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7a8-7099-92f9-915e813acb10', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7af-7148-8898-0540b65237b3', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7b4-73e7-b979-b5d2ee373298', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7c7-72a1-81f7-024b064e1e15', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7a8-7099-92f9-915e813acb10', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7af-7148-8898-0540b65237b3', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7b4-73e7-b979-b5d2ee373298', X'7DE69F7B51D37CF32B5CD5E3548A37FF5DAE781863405D7E5530E4D3D590D3C09E259E165ABD4BF47671A34D5D4E6620C6F44E5F5D80B5E3A567B8BFC6A704ADDDEC21E4325CD3B478FD37883A5BF27796A036034CE501708747C47BF4BCE1B3F870B004332DB286D0D155779BF648ADDD531F586C5FB11BA71EFB9295E633B222B678B3EB84E1DBDA6EDA312A6839BC866009238A32E5AC18F9E040B58AD38FA5E8B0A8398ACF9EA178FE74CA8A3BE352503477A844D6F4D82FF7F539B81258EA6D9429D39FC366580173D71E6B1FD2104699250BABE31EB99E52506570107AE005608913549BE6B81EB3D6FF7B65D786EB6DB9443A40CF5A5C71F61CBE3E4FAB9497696DC99B259A793CB5F27678FBAB4E4D8F1F7AF4B8496396A5540CD44C111F6608F97F05E09D51F73B3CA890F6322F5DAA53A2650A033E21DB2CE43459BF8328FD8B223DCDADCE09D7D9F9814C5E7F1BAE6A5CFA098C9E6D9F6D3438644C2EC824453A28BE8128E974E6C55EB461F6499B7299722E879BEC670278540BD443B0E781FF3ED7861443BD88A753C953EE76A117AFD109DB110DCBE0188533F5C75330C8E06DDF6285C7871B170A997A94FD653AC11C9D4E10F415DF45C7A82E4D8C01B513E8340BF9E3C52A15745134D3F3CA4C693019CA3C5BD9F6FCC830EBBBC0E4FF9BBE4436F987EB0DB206B5B1DD7D9E');
INSERT INTO attachment_blobs VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b7c7-72a1-81f7-024b064e1e15', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('b8ed9e03-9f8e-489e-b314-587c223e3492', '081e1675-003d-45d7-a22f-c121d3dd3ba1', '00', NULL);
INSERT INTO attachment_objects VALUES ('b8ed9e03-9f8e-489e-b314-587c223e3492', '081e1675-003d-45d7-a22f-c121d3dd3ba1', NULL);
INSERT INTO notifications VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b750-75ad-8e92-f2b030dddfee', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'added', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.232Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b75b-76ca-976e-7d597f535e19', '01a1e1ca-b697-7689-98c3-2bddeefe5282', 'added', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.243Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b785-7746-9315-1ca68fc14bca', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'assigned', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.285Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1ca-b7f9-7569-9341-976e7f5160b2', '01a1e1ca-b7fb-72ea-b0ea-025dce58ce85', '01a1e1ca-b5fd-74f8-8b83-3d31cc470477', 'added', NULL, NULL, '01a1e1ca-b494-7443-9e1f-65fa7a372c5a', '2026-11-16T00:38:41.403Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1ca-b741-71f4-9b6c-094eac366ab0', '01a1e1ca-b773-71d0-8eb5-b6ea32bfe95b', '01a1e1ca-b494-7443-9e1f-65fa7a372c5a');
