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
INSERT INTO users VALUES ('01a1e1c7-e9e7-7109-b444-8fb618442463', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$PvkxmBOF5MRW8xU9MjjiAUWj1Ux7pe+XwU/PWS7yRII$kfVJLzLUwz4WEon/2F6wwiOqFnmAw9+7qebfnQpAf3Q', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:35:37.728Z');
INSERT INTO users VALUES ('01a1e1c7-eb4c-7626-8242-9e7e20048d0c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$imKpBPsEW0psslVRfprMLI8qe9LGAi0Q44G0Nlk2+C0$QrOqbs0WDbzZx7TzdauC4ztEHXHjz3Uo+ZvSIA4RE80', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:35:38.000Z');
INSERT INTO users VALUES ('01a1e1c7-ebbe-71f6-9591-64907e368d40', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$oB2VgS0ovPuZyKwWE6L9hmtmSYcTRhGWvxkmWHRbjAg$at6i1CwEBE2ROY8cVTGW/mKEvJ6uAOhN8fZATVPtJPI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:35:38.159Z');
INSERT INTO users VALUES ('01a1e1c7-ed89-77df-81d3-6bcec6fed67f', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$a62n81wg9C8lcP9O6paRgLKpCtvzEfRE4lOndD8yISs$fE5rXI8PSrwKGfI96SFxTtoecNUpn5szjLq2hlfKjoE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:35:38.606Z');
INSERT INTO sessions VALUES ('01a1e1c7-eb3f-75c1-80d6-417ac0249dea', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:37.919Z', '2026-11-16T00:35:37.919Z', '2026-11-16T01:35:37.919Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1c7-ebb6-7788-957b-cf9d85113a21', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', '2026-11-16T00:35:38.038Z', '2026-11-16T00:35:38.038Z', '2026-11-16T01:35:38.038Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1c7-ec8c-74ae-9d6f-b5c90afe8fef', '01a1e1c7-ebbe-71f6-9591-64907e368d40', '2026-11-16T00:35:38.252Z', '2026-11-16T00:35:38.252Z', '2026-11-16T01:35:38.252Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1c7-ee45-72c0-a9ef-28f58b239008', '2026-11-16T01:40:38.708Z');
INSERT INTO idempotency_keys VALUES ('01a1e1c7-e9e7-7109-b444-8fb618442463', 'bb12912f-efef-450a-a7be-93d3bcb9fa25', 'Pu8iXME7uhwqma1WHkP8t_rqccb9s6EOmbyJIK7Uhes', '01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:35:38.286Z');
INSERT INTO boards VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 'Board', NULL, NULL, '01a1e1c7-e9e7-7109-b444-8fb618442463', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.259Z', '2026-11-16T00:35:38.259Z', 34, 36, 'twe4c0t2a2g', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', 'Board', NULL, NULL, '01a1e1c7-e9e7-7109-b444-8fb618442463', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.399Z', '2026-11-16T00:35:38.399Z', 2, 3, 'ic3rteiospl', 0, '2026-11-16T00:35:38.427Z', '01a1e1c7-e9e7-7109-b444-8fb618442463');
INSERT INTO board_members VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-e9e7-7109-b444-8fb618442463', 'owner');
INSERT INTO board_members VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', 'member');
INSERT INTO board_members VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', '01a1e1c7-e9e7-7109-b444-8fb618442463', 'owner');
INSERT INTO board_members VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', 'member');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 1, 'board.member_added', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.271Z', 1, '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","user_id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","role":"member","user":{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 2, 'board.member_added', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.275Z', 2, '01a1e1c7-ebbe-71f6-9591-64907e368d40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","user_id":"01a1e1c7-ebbe-71f6-9591-64907e368d40","role":"member","user":{"id":"01a1e1c7-ebbe-71f6-9591-64907e368d40","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 3, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.280Z', 3, '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 4, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.283Z', 4, '01a1e1c7-ecab-749d-9902-a37fa32203b5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecab-749d-9902-a37fa32203b5","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 5, 'label.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.286Z', 5, '01a1e1c7-ecae-734e-9b47-788dbe7972e0', NULL, NULL, NULL, NULL, 'bb12912f-efef-450a-a7be-93d3bcb9fa25', NULL, NULL, '{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 6, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.292Z', 6, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.292Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 7, 'card.labeled', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.295Z', 7, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:35:38.292Z"}', '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.295Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 8, 'card.assigned', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.300Z', 8, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:35:38.295Z"}', '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-e9e7-7109-b444-8fb618442463","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.300Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 9, 'card.assigned', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.300Z', 8, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1c7-e9e7-7109-b444-8fb618442463","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:35:38.300Z"}', '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-e9e7-7109-b444-8fb618442463","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.300Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 10, 'checklist.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.307Z', 10, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecc3-7089-8a56-7f28898ea832', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 11, 'checklist_item.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.313Z', 11, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecc9-7605-b787-835ecafa4600', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecc9-7605-b787-835ecafa4600","checklist_id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 12, 'checklist_item.updated', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.317Z', 12, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecc9-7605-b787-835ecafa4600', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1c7-ecc9-7605-b787-835ecafa4600","checklist_id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 13, 'checklist_item.assigned', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.319Z', 13, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecc9-7605-b787-835ecafa4600', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1c7-ecc9-7605-b787-835ecafa4600","checklist_id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 14, 'attachment.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.326Z', 14, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecd7-75f6-98bb-041322f80d75', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecd7-75f6-98bb-041322f80d75","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 15, 'attachment.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.330Z', 15, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 16, 'attachment.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.335Z', 16, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecdf-70de-9e7c-92aa7319f425', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecdf-70de-9e7c-92aa7319f425","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 17, 'card.moved', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.341Z', 17, '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","rank":65536,"updated_at":"2026-11-16T00:35:38.300Z","position":0}', '{"id":"01a1e1c7-ecb4-7750-a349-602f531b20be","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-ecab-749d-9902-a37fa32203b5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1c7-ecae-734e-9b47-788dbe7972e0","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1c7-e9e7-7109-b444-8fb618442463","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","title":"Steps","rank":65536,"items":[{"id":"01a1e1c7-ecc9-7605-b787-835ecafa4600","checklist_id":"01a1e1c7-ecc3-7089-8a56-7f28898ea832","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1c7-ecd7-75f6-98bb-041322f80d75","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1c7-ecdf-70de-9e7c-92aa7319f425","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:35:38.292Z","updated_at":"2026-11-16T00:35:38.341Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 18, 'board.member_removed', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.345Z', 18, '01a1e1c7-ebbe-71f6-9591-64907e368d40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","user_id":"01a1e1c7-ebbe-71f6-9591-64907e368d40","role":"member","user":{"id":"01a1e1c7-ebbe-71f6-9591-64907e368d40","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 19, 'attachment.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.348Z', 19, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecec-74f9-b606-c66e316bbcb2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecec-74f9-b606-c66e316bbcb2","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 20, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.355Z', 20, '01a1e1c7-ecf3-74df-8bfa-1ca9688e3459', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecf3-74df-8bfa-1ca9688e3459","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.355Z","updated_at":"2026-11-16T00:35:38.355Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 21, 'checklist.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.356Z', 21, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecf4-7723-addd-7e51a40102a3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecf4-7723-addd-7e51a40102a3","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 22, 'checklist.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.358Z', 22, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecf6-740c-a458-890287215b13', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecf6-740c-a458-890287215b13","card_id":"01a1e1c7-ecb4-7750-a349-602f531b20be","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 23, 'checklist_item.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.359Z', 23, '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecf7-7346-85e1-61021241feeb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecf7-7346-85e1-61021241feeb","checklist_id":"01a1e1c7-ecf6-740c-a458-890287215b13","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 24, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.363Z', 24, '01a1e1c7-ecfb-7626-86a5-4da5bf5a49e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecfb-7626-86a5-4da5bf5a49e8","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 25, 'label.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.366Z', 25, '01a1e1c7-ecfe-71b0-8c52-40e1d1df79f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ecfe-71b0-8c52-40e1d1df79f1","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 26, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.370Z', 26, '01a1e1c7-ed02-7175-8e5f-5ecab334f9e3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed02-7175-8e5f-5ecab334f9e3","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.370Z","updated_at":"2026-11-16T00:35:38.370Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 27, 'card.deleted', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.375Z', 27, '01a1e1c7-ed02-7175-8e5f-5ecab334f9e3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed02-7175-8e5f-5ecab334f9e3","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.370Z","updated_at":"2026-11-16T00:35:38.370Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 28, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.380Z', 28, '01a1e1c7-ed0c-7735-8240-728ff6db5c16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed0c-7735-8240-728ff6db5c16","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 29, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.387Z', 29, '01a1e1c7-ed13-72cb-84eb-631b6acb5282', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed13-72cb-84eb-631b6acb5282","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-ed0c-7735-8240-728ff6db5c16","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.387Z","updated_at":"2026-11-16T00:35:38.387Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 30, 'column.deleted', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.392Z', 30, '01a1e1c7-ed0c-7735-8240-728ff6db5c16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed0c-7735-8240-728ff6db5c16","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', 1, 'board.member_added', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.407Z', 1, '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1c7-ed1f-77a7-aa03-7a2004c5079e","user_id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","role":"member","user":{"id":"01a1e1c7-eb4c-7626-8242-9e7e20048d0c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', 2, 'board.deleted', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.427Z', 2, '01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed1f-77a7-aa03-7a2004c5079e"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 31, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.447Z', 31, '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 32, 'card.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.459Z', 32, '01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","column_id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:35:38.459Z","updated_at":"2026-11-16T00:35:38.459Z"}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 33, 'column.deleted', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.468Z', 33, '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 34, 'column.created', '01a1e1c7-e9e7-7109-b444-8fb618442463', '2026-11-16T00:35:38.480Z', 34, '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","board_id":"01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 0, '2026-11-16T00:35:38.259Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB3871F3F009F10D9C4055E5C71A5972E2603B0554F5DF519282680F453DCEECCECC3E8EE00C08289864C874435177156DB6B6A24A294BB94165B8B64C2A0E04B2CB1E41C05390D100018349473766170610C3E43D011D7C88BF20A2CC68F6EAEB22A3C38636ACE8A8E29CD3D6AA9AB59C97BCAE80C0349ABB353F39328380B2286BCA1865F57351886A2BAA76536EBB973FDEFFF5257C075110F052A14F205E77047AEC15C6191C41CDFBEFEFB9DC94305E0B6EAE14C372E9F031603CEB411CAFBF75D3027BE93C0890DE697CC44FD98F1E3721BE9DFD06D9CF114B19085817535EB9F57B5E5E6297F65267774010394EB810078CCE3A3420ACF469E5D234625C075EC8D369777AF8063343D60C69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1c7-ed1f-77a7-aa03-7a2004c5079e', 0, '2026-11-16T00:35:38.399Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B71E3C627C437700255D526DE204B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C7019C050342A224D96A4E56765C6BD41C51945C6321846AD742D7040CB2CB9EC0C053C0688181A5D4463766170630C3E43D8336F8107F4124CC6477CDD745464D9A6B296ADE28A5F8A66B2AB951AA5055090CA6D1DEADF9C9C10C060A51545C4A2EAB67214CB936E56655D6F5CB1FEFFFFA12BD83110C3C36E41398D72D839EFA86E2091CA039EDBFBBE77253A2782DB8B9520CF3A5C3C740F1AC0773B8FED64D0BEAD1793080DEB5F4489FD88F9E5621BE9DFD06EC4F11731918742EA6BC70CBF73C5E629776D866B72730394E34137B8AAE7364C174E8D3C2A569A4B80C3C93C7E3F6F8F00D1A3BED9569020000');
INSERT INTO labels VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecae-734e-9b47-788dbe7972e0', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecfe-71b0-8c52-40e1d1df79f1', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecab-749d-9902-a37fa32203b5', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecfb-7626-86a5-4da5bf5a49e8', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ece2-7325-98f3-f1b8862003e1', 'Finished by Bob', 'card_moved', '01a1e1c7-ecab-749d-9902-a37fa32203b5', NULL, 'assign_member', NULL, '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', 1);
INSERT INTO automation_rules VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf1-7416-ad0a-9b795ba6f6f7', 'Rule', 'card_moved', '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', NULL, 'assign_member', NULL, '01a1e1c7-eb4c-7626-8242-9e7e20048d0c', 1);
INSERT INTO trash VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed02-7175-8e5f-5ecab334f9e3', 'card', 'deleted', 'Card', '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', NULL, 131072, 1, '{"id":"01a1e1c7-ed02-7175-8e5f-5ecab334f9e3","column_id":"01a1e1c7-eca8-7348-80dc-5edc90b5ab75","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:38.370Z","updated_at":"2026-11-16T00:35:38.370Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:35:38.375Z', '01a1e1c7-e9e7-7109-b444-8fb618442463', 27);
INSERT INTO trash VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed0c-7735-8240-728ff6db5c16', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1c7-ecae-734e-9b47-788dbe7972e0","01a1e1c7-ecfe-71b0-8c52-40e1d1df79f1"],"board_members":["01a1e1c7-e9e7-7109-b444-8fb618442463","01a1e1c7-eb4c-7626-8242-9e7e20048d0c"]}', '2026-11-16T00:35:38.392Z', '01a1e1c7-e9e7-7109-b444-8fb618442463', 30);
INSERT INTO trash VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed13-72cb-84eb-631b6acb5282', 'card', 'deleted', 'Card', '01a1e1c7-ed0c-7735-8240-728ff6db5c16', '01a1e1c7-ed0c-7735-8240-728ff6db5c16', 65536, NULL, '{"id":"01a1e1c7-ed13-72cb-84eb-631b6acb5282","column_id":"01a1e1c7-ed0c-7735-8240-728ff6db5c16","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:38.387Z","updated_at":"2026-11-16T00:35:38.387Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:35:38.392Z', '01a1e1c7-e9e7-7109-b444-8fb618442463', 30);
INSERT INTO restored_contents VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', 34, '01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8', '{"id":"01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8","column_id":"01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:35:38.459Z","updated_at":"2026-11-16T00:35:38.459Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecab-749d-9902-a37fa32203b5', 1, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:35:38.292Z', '2026-11-16T00:35:38.341Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf3-74df-8bfa-1ca9688e3459', '01a1e1c7-eca8-7348-80dc-5edc90b5ab75', 2, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:35:38.355Z', '2026-11-16T00:35:38.355Z', NULL);
INSERT INTO cards VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ed5b-72c5-a1b9-f4056946dbe8', '01a1e1c7-ed4f-71c9-ba68-5caf9eb111e9', 5, 'Card', 65536, NULL, NULL, 0, NULL, 0, '2026-11-16T00:35:38.459Z', '2026-11-16T00:35:38.459Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-ecae-734e-9b47-788dbe7972e0');
INSERT INTO card_assignees VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-e9e7-7109-b444-8fb618442463');
INSERT INTO card_assignees VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecb4-7750-a349-602f531b20be', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c');
INSERT INTO checklists VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecc3-7089-8a56-7f28898ea832', '01a1e1c7-ecb4-7750-a349-602f531b20be', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf4-7723-addd-7e51a40102a3', '01a1e1c7-ecb4-7750-a349-602f531b20be', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf6-740c-a458-890287215b13', '01a1e1c7-ecb4-7750-a349-602f531b20be', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecc9-7605-b787-835ecafa4600', '01a1e1c7-ecc3-7089-8a56-7f28898ea832', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecf7-7346-85e1-61021241feeb', '01a1e1c7-ecf6-740c-a458-890287215b13', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecc9-7605-b787-835ecafa4600', '01a1e1c7-eb4c-7626-8242-9e7e20048d0c');
INSERT INTO attachments VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecd7-75f6-98bb-041322f80d75', '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47', '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecdf-70de-9e7c-92aa7319f425', '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecec-74f9-b606-c66e316bbcb2', '01a1e1c7-ecb4-7750-a349-602f531b20be', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecd7-75f6-98bb-041322f80d75', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecda-72cd-8ce0-b16cf8b36a47', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecdf-70de-9e7c-92aa7319f425', X'9A90E2BFBD613FFADFDC90D61E18600299FE914F0BEBB6E26B4550D1A798229A3612CD29AA5D98F84D4F132D17D6FDB9891A6FAA8588F00040BA59C66424FBF0BA52C48B7A02240ECE62FE4D084D02B8D360C8B9522EE64DB8F831118FA31FA0342EB2FC2DCAA572151826DA0788C888B890D2D701049B9A68CED9CFC403529DE86C0925BC2869BD526A8B081BF2FADF195CA8B2C5E4C1A438A6E71A10E262028371C0316F9A2ECA1664BB899F553FAF8D4C06F62397CBADC0BD9AFAA82A1651FA9F62A687EE4FB29814700C88F305127F2E557CE683B5F88D53474B2602839D8861FF2E3652CBBFE557FAAE5F3B09BA7E6C29C6C40BB3539E87CB5A489535C402E87FF86626C42684858FC9F8DAB839644773299E5034AB33A0E9B6AF658260D8A8A16B1C4715E30D1ABCC5FD00E470AAE503231A0A7A6C141BEB9368D43D211B79B45A3256425BD819281DDFED46131F3937C8B6B83884FA30324366B507DE10566F450B7427A30F0018CBE1F60BF663C5C1E1BE49ABFC6310F5B49CE2A9478DC760DE014CE54625F3F5579969C1534A394014371B274AE40E9D75DA6691E621F447081E86816BC350801B204601ADCB6DF8F59B9DC6775B32210C33ECA2122EEA8117F84EB0BB3FC05E28D8BB64242AEABB8FEF4620B4D260C84FEFE8F249C7D7C86729807AB3503098EDC8B31DD17BC448F7');
INSERT INTO attachment_blobs VALUES ('01a1e1c7-ec93-75f3-bbbf-4debd4cf1ab4', '01a1e1c7-ecec-74f9-b606-c66e316bbcb2', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('186a14d3-496f-4007-ad71-d22b78b419cf', '1307dd65-55be-40f3-86eb-05c059d4b736', '00', NULL);
INSERT INTO attachment_objects VALUES ('186a14d3-496f-4007-ad71-d22b78b419cf', '1307dd65-55be-40f3-86eb-05c059d4b736', NULL);
