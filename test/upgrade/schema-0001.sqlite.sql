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
INSERT INTO users VALUES ('01a1e156-2c1d-7692-bb2b-7d515f065e21', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$S/KnAuyObgKp8HfYl5n2sb75sUo3ryXrgU47K/2cE5w$dlj2Rh9Ekhy7rIt26MWnqCr9UCt0ZPg90mfg1xdIi0k', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:31:23.556Z');
INSERT INTO users VALUES ('01a1e156-2d0b-7554-b183-61b992a4089c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$a7RaqeUaZP8V97f4C3smiSuH2dZ4lHfWYAD+sD68p6Y$DKOo1VX/U3+nCYNQJSAvkmDQmWQ2yQMwYZzCPI8gVn4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:31:23.708Z');
INSERT INTO users VALUES ('01a1e156-2d93-7273-857d-da2f337c4cfe', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Cg/LtOEdZn53MjU3to9udVB8bLcwRKureizmPhW/3FY$xHXEIJAia/o1dbxn6YMieOBhSHOjUTiiybZvs3zkAcw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:31:23.838Z');
INSERT INTO users VALUES ('01a1e156-2e94-7408-9772-ee94956fd22a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$TGUtkLaJdULam058oloqIRI7qkpseAtdjIc2DQKprR0$jkUssRTKfWe5bESTqmOTdheaLgzNsFpGfxqksTYQhP0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:31:24.119Z');
INSERT INTO sessions VALUES ('01a1e156-2d08-70d5-b9f4-7c7d38670309', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '2026-11-15T22:31:23.656Z', '2026-11-15T22:31:23.656Z', '2026-11-15T23:31:23.656Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e156-2d8f-71f2-9296-9693ee92d130', '01a1e156-2d0b-7554-b183-61b992a4089c', '2026-11-15T22:31:23.791Z', '2026-11-15T22:31:23.791Z', '2026-11-15T23:31:23.791Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e156-2de8-73b2-8c8c-d477d1636464', '01a1e156-2d93-7273-857d-da2f337c4cfe', '2026-11-15T22:31:23.880Z', '2026-11-15T22:31:23.880Z', '2026-11-15T23:31:23.880Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e156-2f00-7660-9f00-0f3bcc5c7c51', '2026-11-15T23:36:24.163Z');
INSERT INTO idempotency_keys VALUES ('01a1e156-2c1d-7692-bb2b-7d515f065e21', 'a9eadfc6-4bf3-4fd0-9d27-2f487da49ebc', 'Cmmk1OQwJ3u_gGNJcPLjk57D93Ia1H3P1dnlnSkcpDQ', '01a1e156-2dec-773f-9085-a2a35bfeeb96', '{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:31:23.916Z');
INSERT INTO boards VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 'Board', NULL, '01a1e156-2c1d-7692-bb2b-7d515f065e21', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '2026-11-15T22:31:23.884Z', '2026-11-15T22:31:23.884Z', 34, 36, 'tvhhlob12cf', NULL, NULL);
INSERT INTO boards VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', 'Board', NULL, '01a1e156-2c1d-7692-bb2b-7d515f065e21', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '2026-11-15T22:31:24.011Z', '2026-11-15T22:31:24.011Z', 2, 3, '5h46zgrkv2', '2026-11-15T22:31:24.015Z', '01a1e156-2c1d-7692-bb2b-7d515f065e21');
INSERT INTO board_members VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 'owner');
INSERT INTO board_members VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2d0b-7554-b183-61b992a4089c', 'member');
INSERT INTO board_members VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 'owner');
INSERT INTO board_members VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', '01a1e156-2d0b-7554-b183-61b992a4089c', 'member');
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 1, 'board.member_added', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","user_id":"01a1e156-2d0b-7554-b183-61b992a4089c","role":"member","user":{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:31:23.901Z', 1, '01a1e156-2d0b-7554-b183-61b992a4089c', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 2, 'board.member_added', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","user_id":"01a1e156-2d93-7273-857d-da2f337c4cfe","role":"member","user":{"id":"01a1e156-2d93-7273-857d-da2f337c4cfe","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:31:23.905Z', 2, '01a1e156-2d93-7273-857d-da2f337c4cfe', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 3, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:23.907Z', 3, '01a1e156-2e03-7458-bb78-cc7cfb8c623e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 4, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e06-75b4-94f8-f81535d376ef","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:31:23.910Z', 4, '01a1e156-2e06-75b4-94f8-f81535d376ef', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 5, 'label.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, 'a9eadfc6-4bf3-4fd0-9d27-2f487da49ebc', '2026-11-15T22:31:23.916Z', 5, '01a1e156-2e0c-7605-a331-11abb62006ff', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 6, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.918Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.918Z', 6, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 7, 'card.labeled', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.921Z"}', '{"labels":[],"updated_at":"2026-11-15T22:31:23.918Z"}', NULL, NULL, '2026-11-15T22:31:23.921Z', 7, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 8, 'card.assigned', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e156-2c1d-7692-bb2b-7d515f065e21","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.925Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:31:23.921Z"}', NULL, NULL, '2026-11-15T22:31:23.925Z', 8, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 9, 'card.assigned', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e156-2c1d-7692-bb2b-7d515f065e21","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.925Z"}', '{"assignees":[{"id":"01a1e156-2c1d-7692-bb2b-7d515f065e21","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:31:23.925Z"}', NULL, NULL, '2026-11-15T22:31:23.925Z', 8, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 10, 'checklist.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.935Z', 10, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 11, 'checklist_item.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e23-7769-a6b2-4b85cf3a4655","checklist_id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.938Z', 11, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 12, 'checklist_item.updated', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e23-7769-a6b2-4b85cf3a4655","checklist_id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:31:23.941Z', 12, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 13, 'checklist_item.assigned', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e23-7769-a6b2-4b85cf3a4655","checklist_id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:31:23.944Z', 13, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 14, 'attachment.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e2e-772a-901b-19a8558c39ff","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:31:23.950Z', 14, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 15, 'attachment.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e31-70d4-88ba-677cf3afa7b6","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:31:23.953Z', 15, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 16, 'attachment.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e33-71bc-8086-368a0e9b2a0c","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:31:23.955Z', 16, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 17, 'card.moved', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e06-75b4-94f8-f81535d376ef","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e156-2e0c-7605-a331-11abb62006ff","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e156-2c1d-7692-bb2b-7d515f065e21","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","title":"Steps","rank":65536,"items":[{"id":"01a1e156-2e23-7769-a6b2-4b85cf3a4655","checklist_id":"01a1e156-2e1f-72ed-8484-4a9c1b68035c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e156-2e2e-772a-901b-19a8558c39ff","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e156-2e31-70d4-88ba-677cf3afa7b6","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e156-2e33-71bc-8086-368a0e9b2a0c","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:31:23.918Z","updated_at":"2026-11-15T22:31:23.964Z"}', '{"column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","rank":65536,"updated_at":"2026-11-15T22:31:23.925Z","position":0}', NULL, NULL, '2026-11-15T22:31:23.964Z', 17, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 18, 'board.member_removed', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","user_id":"01a1e156-2d93-7273-857d-da2f337c4cfe","role":"member","user":{"id":"01a1e156-2d93-7273-857d-da2f337c4cfe","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:31:23.967Z', 18, '01a1e156-2d93-7273-857d-da2f337c4cfe', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 19, 'attachment.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e43-774a-87d7-8eff9c2b5c83","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:31:23.971Z', 19, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 20, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e4b-7421-9ea1-4e1df346a59c","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.979Z","updated_at":"2026-11-15T22:31:23.979Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.979Z', 20, '01a1e156-2e4b-7421-9ea1-4e1df346a59c', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 21, 'checklist.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e4f-7502-b1a6-d91c62a8d3bf","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.983Z', 21, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 22, 'checklist.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e53-701e-a23e-a6052db6ff07","card_id":"01a1e156-2e0e-73bd-a9e0-0d9073306e37","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.987Z', 22, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 23, 'checklist_item.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e55-77d0-a240-1ffe981873cb","checklist_id":"01a1e156-2e53-701e-a23e-a6052db6ff07","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:31:23.989Z', 23, '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 24, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e57-734f-8a06-031748529b93","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:23.991Z', 24, '01a1e156-2e57-734f-8a06-031748529b93', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 25, 'label.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e58-776b-8efc-094e0f04020b","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:31:23.992Z', 25, '01a1e156-2e58-776b-8efc-094e0f04020b', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 26, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e59-7324-a60e-c887fb0c2c1f","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.993Z","updated_at":"2026-11-15T22:31:23.993Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.993Z', 26, '01a1e156-2e59-7324-a60e-c887fb0c2c1f', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 27, 'card.deleted', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e59-7324-a60e-c887fb0c2c1f","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.993Z","updated_at":"2026-11-15T22:31:23.993Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.994Z', 27, '01a1e156-2e59-7324-a60e-c887fb0c2c1f', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 28, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e5d-73e0-93f6-4181973bd161","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:23.997Z', 28, '01a1e156-2e5d-73e0-93f6-4181973bd161', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 29, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e5e-71a8-a152-2bcdfe584d75","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e5d-73e0-93f6-4181973bd161","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:23.998Z","updated_at":"2026-11-15T22:31:23.998Z"}', NULL, NULL, NULL, '2026-11-15T22:31:23.998Z', 29, '01a1e156-2e5e-71a8-a152-2bcdfe584d75', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 30, 'column.deleted', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e5d-73e0-93f6-4181973bd161","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:24.003Z', 30, '01a1e156-2e5d-73e0-93f6-4181973bd161', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', 1, 'board.member_added', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"board_id":"01a1e156-2e6b-7305-9bb0-0cc1eda54705","user_id":"01a1e156-2d0b-7554-b183-61b992a4089c","role":"member","user":{"id":"01a1e156-2d0b-7554-b183-61b992a4089c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:31:24.012Z', 1, '01a1e156-2d0b-7554-b183-61b992a4089c', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', 2, 'board.deleted', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e6b-7305-9bb0-0cc1eda54705"}', NULL, NULL, NULL, '2026-11-15T22:31:24.015Z', 2, '01a1e156-2e6b-7305-9bb0-0cc1eda54705', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 31, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:24.019Z', 31, '01a1e156-2e73-7576-9bae-fb149bf42ecd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 32, 'card.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e77-7449-903a-cfef387e02f4","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","column_id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:31:24.023Z","updated_at":"2026-11-15T22:31:24.023Z"}', NULL, NULL, NULL, '2026-11-15T22:31:24.023Z', 32, '01a1e156-2e77-7449-903a-cfef387e02f4', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 33, 'column.deleted', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:24.027Z', 33, '01a1e156-2e73-7576-9bae-fb149bf42ecd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 34, 'column.created', '01a1e156-2c1d-7692-bb2b-7d515f065e21', '{"id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","board_id":"01a1e156-2dec-773f-9085-a2a35bfeeb96","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:31:24.033Z', 34, '01a1e156-2e73-7576-9bae-fb149bf42ecd', NULL, NULL, 'restored');
INSERT INTO board_checkpoints VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 0, '2026-11-15T22:31:23.884Z', X'1F8B08000000000000039551CB4EC33010BCF31973B6ABD8C149EB13E21B3881AACA8E37C892F3C0760AA8EABFA32645A23D14F5B8B33BB33BB30778078D42184142555C3A6A785D972DDF146BC58D34A5B22D91DD5460C83E0782C6F360A20383A3D4443F663FF4D0FD14024313C964723BFB7D21DB08C7EB6A23B9B5D2F2DA29A1DAA252240518A6D1DDCDF9DD63323464212B2E0417EA454A5D0A2DCBD57AFDF8FA47FBBFB9441FD00543309642827EDB3274D4598AA7E2007BB2BCBB27AC2951BC26DCB4148739DCE1B3A778E6431FAE1F7453823AE303344CF00D3DD197E9C640AB21BE9FF57AD39D56CC6D30B43EA6BC60CBF782B9AC7DDA9926FB3D41E738D10CEC29FAD693836E4D480B96A691E272F00C1E8FDBE3C30F8651F83B5C020000');
INSERT INTO board_checkpoints VALUES ('01a1e156-2e6b-7305-9bb0-0cc1eda54705', 0, '2026-11-15T22:31:24.011Z', X'1F8B08000000000000039551CB4EC33010BCF319738E2BDBAD13E113E21B3881AACA8F0DB2E43CB09D02AAFAEFA84991680F453DEEECCEECCEEC01C143830B2348A89A49AA2D6BD65CB1476B39E3CE09F2466D1AAE50A18412091ACF83491E153C6597C258C2D043F7538C155C2253C8EFECF785AC139E35F5A364D64ACB1AAF846A79AD480A5498467F37E7778F29D0905CD64C0826D48B947A2DB4DCACB810AF7FB4FF9BCBF401CD2B44632966E8B76D858E3A4BE9541C604F9677F78435654AD7849B96D230873B7CF694CE7CE8C3F5836E4A506742848689C1D1137D996E8CB41AD2FB59AF37DD69C5DC468536A45C166CF95E349775C83BE34AD813744913CDC09E52680379E8D6C4BC60791A292D07CFE0F1B83D3EFC00E9BC07A65C020000');
INSERT INTO labels VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0c-7605-a331-11abb62006ff', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e58-776b-8efc-094e0f04020b', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e03-7458-bb78-cc7cfb8c623e', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e06-75b4-94f8-f81535d376ef', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO columns VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e57-734f-8a06-031748529b93', 'Column', 196608, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e73-7576-9bae-fb149bf42ecd', 'Column', 262144, '#64748b', 0);
INSERT INTO automation_rules VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e38-7305-843a-c3187c8973d5', 'Finished by Bob', 'card_moved', '01a1e156-2e06-75b4-94f8-f81535d376ef', NULL, 'assign_member', NULL, '01a1e156-2d0b-7554-b183-61b992a4089c', 1);
INSERT INTO automation_rules VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e47-71f2-8458-3fd367fa9781', 'Rule', 'card_moved', '01a1e156-2e03-7458-bb78-cc7cfb8c623e', NULL, 'assign_member', NULL, '01a1e156-2d0b-7554-b183-61b992a4089c', 1);
INSERT INTO trash VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e59-7324-a60e-c887fb0c2c1f', 'card', 'deleted', 'Card', '01a1e156-2e03-7458-bb78-cc7cfb8c623e', NULL, 131072, 1, '{"id":"01a1e156-2e59-7324-a60e-c887fb0c2c1f","column_id":"01a1e156-2e03-7458-bb78-cc7cfb8c623e","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:31:23.993Z","updated_at":"2026-11-15T22:31:23.993Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:31:23.994Z', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 27);
INSERT INTO trash VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e5d-73e0-93f6-4181973bd161', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e156-2e0c-7605-a331-11abb62006ff","01a1e156-2e58-776b-8efc-094e0f04020b"],"board_members":["01a1e156-2c1d-7692-bb2b-7d515f065e21","01a1e156-2d0b-7554-b183-61b992a4089c"]}', '2026-11-15T22:31:24.003Z', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 30);
INSERT INTO trash VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e5e-71a8-a152-2bcdfe584d75', 'card', 'deleted', 'Card', '01a1e156-2e5d-73e0-93f6-4181973bd161', '01a1e156-2e5d-73e0-93f6-4181973bd161', 65536, NULL, '{"id":"01a1e156-2e5e-71a8-a152-2bcdfe584d75","column_id":"01a1e156-2e5d-73e0-93f6-4181973bd161","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:31:23.998Z","updated_at":"2026-11-15T22:31:23.998Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:31:24.003Z', '01a1e156-2c1d-7692-bb2b-7d515f065e21', 30);
INSERT INTO restored_contents VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', 34, '01a1e156-2e77-7449-903a-cfef387e02f4', '{"id":"01a1e156-2e77-7449-903a-cfef387e02f4","column_id":"01a1e156-2e73-7576-9bae-fb149bf42ecd","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:31:24.023Z","updated_at":"2026-11-15T22:31:24.023Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', '01a1e156-2e06-75b4-94f8-f81535d376ef', 'Card', 'two
lines ', 65536, '2026-11-15T22:31:23.918Z', '2026-11-15T22:31:23.964Z');
INSERT INTO cards VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e4b-7421-9ea1-4e1df346a59c', '01a1e156-2e03-7458-bb78-cc7cfb8c623e', 'Card', NULL, 65536, '2026-11-15T22:31:23.979Z', '2026-11-15T22:31:23.979Z');
INSERT INTO cards VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e77-7449-903a-cfef387e02f4', '01a1e156-2e73-7576-9bae-fb149bf42ecd', 'Card', NULL, 65536, '2026-11-15T22:31:24.023Z', '2026-11-15T22:31:24.023Z');
INSERT INTO card_labels VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', '01a1e156-2e0c-7605-a331-11abb62006ff');
INSERT INTO card_assignees VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', '01a1e156-2c1d-7692-bb2b-7d515f065e21');
INSERT INTO card_assignees VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', '01a1e156-2d0b-7554-b183-61b992a4089c');
INSERT INTO checklists VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e1f-72ed-8484-4a9c1b68035c', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e4f-7502-b1a6-d91c62a8d3bf', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e53-701e-a23e-a6052db6ff07', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e23-7769-a6b2-4b85cf3a4655', '01a1e156-2e1f-72ed-8484-4a9c1b68035c', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e55-77d0-a240-1ffe981873cb', '01a1e156-2e53-701e-a23e-a6052db6ff07', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e23-7769-a6b2-4b85cf3a4655', '01a1e156-2d0b-7554-b183-61b992a4089c');
INSERT INTO attachments VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e2e-772a-901b-19a8558c39ff', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e31-70d4-88ba-677cf3afa7b6', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e33-71bc-8086-368a0e9b2a0c', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e43-774a-87d7-8eff9c2b5c83', '01a1e156-2e0e-73bd-a9e0-0d9073306e37', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e2e-772a-901b-19a8558c39ff', X'');
INSERT INTO attachment_blobs VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e31-70d4-88ba-677cf3afa7b6', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e33-71bc-8086-368a0e9b2a0c', X'3264247B8B0C586035C166FA806B3ECB392326A89A4857E2F062D727E75C898CF6E40AD24386709FF7BC12C5EDDD31E696EEEAC96092233D22688AC1DD53D93B6D06F8397E1FEFEB3AE7DC830524584EE0D07DB0415C0C6ECF6FF41A9942750C760147DB786975BE76EBF9B51F5CED11BEFCD421106B985C2D318924920F7AEDC242BE34C237BEDF1A9E6313B7F0DD884016638C1E4F61FE263D80ED4A04C887104625CB3A96A755A29118BD1A8466DC48045463530CA8277E3B61744E56A37FEE9AE0420B6C2BE699D28B4DABCFE358947A80159A8DE557812684B214BEBC1DA55DA4DD0BACCDDBF383BF3E37D8DD1B79FCF2DE76009E5C6D10763C52E69B49B2D92C8DC4AAB6EB4D2DE33DC51FB09ED358E41A33F7C249AF64A59417DCC0547CF4649ADB24D4DA6417122716C885FC97D98AD7F739D523077ACFC30664F3DACBEFF6B775FB9D8BAC114525EE7EC7C39C3556E6BB14DC2E4D178720DB2130EF889F635CC081935926F44AFFABE5EE5FBD201AD93DACF2A4E4DC37ABD8A9B14116164D956E40A7BB4F8C544EFDF426BAA55362913C942C61109FF68B4749B220B357E4F879099B28B547BCCC96B56AC91F824A9F7771D3F808D94EE5E9CCCBF284C74D5A59FBD26A6ADE40C7848892D842F925745FB8E369B1A3FD292D93C50A8683539245272C951D004DBA6453540861489ECC');
INSERT INTO attachment_blobs VALUES ('01a1e156-2dec-773f-9085-a2a35bfeeb96', '01a1e156-2e43-774a-87d7-8eff9c2b5c83', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('10165ad4-89d9-4a2a-a545-55fcd0e1dbbc', '965a2f09-5393-4a9f-9892-0a637b05ad93', '00', NULL);
INSERT INTO attachment_objects VALUES ('10165ad4-89d9-4a2a-a545-55fcd0e1dbbc', '965a2f09-5393-4a9f-9892-0a637b05ad93', NULL);
