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
     created_by TEXT NOT NULL REFERENCES users (id),
     updated_by TEXT NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     seq INTEGER NOT NULL,
     revision INTEGER NOT NULL,
     stamp TEXT NOT NULL,
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
     data TEXT NOT NULL,
     previous TEXT,
     renumbered TEXT,
     idempotency_key TEXT,
     created_at TEXT NOT NULL,
     first_seq INTEGER NOT NULL,
     about_id TEXT,
     cause INTEGER,
     undoes INTEGER,
     mark TEXT,
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
     title TEXT NOT NULL,
     description TEXT,
     rank INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
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
INSERT INTO schema_version VALUES (1, 'c0ed7bd370e69038');
INSERT INTO users VALUES ('01a1e152-f2ca-7599-bf63-7cc45669d97e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$igj+sLYk/uhqfLWUyy57pfe+ACfT3uMMG3f7s5Whp9I$te+JJZyEBV5LwY0cAvzGC8Sd1EVL9sucpmECQXLMDZc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:27:52.239Z');
INSERT INTO users VALUES ('01a1e152-f374-7179-b8c2-3831d5150f34', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$kBQb8T33mkGZ3JovgQLtrSvIRKC1rnS6xe/RYnkUgMM$IOh4DI0wcYwMVRpwtqjB6IgYiR6EfM3lEVY7FA1rYu8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:27:52.373Z');
INSERT INTO users VALUES ('01a1e152-f3df-7187-b811-57c5346f4837', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$+lASlfli8DL/f6PXsIPkuq6kug8Rlde+u32t5s3Wg94$hR5wFL2Hkw7bYtnVrn/1uFTal/CBwbISit9vO9STxu8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:27:52.453Z');
INSERT INTO users VALUES ('01a1e152-f4ce-750e-be75-e044d2fa0e89', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$XApPnfm/4yKpA+zH5mXcPTpgfdDeUkc/aT4wDP+9qTE$txYnhRcC/azP+3sEpEQB8kIm2e6sxQdl8DJ22LVSMfA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:27:52.721Z');
INSERT INTO sessions VALUES ('01a1e152-f371-7700-b0bd-371aa8cd649e', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '2026-11-15T22:27:52.305Z', '2026-11-15T22:27:52.305Z', '2026-11-15T23:27:52.305Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e152-f3de-7003-853d-ab5c40ec4762', '01a1e152-f374-7179-b8c2-3831d5150f34', '2026-11-15T22:27:52.414Z', '2026-11-15T22:27:52.414Z', '2026-11-15T23:27:52.414Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e152-f428-74aa-acd4-7201601e46d8', '01a1e152-f3df-7187-b811-57c5346f4837', '2026-11-15T22:27:52.488Z', '2026-11-15T22:27:52.488Z', '2026-11-15T23:27:52.488Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e152-f545-7299-91d7-7edf83dda846', '2026-11-15T23:32:52.781Z');
INSERT INTO idempotency_keys VALUES ('01a1e152-f2ca-7599-bf63-7cc45669d97e', 'ae8d0915-c3e7-401f-949f-047cb91d3216', 'FU0J9u2RrYObX6nNHABkLWzjk_BDvhiwiME5pj-_EDQ', '01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:27:52.524Z');
INSERT INTO boards VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 'Board', NULL, '01a1e152-f2ca-7599-bf63-7cc45669d97e', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '2026-11-15T22:27:52.495Z', '2026-11-15T22:27:52.495Z', 34, 36, 'csrxbrg7ts9', NULL, NULL);
INSERT INTO boards VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', 'Board', NULL, '01a1e152-f2ca-7599-bf63-7cc45669d97e', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '2026-11-15T22:27:52.623Z', '2026-11-15T22:27:52.623Z', 2, 3, '95w90o3st0t', '2026-11-15T22:27:52.627Z', '01a1e152-f2ca-7599-bf63-7cc45669d97e');
INSERT INTO board_members VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 'owner');
INSERT INTO board_members VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f374-7179-b8c2-3831d5150f34', 'member');
INSERT INTO board_members VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 'owner');
INSERT INTO board_members VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', '01a1e152-f374-7179-b8c2-3831d5150f34', 'member');
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 1, 'board.member_added', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","user_id":"01a1e152-f374-7179-b8c2-3831d5150f34","role":"member","user":{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:27:52.504Z', 1, '01a1e152-f374-7179-b8c2-3831d5150f34', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 2, 'board.member_added', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","user_id":"01a1e152-f3df-7187-b811-57c5346f4837","role":"member","user":{"id":"01a1e152-f3df-7187-b811-57c5346f4837","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:27:52.512Z', 2, '01a1e152-f3df-7187-b811-57c5346f4837', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 3, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.514Z', 3, '01a1e152-f444-74ec-9c3f-8ac090cc0d63', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 4, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f447-73d2-8d45-04d04c1fe52e","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:27:52.519Z', 4, '01a1e152-f447-73d2-8d45-04d04c1fe52e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 5, 'label.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, 'ae8d0915-c3e7-401f-949f-047cb91d3216', '2026-11-15T22:27:52.524Z', 5, '01a1e152-f44c-70aa-9447-23fe720d772a', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 6, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.526Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.526Z', 6, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 7, 'card.labeled', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.531Z"}', '{"labels":[],"updated_at":"2026-11-15T22:27:52.526Z"}', NULL, NULL, '2026-11-15T22:27:52.531Z', 7, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 8, 'card.assigned', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e152-f2ca-7599-bf63-7cc45669d97e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.534Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:27:52.531Z"}', NULL, NULL, '2026-11-15T22:27:52.534Z', 8, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 9, 'card.assigned', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e152-f2ca-7599-bf63-7cc45669d97e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.534Z"}', '{"assignees":[{"id":"01a1e152-f2ca-7599-bf63-7cc45669d97e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:27:52.534Z"}', NULL, NULL, '2026-11-15T22:27:52.534Z', 8, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 10, 'checklist.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f45a-7762-a896-71031b86d114","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.537Z', 10, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 11, 'checklist_item.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f45c-7578-822e-4adb2509bb06","checklist_id":"01a1e152-f45a-7762-a896-71031b86d114","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.540Z', 11, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 12, 'checklist_item.updated', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f45c-7578-822e-4adb2509bb06","checklist_id":"01a1e152-f45a-7762-a896-71031b86d114","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:27:52.543Z', 12, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 13, 'checklist_item.assigned', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f45c-7578-822e-4adb2509bb06","checklist_id":"01a1e152-f45a-7762-a896-71031b86d114","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:27:52.545Z', 13, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 14, 'attachment.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f467-7396-9d4b-d854aef96dc3","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:27:52.551Z', 14, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 15, 'attachment.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f469-72fe-92dd-077203a3f4bd","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:27:52.553Z', 15, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 16, 'attachment.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f46d-73eb-8a99-c2432c629712","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:27:52.557Z', 16, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 17, 'card.moved', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f44e-7269-8438-48a4e419afbd","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f447-73d2-8d45-04d04c1fe52e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e152-f44c-70aa-9447-23fe720d772a","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e152-f2ca-7599-bf63-7cc45669d97e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e152-f45a-7762-a896-71031b86d114","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","title":"Steps","rank":65536,"items":[{"id":"01a1e152-f45c-7578-822e-4adb2509bb06","checklist_id":"01a1e152-f45a-7762-a896-71031b86d114","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e152-f467-7396-9d4b-d854aef96dc3","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e152-f469-72fe-92dd-077203a3f4bd","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e152-f46d-73eb-8a99-c2432c629712","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:27:52.526Z","updated_at":"2026-11-15T22:27:52.565Z"}', '{"column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","rank":65536,"updated_at":"2026-11-15T22:27:52.534Z","position":0}', NULL, NULL, '2026-11-15T22:27:52.565Z', 17, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 18, 'board.member_removed', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","user_id":"01a1e152-f3df-7187-b811-57c5346f4837","role":"member","user":{"id":"01a1e152-f3df-7187-b811-57c5346f4837","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:27:52.567Z', 18, '01a1e152-f3df-7187-b811-57c5346f4837', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 19, 'attachment.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f47b-7416-8441-a55e98f60f6a","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:27:52.571Z', 19, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 20, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f47f-7499-9227-c3d46484fc3e","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.575Z","updated_at":"2026-11-15T22:27:52.575Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.575Z', 20, '01a1e152-f47f-7499-9227-c3d46484fc3e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 21, 'checklist.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f480-7083-999b-91ee1a2c0297","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.576Z', 21, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 22, 'checklist.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f498-7162-8727-dff7e586a8e9","card_id":"01a1e152-f44e-7269-8438-48a4e419afbd","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.600Z', 22, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 23, 'checklist_item.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49a-76b3-a38b-9667e4fd9524","checklist_id":"01a1e152-f498-7162-8727-dff7e586a8e9","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:27:52.602Z', 23, '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 24, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49c-7645-ad07-dc2435a7bead","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.603Z', 24, '01a1e152-f49c-7645-ad07-dc2435a7bead', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 25, 'label.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49d-7236-a448-703b2a26031b","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:27:52.605Z', 25, '01a1e152-f49d-7236-a448-703b2a26031b', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 26, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49e-7140-a34f-48b97c7c0336","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.606Z","updated_at":"2026-11-15T22:27:52.606Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.606Z', 26, '01a1e152-f49e-7140-a34f-48b97c7c0336', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 27, 'card.deleted', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f49e-7140-a34f-48b97c7c0336","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.606Z","updated_at":"2026-11-15T22:27:52.606Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.610Z', 27, '01a1e152-f49e-7140-a34f-48b97c7c0336', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 28, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4a5-721e-80e2-ca9c5bf7e62f","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.613Z', 28, '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 29, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4a6-761f-811a-9a20574cef14","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f4a5-721e-80e2-ca9c5bf7e62f","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.614Z","updated_at":"2026-11-15T22:27:52.614Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.614Z', 29, '01a1e152-f4a6-761f-811a-9a20574cef14', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 30, 'column.deleted', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4a5-721e-80e2-ca9c5bf7e62f","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.617Z', 30, '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', 1, 'board.member_added', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"board_id":"01a1e152-f4af-7659-9fcf-04604ff06b84","user_id":"01a1e152-f374-7179-b8c2-3831d5150f34","role":"member","user":{"id":"01a1e152-f374-7179-b8c2-3831d5150f34","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:27:52.625Z', 1, '01a1e152-f374-7179-b8c2-3831d5150f34', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', 2, 'board.deleted', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4af-7659-9fcf-04604ff06b84"}', NULL, NULL, NULL, '2026-11-15T22:27:52.627Z', 2, '01a1e152-f4af-7659-9fcf-04604ff06b84', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 31, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.630Z', 31, '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 32, 'card.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4bb-7647-a7cb-ead21ea583e6","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","column_id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:27:52.635Z","updated_at":"2026-11-15T22:27:52.635Z"}', NULL, NULL, NULL, '2026-11-15T22:27:52.635Z', 32, '01a1e152-f4bb-7647-a7cb-ead21ea583e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 33, 'column.deleted', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.640Z', 33, '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 34, 'column.created', '01a1e152-f2ca-7599-bf63-7cc45669d97e', '{"id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","board_id":"01a1e152-f42f-72d2-9cbb-57c7b9eb1afe","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:27:52.644Z', 34, '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', NULL, NULL, 'restored');
INSERT INTO board_checkpoints VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 0, '2026-11-15T22:27:52.495Z', X'1F8B08000000000000039591CB4EC3301045F77CC6ACE3AA3671AC7885F80656A0AA1ADB6364C979603B0554F5DF519222D12E8ABA9C3B73CFBC8E101C68D872E4C4A560BE169E29E1046BAD314C2AAB4C4B86A327A8A0841209343C0F981C54E028DB14C612861E743FC558814D8485DCDE7C5F608545A664DB32E39B47A6ACAD65D3B4AE5533761ADDDD9EDF3E584083D88A8671CEB87C11420BA5A5D8D4AD7CFDC3FEAF2ED307E86D05110DC50CFA6D5741479DA134074730F3CAFB7B8E35654AD7869B2BA56139EEF0D9533AFB411FAF1F7413411D86081A30064B4FF485DD186933A4F733AFC76E6EB1A4A1021F522EABB67E2FE2651CF21E6D0907025DD2448B70A0147C2007DA63CCAB96A791D23AF0229E4EBBD3C30F8A6844495C020000');
INSERT INTO board_checkpoints VALUES ('01a1e152-f4af-7659-9fcf-04604ff06b84', 0, '2026-11-15T22:27:52.623Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6ABC44D1CE213E21B3881AA6863AF9125E781ED1450957F47498A447B28EA7167776677664FE00C28C872CC292F05B7055A5EC9B2E6B5D5966785CC0A6B33D93E16C020B9E409143C0F180C30301475706372430FAA9FBC67A0036122D3B4DF17B24223AFCABAE6AD957B5E695D9452D6A6AE08184CA3B99BF3BB0713281099903CCF795EBE08A144A54AB19362FFFA47FBBFB9481FA032061E5BF211D4DB8141475D4B61294ED02E969B7BC29A22856BC24D4B6158C31D3E7B0A673EA8D3F5836E4A5087CE8302F44ED3137D61377ADA0DE1FDACD763B7AC58DBC0C0BA10D3866DDFF37859BBD8A04EEE48A0529868058E149C75644059F471C3E23452D80E5EC1793ECC0F3F3092F07C5C020000');
INSERT INTO labels VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44c-70aa-9447-23fe720d772a', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f49d-7236-a448-703b2a26031b', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f444-74ec-9c3f-8ac090cc0d63', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f447-73d2-8d45-04d04c1fe52e', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO columns VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f49c-7645-ad07-dc2435a7bead', 'Column', 196608, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', 'Column', 262144, '#64748b', 0);
INSERT INTO automation_rules VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f473-756c-8957-91caa9d70265', 'Finished by Bob', 'card_moved', '01a1e152-f447-73d2-8d45-04d04c1fe52e', NULL, 'assign_member', NULL, '01a1e152-f374-7179-b8c2-3831d5150f34', 1);
INSERT INTO automation_rules VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f47c-716d-9004-cf37c42cf509', 'Rule', 'card_moved', '01a1e152-f444-74ec-9c3f-8ac090cc0d63', NULL, 'assign_member', NULL, '01a1e152-f374-7179-b8c2-3831d5150f34', 1);
INSERT INTO trash VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f49e-7140-a34f-48b97c7c0336', 'card', 'deleted', 'Card', '01a1e152-f444-74ec-9c3f-8ac090cc0d63', NULL, 131072, 1, '{"id":"01a1e152-f49e-7140-a34f-48b97c7c0336","column_id":"01a1e152-f444-74ec-9c3f-8ac090cc0d63","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:27:52.606Z","updated_at":"2026-11-15T22:27:52.606Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:27:52.610Z', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 27);
INSERT INTO trash VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e152-f44c-70aa-9447-23fe720d772a","01a1e152-f49d-7236-a448-703b2a26031b"],"board_members":["01a1e152-f2ca-7599-bf63-7cc45669d97e","01a1e152-f374-7179-b8c2-3831d5150f34"]}', '2026-11-15T22:27:52.617Z', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 30);
INSERT INTO trash VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f4a6-761f-811a-9a20574cef14', 'card', 'deleted', 'Card', '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', '01a1e152-f4a5-721e-80e2-ca9c5bf7e62f', 65536, NULL, '{"id":"01a1e152-f4a6-761f-811a-9a20574cef14","column_id":"01a1e152-f4a5-721e-80e2-ca9c5bf7e62f","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:27:52.614Z","updated_at":"2026-11-15T22:27:52.614Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:27:52.617Z', '01a1e152-f2ca-7599-bf63-7cc45669d97e', 30);
INSERT INTO restored_contents VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', 34, '01a1e152-f4bb-7647-a7cb-ead21ea583e6', '{"id":"01a1e152-f4bb-7647-a7cb-ead21ea583e6","column_id":"01a1e152-f4b6-72bb-b6c5-684fe00ff2ed","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:27:52.635Z","updated_at":"2026-11-15T22:27:52.635Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44e-7269-8438-48a4e419afbd', '01a1e152-f447-73d2-8d45-04d04c1fe52e', 'Card', 'two
lines ', 65536, '2026-11-15T22:27:52.526Z', '2026-11-15T22:27:52.565Z');
INSERT INTO cards VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f47f-7499-9227-c3d46484fc3e', '01a1e152-f444-74ec-9c3f-8ac090cc0d63', 'Card', NULL, 65536, '2026-11-15T22:27:52.575Z', '2026-11-15T22:27:52.575Z');
INSERT INTO cards VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f4bb-7647-a7cb-ead21ea583e6', '01a1e152-f4b6-72bb-b6c5-684fe00ff2ed', 'Card', NULL, 65536, '2026-11-15T22:27:52.635Z', '2026-11-15T22:27:52.635Z');
INSERT INTO card_labels VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44e-7269-8438-48a4e419afbd', '01a1e152-f44c-70aa-9447-23fe720d772a');
INSERT INTO card_assignees VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44e-7269-8438-48a4e419afbd', '01a1e152-f2ca-7599-bf63-7cc45669d97e');
INSERT INTO card_assignees VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f44e-7269-8438-48a4e419afbd', '01a1e152-f374-7179-b8c2-3831d5150f34');
INSERT INTO checklists VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f45a-7762-a896-71031b86d114', '01a1e152-f44e-7269-8438-48a4e419afbd', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f480-7083-999b-91ee1a2c0297', '01a1e152-f44e-7269-8438-48a4e419afbd', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f498-7162-8727-dff7e586a8e9', '01a1e152-f44e-7269-8438-48a4e419afbd', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f45c-7578-822e-4adb2509bb06', '01a1e152-f45a-7762-a896-71031b86d114', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f49a-76b3-a38b-9667e4fd9524', '01a1e152-f498-7162-8727-dff7e586a8e9', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f45c-7578-822e-4adb2509bb06', '01a1e152-f374-7179-b8c2-3831d5150f34');
INSERT INTO attachments VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f467-7396-9d4b-d854aef96dc3', '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f469-72fe-92dd-077203a3f4bd', '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f46d-73eb-8a99-c2432c629712', '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f47b-7416-8441-a55e98f60f6a', '01a1e152-f44e-7269-8438-48a4e419afbd', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f467-7396-9d4b-d854aef96dc3', X'');
INSERT INTO attachment_blobs VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f469-72fe-92dd-077203a3f4bd', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f46d-73eb-8a99-c2432c629712', X'BE4B0BE142CB4FFB301251938E55EDBCC0EE7C2C3468CC3674BE93CAA1E2C18A2C44EBD83B61E7EF863C85D3915577922AC3A494767B2E8228132D86A4AB508293E2000BC3347335ABFF5C156E9D36E4C42F8BAE207C8E4DF5804BE047FC6AC49F9C1D859201C64367E17A01AA26F0F1E7FA489782EF1D0CAE6D4FDA3D6CAF748932F4C663051F495D299AA168B48CF480D649979658F46F37BA084FC25CEC4770E5AFBE10C72573BA501D86F69DEAFD2676D074667ECC66C812F25C5830A1A198F9C26D7903F8F242021D04AE0CE4749155A12FF772A8199541AAB0C305B31680A0BC10B3D1A550069D74F79525794F4DDEC535F99972C87B605E3FA8DA426239F010874221DBB1E2F41D53D69557A954E23E49C610807010E430211A48AD633005B8FDF981B6B2F3B9CEC8EC603ECE1ACA94CF2E2FA5B9F4DE62928D168715924778210AC544F9CA1C41A039C6515945F6DB9E292042686CD2704DB0B09F6EE476A4738228EF9AECF163DA511BFE61B76514B5CCADCB8F4E0434B9343D088C8500C2A87F1B6E0D004A02CA773D4B2CD7314779858D8A96E547A771A28BF5BD007BFDFFFE44243A2FA11E4A55B840AAA086DA331B6E8A7FFEFD592A17BA56EF6F7A5C30DA254EDABE3F9D771CDB06043011CA65D26C77E191572186EB666692F862704849021A8797E70CA01DC43292E1FF5A41');
INSERT INTO attachment_blobs VALUES ('01a1e152-f42f-72d2-9cbb-57c7b9eb1afe', '01a1e152-f47b-7416-8441-a55e98f60f6a', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('15ec9d6d-38a4-4d5b-b601-5c189991072e', '1d66299f-ad88-4abc-9d7a-418cbfb1aaa5', '00', NULL);
INSERT INTO attachment_objects VALUES ('15ec9d6d-38a4-4d5b-b601-5c189991072e', '1d66299f-ad88-4abc-9d7a-418cbfb1aaa5', NULL);
