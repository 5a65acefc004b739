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
INSERT INTO schema_version VALUES (1, 'f646c027f8d3eb15');
INSERT INTO users VALUES ('01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$r2P+zOhP+uZ+ErSLjsLAZf30OeOvmn43J1IfSPfpdRw$X+G/8eHjpdlOfIeQM6hW+BW8Th15FggyT+4DHwmFLbA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:37:06.732Z');
INSERT INTO users VALUES ('01a1e1c9-4688-707d-a09d-f98df751c822', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$61+uVXaZYPdWaaoT+JWbl/dq+FTdD8oE3baqF+Ir5go$ZTaE/f1bIKH9/jRebnW229ioZl/EXdpD8LUuAe5jPsI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:37:07.014Z');
INSERT INTO users VALUES ('01a1e1c9-4801-7042-8a24-1d6730039124', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$siL+oD+P3LTCNopjhSO+1FUe7PeOKFeth1Unio+Ixq0$PX1sNU3XXbI0O9qyplUoO2CZ/W02aNw3Qbh/sAjemNU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:37:07.307Z');
INSERT INTO users VALUES ('01a1e1c9-49e9-7720-8d4b-abe472b7910d', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$8sTsep2Vr/RDQJOdu63NPL+b34h5EguBtedmV/aEy9g$dkHJgb0GZ0Je2zkhKBbJAZj8ypGZrgY8l4/MI3dsSSA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:37:07.854Z');
INSERT INTO sessions VALUES ('01a1e1c9-4683-73e8-ba02-891879e26641', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:06.819Z', '2026-11-16T00:37:06.819Z', '2026-11-16T01:37:06.819Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1c9-47cb-737a-8a8f-9e441cd905ee', '01a1e1c9-4688-707d-a09d-f98df751c822', '2026-11-16T00:37:07.148Z', '2026-11-16T00:37:07.148Z', '2026-11-16T01:37:07.148Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1c9-48c6-70e7-92e3-31629b704a8a', '01a1e1c9-4801-7042-8a24-1d6730039124', '2026-11-16T00:37:07.398Z', '2026-11-16T00:37:07.398Z', '2026-11-16T01:37:07.398Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1c9-4b1c-72c4-90e5-2416b609a79a', '2026-11-16T01:42:08.007Z');
INSERT INTO idempotency_keys VALUES ('01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 'd217ba34-375d-42f7-9c8a-6ebc59e5aeb4', 'nhsYSr_6IxhFjKXEmBQMdeRk3zUddTAL6IdIRIOX6LI', '01a1e1c9-48d3-71db-82f0-7f938d544739', '{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:37:07.439Z');
INSERT INTO boards VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 'Board', NULL, NULL, '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.411Z', '2026-11-16T00:37:07.411Z', 34, 36, 's06qw0gez3', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', 'Board', NULL, NULL, '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.607Z', '2026-11-16T00:37:07.607Z', 2, 3, 'qkk69c02gd', 0, '2026-11-16T00:37:07.621Z', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f');
INSERT INTO board_members VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 'owner');
INSERT INTO board_members VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4688-707d-a09d-f98df751c822', 'member');
INSERT INTO board_members VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 'owner');
INSERT INTO board_members VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', '01a1e1c9-4688-707d-a09d-f98df751c822', 'member');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 1, 'board.member_added', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.425Z', 1, '01a1e1c9-4688-707d-a09d-f98df751c822', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","user_id":"01a1e1c9-4688-707d-a09d-f98df751c822","role":"member","user":{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 2, 'board.member_added', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.430Z', 2, '01a1e1c9-4801-7042-8a24-1d6730039124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","user_id":"01a1e1c9-4801-7042-8a24-1d6730039124","role":"member","user":{"id":"01a1e1c9-4801-7042-8a24-1d6730039124","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 3, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.433Z', 3, '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 4, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.436Z', 4, '01a1e1c9-48ec-73f9-9c8b-5833019176ed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-48ec-73f9-9c8b-5833019176ed","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 5, 'label.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.439Z', 5, '01a1e1c9-48ef-7073-b18a-99c96039e5db', NULL, NULL, NULL, NULL, 'd217ba34-375d-42f7-9c8a-6ebc59e5aeb4', NULL, NULL, '{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 6, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.443Z', 6, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.443Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 7, 'card.labeled', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.446Z', 7, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:37:07.443Z"}', '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.446Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 8, 'card.assigned', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.450Z', 8, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:37:07.446Z"}', '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c9-45c9-7286-8866-2aa027b8bf4f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.450Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 9, 'card.assigned', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.450Z', 8, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1c9-45c9-7286-8866-2aa027b8bf4f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:37:07.450Z"}', '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c9-45c9-7286-8866-2aa027b8bf4f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.450Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 10, 'checklist.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.454Z', 10, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-48fe-76df-8848-e203690f008d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-48fe-76df-8848-e203690f008d","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 11, 'checklist_item.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.463Z', 11, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4907-76a2-bf01-c58c22eb4d6a","checklist_id":"01a1e1c9-48fe-76df-8848-e203690f008d","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 12, 'checklist_item.updated', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.467Z', 12, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1c9-4907-76a2-bf01-c58c22eb4d6a","checklist_id":"01a1e1c9-48fe-76df-8848-e203690f008d","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 13, 'checklist_item.assigned', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.470Z', 13, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1c9-4907-76a2-bf01-c58c22eb4d6a","checklist_id":"01a1e1c9-48fe-76df-8848-e203690f008d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 14, 'attachment.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.477Z', 14, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4915-70a6-90cb-9ec0cc488193', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4915-70a6-90cb-9ec0cc488193","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 15, 'attachment.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.482Z', 15, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-491a-719f-ac78-ea5e6240ed1f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-491a-719f-ac78-ea5e6240ed1f","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 16, 'attachment.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.486Z', 16, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-491e-7647-b974-34841d5aaca7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-491e-7647-b974-34841d5aaca7","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 17, 'card.moved', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.495Z', 17, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","rank":65536,"updated_at":"2026-11-16T00:37:07.450Z","position":0}', '{"id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48ec-73f9-9c8b-5833019176ed","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c9-48ef-7073-b18a-99c96039e5db","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c9-45c9-7286-8866-2aa027b8bf4f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1c9-48fe-76df-8848-e203690f008d","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","title":"Steps","rank":65536,"items":[{"id":"01a1e1c9-4907-76a2-bf01-c58c22eb4d6a","checklist_id":"01a1e1c9-48fe-76df-8848-e203690f008d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1c9-4915-70a6-90cb-9ec0cc488193","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1c9-491a-719f-ac78-ea5e6240ed1f","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1c9-491e-7647-b974-34841d5aaca7","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:37:07.443Z","updated_at":"2026-11-16T00:37:07.495Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 18, 'board.member_removed', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.498Z', 18, '01a1e1c9-4801-7042-8a24-1d6730039124', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","user_id":"01a1e1c9-4801-7042-8a24-1d6730039124","role":"member","user":{"id":"01a1e1c9-4801-7042-8a24-1d6730039124","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 19, 'attachment.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.501Z', 19, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-492d-7702-9a1a-738f168a03cb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-492d-7702-9a1a-738f168a03cb","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 20, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.506Z', 20, '01a1e1c9-4932-7451-8b59-f076e4712909', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4932-7451-8b59-f076e4712909","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.506Z","updated_at":"2026-11-16T00:37:07.506Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 21, 'checklist.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.518Z', 21, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-493e-7769-8fa9-357f0290be43', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-493e-7769-8fa9-357f0290be43","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 22, 'checklist.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.526Z', 22, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4946-7167-b490-1b03b460353c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4946-7167-b490-1b03b460353c","card_id":"01a1e1c9-48f3-7147-97e8-4eb709fb9812","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 23, 'checklist_item.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.538Z', 23, '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4952-73a4-8077-5e5e7a044473', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4952-73a4-8077-5e5e7a044473","checklist_id":"01a1e1c9-4946-7167-b490-1b03b460353c","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 24, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.546Z', 24, '01a1e1c9-495a-733b-96e7-28ca8740c5e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-495a-733b-96e7-28ca8740c5e0","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 25, 'label.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.553Z', 25, '01a1e1c9-4961-712a-ac9b-8e15b3833ea1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4961-712a-ac9b-8e15b3833ea1","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 26, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.563Z', 26, '01a1e1c9-496b-7315-84ab-e814a0c74588', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-496b-7315-84ab-e814a0c74588","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.563Z","updated_at":"2026-11-16T00:37:07.563Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 27, 'card.deleted', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.571Z', 27, '01a1e1c9-496b-7315-84ab-e814a0c74588', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-496b-7315-84ab-e814a0c74588","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.563Z","updated_at":"2026-11-16T00:37:07.563Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 28, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.578Z', 28, '01a1e1c9-497a-7367-9ecb-78fa251c982d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-497a-7367-9ecb-78fa251c982d","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 29, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.591Z', 29, '01a1e1c9-4987-74d2-82e4-1fad9fc8c7b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4987-74d2-82e4-1fad9fc8c7b9","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-497a-7367-9ecb-78fa251c982d","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.591Z","updated_at":"2026-11-16T00:37:07.591Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 30, 'column.deleted', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.595Z', 30, '01a1e1c9-497a-7367-9ecb-78fa251c982d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-497a-7367-9ecb-78fa251c982d","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', 1, 'board.member_added', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.615Z', 1, '01a1e1c9-4688-707d-a09d-f98df751c822', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c9-4997-7466-8b4d-2278df5d8215","user_id":"01a1e1c9-4688-707d-a09d-f98df751c822","role":"member","user":{"id":"01a1e1c9-4688-707d-a09d-f98df751c822","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', 2, 'board.deleted', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.621Z', 2, '01a1e1c9-4997-7466-8b4d-2278df5d8215', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-4997-7466-8b4d-2278df5d8215"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 31, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.635Z', 31, '01a1e1c9-49b3-779d-9b03-d723fef81d6e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 32, 'card.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.636Z', 32, '01a1e1c9-49b4-77cb-aff4-35d996075d97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-49b4-77cb-aff4-35d996075d97","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","column_id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:37:07.636Z","updated_at":"2026-11-16T00:37:07.636Z"}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 33, 'column.deleted', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.646Z', 33, '01a1e1c9-49b3-779d-9b03-d723fef81d6e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 34, 'column.created', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', '2026-11-16T00:37:07.664Z', 34, '01a1e1c9-49b3-779d-9b03-d723fef81d6e', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","board_id":"01a1e1c9-48d3-71db-82f0-7f938d544739","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 0, '2026-11-16T00:37:07.411Z', X'1F8B08000000000000039551CB6EC32010BCF733F60C11D88EB13955FD869E5A451198A542C2C6059CB68AFCEF55ECB46A724895E3CCEECCECE308CE8004C61547DEB5B46A4C4905379A36856554D8B66CCCB6AA44D90281ECB24790F014543440C060EAA21BB30B03C861F29E40177C88BF20A2CA68F6FAEB2263DBB554144D4D9BA6AE69A1142B846EB4AD2C10984673B7E62747659050B0A2A69C535E3F33264B2199D8549CBFFCF1FEAF2FE13B4846C02B8D3E817CDD11E8B1D7184FE008FAB4FFFE9ECB4D09E3B5E0E64A312C970E1F03C6B31EE4F1FA5B372DB057CE8304E55D878FF8A9FAD1E326C4B7B3DFA0FA53C4520602D6C594576EFD9E5797D8A5BDEAB23B20C81C275C880346671D1A9056F9B472691A31AE032FE43CEFE6876F0F7331E769020000');
INSERT INTO board_checkpoints VALUES ('01a1e1c9-4997-7466-8b4d-2278df5d8215', 0, '2026-11-16T00:37:07.607Z', X'1F8B08000000000000039551CB6EC32010BCF733F60C11A60E604E51BFA1A7565104665D2161E3024E5B45F9F72A765A3539A4CA71667766F67100EF4003AB4C8555DBD0BA692495B51054D9DA51CEA572DDDA295EAD8140F1252068788A263920E030B7C98FC5C701F4308540A08D21A65F90D014743BFB7591B16E1B2AB912542921283786716995EDEA0E084CA3BB5BF393630A68E08C0B5A55B412CF8CE947A9995C09265FFE78FFD797F11D3423108CC59041BF6E09F4D85B4C2770007BDA7F77CFE5A68CE95A7073A514E74BC78F01D3590FFA70FDAD9B16D81B1F408309BEC50D7E9A7E0CB88AE9EDEC3798FE1431978140E7532E0BB77C2F984BECF3CEB4C5EF11744913CEC41E93EF3C3AD09D0979E1F234625A069EC9E3717B7CF8066A28567069020000');
INSERT INTO labels VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48ef-7073-b18a-99c96039e5db', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4961-712a-ac9b-8e15b3833ea1', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48ec-73f9-9c8b-5833019176ed', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-495a-733b-96e7-28ca8740c5e0', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-49b3-779d-9b03-d723fef81d6e', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4923-76b2-b31d-cd4fe93c38a3', 'Finished by Bob', 'card_moved', '01a1e1c9-48ec-73f9-9c8b-5833019176ed', NULL, 'assign_member', NULL, '01a1e1c9-4688-707d-a09d-f98df751c822', 1);
INSERT INTO automation_rules VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4930-752b-8b18-ffb4c1e59a88', 'Rule', 'card_moved', '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', NULL, 'assign_member', NULL, '01a1e1c9-4688-707d-a09d-f98df751c822', 1);
INSERT INTO trash VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-496b-7315-84ab-e814a0c74588', 'card', 'deleted', 'Card', '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', NULL, 131072, 1, '{"id":"01a1e1c9-496b-7315-84ab-e814a0c74588","column_id":"01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:37:07.563Z","updated_at":"2026-11-16T00:37:07.563Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:37:07.571Z', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 27);
INSERT INTO trash VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-497a-7367-9ecb-78fa251c982d', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1c9-48ef-7073-b18a-99c96039e5db","01a1e1c9-4961-712a-ac9b-8e15b3833ea1"],"board_members":["01a1e1c9-45c9-7286-8866-2aa027b8bf4f","01a1e1c9-4688-707d-a09d-f98df751c822"]}', '2026-11-16T00:37:07.595Z', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 30);
INSERT INTO trash VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4987-74d2-82e4-1fad9fc8c7b9', 'card', 'deleted', 'Card', '01a1e1c9-497a-7367-9ecb-78fa251c982d', '01a1e1c9-497a-7367-9ecb-78fa251c982d', 65536, NULL, '{"id":"01a1e1c9-4987-74d2-82e4-1fad9fc8c7b9","column_id":"01a1e1c9-497a-7367-9ecb-78fa251c982d","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:37:07.591Z","updated_at":"2026-11-16T00:37:07.591Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:37:07.595Z', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f', 30);
INSERT INTO restored_contents VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', 34, '01a1e1c9-49b4-77cb-aff4-35d996075d97', '{"id":"01a1e1c9-49b4-77cb-aff4-35d996075d97","column_id":"01a1e1c9-49b3-779d-9b03-d723fef81d6e","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:37:07.636Z","updated_at":"2026-11-16T00:37:07.636Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-48ec-73f9-9c8b-5833019176ed', 1, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:37:07.443Z', '2026-11-16T00:37:07.495Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4932-7451-8b59-f076e4712909', '01a1e1c9-48e9-747d-8fb6-3dc8ea8b4b07', 2, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:37:07.506Z', '2026-11-16T00:37:07.506Z', NULL);
INSERT INTO cards VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-49b4-77cb-aff4-35d996075d97', '01a1e1c9-49b3-779d-9b03-d723fef81d6e', 5, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:37:07.636Z', '2026-11-16T00:37:07.636Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-48ef-7073-b18a-99c96039e5db');
INSERT INTO card_assignees VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-45c9-7286-8866-2aa027b8bf4f');
INSERT INTO card_assignees VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', '01a1e1c9-4688-707d-a09d-f98df751c822');
INSERT INTO checklists VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-48fe-76df-8848-e203690f008d', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-493e-7769-8fa9-357f0290be43', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4946-7167-b490-1b03b460353c', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', '01a1e1c9-48fe-76df-8848-e203690f008d', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4952-73a4-8077-5e5e7a044473', '01a1e1c9-4946-7167-b490-1b03b460353c', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4907-76a2-bf01-c58c22eb4d6a', '01a1e1c9-4688-707d-a09d-f98df751c822');
INSERT INTO attachments VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4915-70a6-90cb-9ec0cc488193', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-491a-719f-ac78-ea5e6240ed1f', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-491e-7647-b974-34841d5aaca7', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-492d-7702-9a1a-738f168a03cb', '01a1e1c9-48f3-7147-97e8-4eb709fb9812', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-4915-70a6-90cb-9ec0cc488193', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-491a-719f-ac78-ea5e6240ed1f', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-491e-7647-b974-34841d5aaca7', X'DA2E81864A450A4A547F5DD11F95850E2803C380AC504D00F0E7743C278D5A85A612367A4FBF4EB0E4148ED06C30FCFC540B8D2FBD9F2B8C7B760DF2D4607B7C772B8F644F4AD87482E9D89F15A1D96670E297108899420C6629AEC76152C2651C8D7FC5F55D67A4716FB6F0BE4A4E30AC55F9EE46CA641C79CC610CEF90D372668AEE90C14B52118BADC9E0BDBBE696807EE811393C7A95D5D29C024A1F6AF9B4788D7076231033A0E14EAF5FF010654D6547BAE0947221DDB5101E951F9B979EF7B353E23C1658B672DAD28B34E2E0E55DC15D3B85795A2ACFF54AB8A9C4AE2549AA3426F4FBDD24F98BEE49D913348322CDDFDC7CD3DD7DF8E7482DBD0756B1B9383F225AA224D6A7CA9E50AA17DE5E83D05580A8D5DE8DEBEC3CB9FA5EB9CDEDC6D8EBFDD25D80AC29208A881181B42AB226CB6EC704478A232E56ECE0CE19AAFDA2AEE95A06B1C597B2D83642E703A0380D94BD366A0421507FD3F4EF32164968808A2D45AFC8A862B3CE29A5D98A3B05D51584E0FB978C0F7000BDB44F5BD595356B63C310CE0E003CC0E5CC484300FDA76505BAD88D0CD6DDF6F9C780C79E26CC1F28BF34398567CC484ABB7F6A048CE14398BEEC4CF83FDA27F6F25951235550F733E89AEAA44EBB3BFADEDE37F7542E49A14F668F710A251FC00BF1E30BF8D7BFEFD81D262381EFEEE66D63E88200C7');
INSERT INTO attachment_blobs VALUES ('01a1e1c9-48d3-71db-82f0-7f938d544739', '01a1e1c9-492d-7702-9a1a-738f168a03cb', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('33887aef-3129-4136-8631-18b8f637be11', '25d918ec-a982-4ea6-95f4-4f147bd547d0', '00', NULL);
INSERT INTO attachment_objects VALUES ('33887aef-3129-4136-8631-18b8f637be11', '25d918ec-a982-4ea6-95f4-4f147bd547d0', NULL);
