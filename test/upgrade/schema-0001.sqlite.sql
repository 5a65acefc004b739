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
     deleted_at TEXT
   ) STRICT;
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
     card_id TEXT NOT NULL,
     name TEXT NOT NULL,
     mime_type TEXT NOT NULL,
     size INTEGER NOT NULL,
     PRIMARY KEY (board_id, id),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX attachments_card ON attachments (board_id, card_id);
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
INSERT INTO schema_version VALUES (1, 'f1acbd09e285a712');
INSERT INTO users VALUES ('01a1e10f-f954-746e-bae2-080c934d4f8d', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$o/L7dPtovg6o3irFRhMPHFwQhit7qluj7SQVMLtPeAo$9n/srpGYJs53BJOKmbZlQS6VFNnXPO0TXcJMrXtWjVI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T21:14:43.303Z');
INSERT INTO users VALUES ('01a1e10f-fce0-7242-af2f-a238b71e11e9', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$R3L6tMhcPvPO7rwMXAqD8oPLQotqosGFw3yAUI8JBhA$II14xPH7ujq9Z9VWsA3WhibZM4yj89HOd3mh6N+xMU4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T21:14:43.934Z');
INSERT INTO users VALUES ('01a1e10f-fdb8-7339-b1af-b596237d389c', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9Vmu3aMt6VsqS0NnBNenGa1YDw+8ilOrMzMgZr+zok4$ycYTkgZi3jdFIiMyk2HYN4yVMdxgdkA2uR7zxSW4kTo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T21:14:44.084Z');
INSERT INTO users VALUES ('01a1e110-00bf-7219-bd86-1ee691c6360d', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$2jaMzbsxZGE2SoU0wpW08VcA9PFtHQlnMMfsN/9qaRs$u/kn+FsDlfOXqJBpgW8FJPsF3az6WXAko5uz3fvggR4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T21:14:45.132Z');
INSERT INTO sessions VALUES ('01a1e10f-fc9b-773a-9c25-97e9b5b1745a', '01a1e10f-f954-746e-bae2-080c934d4f8d', '2026-11-15T21:14:43.739Z', '2026-11-15T21:14:43.739Z', '2026-11-15T22:14:43.739Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e10f-fdb5-7778-ace3-802cbc883cb6', '01a1e10f-fce0-7242-af2f-a238b71e11e9', '2026-11-15T21:14:44.021Z', '2026-11-15T21:14:44.021Z', '2026-11-15T22:14:44.021Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e10f-fff0-7327-b806-b79822d045d3', '01a1e10f-fdb8-7339-b1af-b596237d389c', '2026-11-15T21:14:44.592Z', '2026-11-15T21:14:44.592Z', '2026-11-15T22:14:44.592Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e110-042d-7331-8e81-20fea7fecdd9', '2026-11-15T22:19:45.680Z');
INSERT INTO idempotency_keys VALUES ('01a1e10f-f954-746e-bae2-080c934d4f8d', '3d351cae-8321-453e-bde9-47c29f088a36', 'vbH9TlGPm6fKwhNVJgenI-L4E502ez2FsuzU5gQwarw', '01a1e110-0037-727e-9e18-54bb5c89722c', '{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T21:14:44.700Z');
INSERT INTO boards VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 'Board', NULL, '01a1e10f-f954-746e-bae2-080c934d4f8d', '01a1e10f-f954-746e-bae2-080c934d4f8d', '2026-11-15T21:14:44.663Z', '2026-11-15T21:14:44.663Z', 25, 27, '3pgjtdjn8n6', NULL);
INSERT INTO board_members VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e10f-f954-746e-bae2-080c934d4f8d', 'owner');
INSERT INTO board_members VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e10f-fce0-7242-af2f-a238b71e11e9', 'member');
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 1, 'board.member_added', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","user_id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","role":"member","user":{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T21:14:44.670Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 2, 'board.member_added', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","user_id":"01a1e10f-fdb8-7339-b1af-b596237d389c","role":"member","user":{"id":"01a1e10f-fdb8-7339-b1af-b596237d389c","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T21:14:44.677Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 3, 'column.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-004f-7768-9ac1-ad9542ed7567","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T21:14:44.686Z', 3, '01a1e110-004f-7768-9ac1-ad9542ed7567', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 4, 'column.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0059-7144-b0f5-ddbcc64c6c30","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T21:14:44.697Z', 4, '01a1e110-0059-7144-b0f5-ddbcc64c6c30', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 5, 'label.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, '3d351cae-8321-453e-bde9-47c29f088a36', '2026-11-15T21:14:44.700Z', 5, '01a1e110-005c-767d-b8cf-714def77fbd6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 6, 'card.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.703Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.703Z', 6, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 7, 'card.labeled', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.706Z"}', '{"labels":[],"updated_at":"2026-11-15T21:14:44.703Z"}', NULL, NULL, '2026-11-15T21:14:44.706Z', 7, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 8, 'card.assigned', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e10f-f954-746e-bae2-080c934d4f8d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.710Z"}', '{"assignees":[],"updated_at":"2026-11-15T21:14:44.706Z"}', NULL, NULL, '2026-11-15T21:14:44.710Z', 8, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 9, 'card.assigned', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e10f-f954-746e-bae2-080c934d4f8d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.710Z"}', '{"assignees":[{"id":"01a1e10f-f954-746e-bae2-080c934d4f8d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T21:14:44.710Z"}', NULL, NULL, '2026-11-15T21:14:44.710Z', 8, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 10, 'checklist.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-006c-72f5-bde2-2118c6adc80b","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.716Z', 10, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 11, 'checklist_item.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0070-7778-bdfe-3dbf67a25870","checklist_id":"01a1e110-006c-72f5-bde2-2118c6adc80b","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.720Z', 11, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 12, 'checklist_item.updated', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0070-7778-bdfe-3dbf67a25870","checklist_id":"01a1e110-006c-72f5-bde2-2118c6adc80b","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T21:14:44.723Z', 12, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 13, 'checklist_item.assigned', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0070-7778-bdfe-3dbf67a25870","checklist_id":"01a1e110-006c-72f5-bde2-2118c6adc80b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T21:14:44.726Z', 13, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 14, 'attachment.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-007f-7778-a46d-21ed9ffe775c","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T21:14:44.735Z', 14, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 15, 'attachment.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0085-71a5-bc61-c392e63b7a70","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T21:14:44.741Z', 15, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 16, 'attachment.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-0089-7456-9c2a-7b32444585bc","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T21:14:44.745Z', 16, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 17, 'card.moved', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-005f-756b-9bec-75e6a9508710","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-0059-7144-b0f5-ddbcc64c6c30","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e110-005c-767d-b8cf-714def77fbd6","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e10f-f954-746e-bae2-080c934d4f8d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e110-006c-72f5-bde2-2118c6adc80b","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","title":"Steps","rank":65536,"items":[{"id":"01a1e110-0070-7778-bdfe-3dbf67a25870","checklist_id":"01a1e110-006c-72f5-bde2-2118c6adc80b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e10f-fce0-7242-af2f-a238b71e11e9","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e110-007f-7778-a46d-21ed9ffe775c","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e110-0085-71a5-bc61-c392e63b7a70","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e110-0089-7456-9c2a-7b32444585bc","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T21:14:44.703Z","updated_at":"2026-11-15T21:14:44.758Z"}', '{"column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","rank":65536,"updated_at":"2026-11-15T21:14:44.710Z","position":0}', NULL, NULL, '2026-11-15T21:14:44.758Z', 17, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 18, 'board.member_removed', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","user_id":"01a1e10f-fdb8-7339-b1af-b596237d389c","role":"member","user":{"id":"01a1e10f-fdb8-7339-b1af-b596237d389c","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T21:14:44.767Z', 18, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 19, 'attachment.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00a4-70d9-98b4-1143ea753c78","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T21:14:44.772Z', 19, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 20, 'card.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00ab-77f4-b37c-327c74c8aaf2","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","column_id":"01a1e110-004f-7768-9ac1-ad9542ed7567","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T21:14:44.779Z","updated_at":"2026-11-15T21:14:44.779Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.779Z', 20, '01a1e110-00ab-77f4-b37c-327c74c8aaf2', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 21, 'checklist.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00ae-71d0-8c36-44280c5e495f","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.782Z', 21, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 22, 'checklist.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00b8-74ec-b3f9-dbdba493ff5e","card_id":"01a1e110-005f-756b-9bec-75e6a9508710","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.792Z', 22, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 23, 'checklist_item.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00ba-7058-a94d-5c9dfc32d939","checklist_id":"01a1e110-00b8-74ec-b3f9-dbdba493ff5e","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T21:14:44.794Z', 23, '01a1e110-005f-756b-9bec-75e6a9508710', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 24, 'column.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00bc-72eb-aa52-17ba9fa98bfe","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T21:14:44.795Z', 24, '01a1e110-00bc-72eb-aa52-17ba9fa98bfe', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', 25, 'label.created', '01a1e10f-f954-746e-bae2-080c934d4f8d', '{"id":"01a1e110-00bd-765e-a3d6-67e69fabd4b3","board_id":"01a1e110-0037-727e-9e18-54bb5c89722c","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T21:14:44.797Z', 25, '01a1e110-00bd-765e-a3d6-67e69fabd4b3', NULL, NULL, NULL);
INSERT INTO labels VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005c-767d-b8cf-714def77fbd6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00bd-765e-a3d6-67e69fabd4b3', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-004f-7768-9ac1-ad9542ed7567', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0059-7144-b0f5-ddbcc64c6c30', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO columns VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00bc-72eb-aa52-17ba9fa98bfe', 'Column', 196608, '#64748b', 0);
INSERT INTO automation_rules VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-008f-7685-95b6-edab9dd8c3e6', 'Finished by Bob', 'card_moved', '01a1e110-0059-7144-b0f5-ddbcc64c6c30', NULL, 'assign_member', NULL, '01a1e10f-fce0-7242-af2f-a238b71e11e9', 1);
INSERT INTO automation_rules VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00a8-7151-8768-65117f3e0cb0', 'Rule', 'card_moved', '01a1e110-004f-7768-9ac1-ad9542ed7567', NULL, 'assign_member', NULL, '01a1e10f-fce0-7242-af2f-a238b71e11e9', 1);
INSERT INTO cards VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005f-756b-9bec-75e6a9508710', '01a1e110-0059-7144-b0f5-ddbcc64c6c30', 'Card', 'two
lines ', 65536, '2026-11-15T21:14:44.703Z', '2026-11-15T21:14:44.758Z');
INSERT INTO cards VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00ab-77f4-b37c-327c74c8aaf2', '01a1e110-004f-7768-9ac1-ad9542ed7567', 'Card', NULL, 65536, '2026-11-15T21:14:44.779Z', '2026-11-15T21:14:44.779Z');
INSERT INTO card_labels VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005f-756b-9bec-75e6a9508710', '01a1e110-005c-767d-b8cf-714def77fbd6');
INSERT INTO card_assignees VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005f-756b-9bec-75e6a9508710', '01a1e10f-f954-746e-bae2-080c934d4f8d');
INSERT INTO card_assignees VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-005f-756b-9bec-75e6a9508710', '01a1e10f-fce0-7242-af2f-a238b71e11e9');
INSERT INTO checklists VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-006c-72f5-bde2-2118c6adc80b', '01a1e110-005f-756b-9bec-75e6a9508710', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00ae-71d0-8c36-44280c5e495f', '01a1e110-005f-756b-9bec-75e6a9508710', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00b8-74ec-b3f9-dbdba493ff5e', '01a1e110-005f-756b-9bec-75e6a9508710', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0070-7778-bdfe-3dbf67a25870', '01a1e110-006c-72f5-bde2-2118c6adc80b', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00ba-7058-a94d-5c9dfc32d939', '01a1e110-00b8-74ec-b3f9-dbdba493ff5e', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0070-7778-bdfe-3dbf67a25870', '01a1e10f-fce0-7242-af2f-a238b71e11e9');
INSERT INTO attachments VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-007f-7778-a46d-21ed9ffe775c', '01a1e110-005f-756b-9bec-75e6a9508710', 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0085-71a5-bc61-c392e63b7a70', '01a1e110-005f-756b-9bec-75e6a9508710', 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0089-7456-9c2a-7b32444585bc', '01a1e110-005f-756b-9bec-75e6a9508710', 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00a4-70d9-98b4-1143ea753c78', '01a1e110-005f-756b-9bec-75e6a9508710', 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-007f-7778-a46d-21ed9ffe775c', X'');
INSERT INTO attachment_blobs VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0085-71a5-bc61-c392e63b7a70', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-0089-7456-9c2a-7b32444585bc', X'94F44AE91B56FD2EC689C16CBF6A8C2DC9AD71ECF5C0B36B7C5AB97768A2FCE58D5C5C2C7B01C9D9A14E2DF2F7873A2A1877C8056C6C380D6D0DD74F00C85CECB58207B10D4AC270A4B2B54C729B7B6FC02869F5F697D63BA96A22431429991D5B8916DFEFF20CD3C1D6D33C8A07DA3487D67AD62AC63FB67A7F332901663B3D611157CCBEF892E14370857408B7F9A92E7864C2465FF160E0C6BCD97B638FA04651F73DDD727E71F5C24893DBF91FFE33CFF48B9195B8295A30769C1E93B2242879EDD48A85E4FD8DF535766929220F96B80B44CEB8FC057793C2367BE5F3CE2475CD4AFF65B2443C40A0B11B6824DD0A8CE5B1F67653E86C7A8A701E6F3C3C9312BCE68BBD8C43C163E081A14F37E955C6E675F3B21F4C00B6E6D223E4B1993DF699B21654BA917F2962F7169C96E4456A45578C4E6D43FA6871420EBAF603FEA795CDA5674C065E42A6CD80F8B935AD26F51C79326510DC1985A63F010D20C55888F62341B3338B1A6717A7594CDD12CFE3DADC12269FDC0AA343055FC0A0C6B0BEADAC6045F3A6F519106C02D09CE4D4BFC21E11B08A832BA4D73C52C8ADBBABBBA046B91F2C81FDF065AD88602828EE3B42F07E495B6393C2719B1B33D9BF173E948D30F6DB12362EB27167DF1DCC7667B15D82B75E118DD91FC7C5013D196FA1C60A634081E5BDF0E0370F93F10D14DF9F');
INSERT INTO attachment_blobs VALUES ('01a1e110-0037-727e-9e18-54bb5c89722c', '01a1e110-00a4-70d9-98b4-1143ea753c78', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('843b7c17-53f1-46b3-a2b2-80980e0fdf6f', '4c4cd75b-e691-47fe-8f9b-4609eda63ee1', '00', NULL);
INSERT INTO attachment_objects VALUES ('843b7c17-53f1-46b3-a2b2-80980e0fdf6f', '4c4cd75b-e691-47fe-8f9b-4609eda63ee1', NULL);
