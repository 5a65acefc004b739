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
INSERT INTO schema_version VALUES (1, '5f0927dc6fb09fef');
INSERT INTO users VALUES ('01a1e16e-f022-765f-a9f2-5a64019c9a1e', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$hstC4IyK4QLqzwzBScNmz+Y6oobb7KJbmcqWokRUWmU$mIPW9tv2/78/otRPY8ZuU4nsjhEJWVPUngOiRnxX0Xk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:58:26.566Z');
INSERT INTO users VALUES ('01a1e16e-f0d4-71a4-998b-8da552d819fb', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$4YHfVveGciHjAYyAbLyH7pqQi87JnPWWFst9UBpITZc$XquMCJyXRmm/RnCiPXXMOs2Ogpz7g5HDPXdVO33Ld9g', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:58:26.683Z');
INSERT INTO users VALUES ('01a1e16e-f124-70f7-9031-e29eaa2203a3', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$U8NHgZ0N8EgGmkpsvEvfMc/CyUpaI0UD8wOkMfFKhqw$tZC8vdrGEKQNAZH++q5qRdOfPEJudAWo60vqfZZeEh8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:58:26.764Z');
INSERT INTO users VALUES ('01a1e16e-f1da-71b3-bef6-05afe424f885', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$S0+ad6NaiJ0cubWR9ouN0fxZoSe1tArx5R6+RT2jh8Y$uvv+CTKdOyvAa9UGTMKsZdzhGndnmi7NnhkfmU84iqg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:58:26.950Z');
INSERT INTO sessions VALUES ('01a1e16e-f0d1-73b2-bd8e-a0c5e3d84b82', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.641Z', '2026-11-15T22:58:26.641Z', '2026-11-15T23:58:26.641Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e16e-f122-7107-b8bc-2fc560c55ab7', '01a1e16e-f0d4-71a4-998b-8da552d819fb', '2026-11-15T22:58:26.722Z', '2026-11-15T22:58:26.722Z', '2026-11-15T23:58:26.722Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e16e-f16f-7349-b912-5761338d2afe', '01a1e16e-f124-70f7-9031-e29eaa2203a3', '2026-11-15T22:58:26.799Z', '2026-11-15T22:58:26.799Z', '2026-11-15T23:58:26.799Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e16e-f227-7745-9622-34fe141f6be4', '2026-11-16T00:03:26.985Z');
INSERT INTO idempotency_keys VALUES ('01a1e16e-f022-765f-a9f2-5a64019c9a1e', 'e4c62be2-2192-4fb7-afd3-d791fafdd6ed', 'vemYHdz_IMEijG8oQQgTNBl0qaWFplBI4BTqN_x83CY', '01a1e16e-f174-75b1-8c02-80ba1471e606', '{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:58:26.828Z');
INSERT INTO boards VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 'Board', NULL, '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.804Z', '2026-11-15T22:58:26.804Z', 34, 36, 'p0kzalkfbq', NULL, NULL);
INSERT INTO boards VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', 'Board', NULL, '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.885Z', '2026-11-15T22:58:26.885Z', 2, 3, 'mduc6tn9crh', '2026-11-15T22:58:26.888Z', '01a1e16e-f022-765f-a9f2-5a64019c9a1e');
INSERT INTO board_members VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 'owner');
INSERT INTO board_members VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f0d4-71a4-998b-8da552d819fb', 'member');
INSERT INTO board_members VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 'owner');
INSERT INTO board_members VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', '01a1e16e-f0d4-71a4-998b-8da552d819fb', 'member');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 1, 'board.member_added', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.815Z', 1, '01a1e16e-f0d4-71a4-998b-8da552d819fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","user_id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","role":"member","user":{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 2, 'board.member_added', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.820Z', 2, '01a1e16e-f124-70f7-9031-e29eaa2203a3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","user_id":"01a1e16e-f124-70f7-9031-e29eaa2203a3","role":"member","user":{"id":"01a1e16e-f124-70f7-9031-e29eaa2203a3","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 3, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.821Z', 3, '01a1e16e-f185-7674-b058-aeff05b3ae1c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 4, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.825Z', 4, '01a1e16e-f189-7797-9c6d-1d41fcfc5a47', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f189-7797-9c6d-1d41fcfc5a47","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 5, 'label.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.827Z', 5, '01a1e16e-f18b-7643-8dda-cefcbf180901', NULL, NULL, NULL, NULL, 'e4c62be2-2192-4fb7-afd3-d791fafdd6ed', NULL, NULL, '{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 6, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.831Z', 6, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.831Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 7, 'card.labeled', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.835Z', 7, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-15T22:58:26.831Z"}', '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.835Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 8, 'card.assigned', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.838Z', 8, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-15T22:58:26.835Z"}', '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e16e-f022-765f-a9f2-5a64019c9a1e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.838Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 9, 'card.assigned', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.838Z', 8, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e16e-f022-765f-a9f2-5a64019c9a1e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:58:26.838Z"}', '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e16e-f022-765f-a9f2-5a64019c9a1e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.838Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 10, 'checklist.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.842Z', 10, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f19a-773b-b33e-04a6e84b7a53', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 11, 'checklist_item.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.843Z', 11, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f19c-712a-ad47-2d0e983d385b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f19c-712a-ad47-2d0e983d385b","checklist_id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 12, 'checklist_item.updated', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.846Z', 12, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f19c-712a-ad47-2d0e983d385b', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e16e-f19c-712a-ad47-2d0e983d385b","checklist_id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 13, 'checklist_item.assigned', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.848Z', 13, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f19c-712a-ad47-2d0e983d385b', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e16e-f19c-712a-ad47-2d0e983d385b","checklist_id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 14, 'attachment.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.853Z', 14, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1a5-7358-9e16-de21e3f9e97c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1a5-7358-9e16-de21e3f9e97c","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 15, 'attachment.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.855Z', 15, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1a7-7569-8ab1-54ae37840e42', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1a7-7569-8ab1-54ae37840e42","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 16, 'attachment.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.856Z', 16, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1a8-709b-a8a1-6b14b09fd41b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1a8-709b-a8a1-6b14b09fd41b","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 17, 'card.moved', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.860Z', 17, '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","rank":65536,"updated_at":"2026-11-15T22:58:26.838Z","position":0}', '{"id":"01a1e16e-f18f-73c4-9073-81077866bec0","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f189-7797-9c6d-1d41fcfc5a47","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e16e-f18b-7643-8dda-cefcbf180901","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e16e-f022-765f-a9f2-5a64019c9a1e","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","title":"Steps","rank":65536,"items":[{"id":"01a1e16e-f19c-712a-ad47-2d0e983d385b","checklist_id":"01a1e16e-f19a-773b-b33e-04a6e84b7a53","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e16e-f1a5-7358-9e16-de21e3f9e97c","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e16e-f1a7-7569-8ab1-54ae37840e42","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e16e-f1a8-709b-a8a1-6b14b09fd41b","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:58:26.831Z","updated_at":"2026-11-15T22:58:26.860Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 18, 'board.member_removed', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.862Z', 18, '01a1e16e-f124-70f7-9031-e29eaa2203a3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","user_id":"01a1e16e-f124-70f7-9031-e29eaa2203a3","role":"member","user":{"id":"01a1e16e-f124-70f7-9031-e29eaa2203a3","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 19, 'attachment.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.866Z', 19, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1b2-77d0-8728-83ec0806106c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b2-77d0-8728-83ec0806106c","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 20, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.869Z', 20, '01a1e16e-f1b5-7531-b460-647b287382e4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b5-7531-b460-647b287382e4","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.869Z","updated_at":"2026-11-15T22:58:26.869Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 21, 'checklist.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.870Z', 21, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1b6-73b0-9d9e-cf122daa5704', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b6-73b0-9d9e-cf122daa5704","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 22, 'checklist.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.872Z', 22, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6","card_id":"01a1e16e-f18f-73c4-9073-81077866bec0","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 23, 'checklist_item.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.873Z', 23, '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f1b9-757e-ae16-8b5e88b025e7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1b9-757e-ae16-8b5e88b025e7","checklist_id":"01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 24, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.874Z', 24, '01a1e16e-f1ba-7496-a283-c235b9140489', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1ba-7496-a283-c235b9140489","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 25, 'label.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.875Z', 25, '01a1e16e-f1bb-70ff-beb4-48145d6a100b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1bb-70ff-beb4-48145d6a100b","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 26, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.877Z', 26, '01a1e16e-f1bd-7287-b22a-08f1dae301c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1bd-7287-b22a-08f1dae301c8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.877Z","updated_at":"2026-11-15T22:58:26.877Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 27, 'card.deleted', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.878Z', 27, '01a1e16e-f1bd-7287-b22a-08f1dae301c8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1bd-7287-b22a-08f1dae301c8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.877Z","updated_at":"2026-11-15T22:58:26.877Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 28, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.880Z', 28, '01a1e16e-f1c0-72e2-aa64-168b84a482ec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1c0-72e2-aa64-168b84a482ec","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 29, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.882Z', 29, '01a1e16e-f1c2-761b-871f-5718bc976ecd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1c2-761b-871f-5718bc976ecd","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f1c0-72e2-aa64-168b84a482ec","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.882Z","updated_at":"2026-11-15T22:58:26.882Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 30, 'column.deleted', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.883Z', 30, '01a1e16e-f1c0-72e2-aa64-168b84a482ec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1c0-72e2-aa64-168b84a482ec","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO board_events VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', 1, 'board.member_added', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.887Z', 1, '01a1e16e-f0d4-71a4-998b-8da552d819fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e16e-f1c5-7358-a937-c8bbe097a8d0","user_id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","role":"member","user":{"id":"01a1e16e-f0d4-71a4-998b-8da552d819fb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', 2, 'board.deleted', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.888Z', 2, '01a1e16e-f1c5-7358-a937-c8bbe097a8d0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1c5-7358-a937-c8bbe097a8d0"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 31, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.891Z', 31, '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 32, 'card.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.893Z', 32, '01a1e16e-f1cd-7687-af1d-3cf5c7f63be8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1cd-7687-af1d-3cf5c7f63be8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","column_id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:58:26.893Z","updated_at":"2026-11-15T22:58:26.893Z"}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 33, 'column.deleted', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.895Z', 33, '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO board_events VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 34, 'column.created', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', '2026-11-15T22:58:26.898Z', 34, '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","board_id":"01a1e16e-f174-75b1-8c02-80ba1471e606","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}');
INSERT INTO board_checkpoints VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 0, '2026-11-15T22:58:26.804Z', X'1F8B08000000000000039551CB4EC33010BCF31973B62BDBCAAB3E21BE8113A8AA36C90659721ED84E0155FD77D4A448B487228E3BBB33BB337B846B61A13469D605CB4E97992CF35ACBAA514656AA269D959A0B554020B9E419164F238516022DC726B829B971801D66EF059AC094B8DDD75F57B2CA185916792769DB1999539129BD6DB6A41902F3D4FE9BF3B387122C8C3285D45AEAFCD9189B57D6149B4A652FBFB4FF9A8BFC0EAB043CD5EC23ECEB4EA0E7BEE6702E8EA8CF96F7FF096B8E1C6E09772D85710977FC18385CF8B0C7DB07DD95E09E9C870579D7F0237F523F79DE8CE1EDA237507F5EB1B421D0B910D38AADDFF3745DBBB8A726B903C3A630F3021C38B8CE710BDB918F2B16E789C37AF0029E4EBBD3C337D36F9E6E5C020000');
INSERT INTO board_checkpoints VALUES ('01a1e16e-f1c5-7358-a937-c8bbe097a8d0', 0, '2026-11-15T22:58:26.885Z', X'1F8B08000000000000039551CB4E03310CBCF3193E275592927DE484F8064EA0AAF2265E1429FB20C91650B5FF8EBA5B24DA43518F1E7BC69EF111BC030342A22459106FA5D5BCDCEA8A63BD2DB9AD9A86445D62E50430C83E070203CF0346070C1C251BFD98FDD083E9A71018D84898C9ED9BEF0B59A1142F0BDD72AC5BC535168F42D6B64649C0601ADDDD9CDF3D98C18012AAE05272A95F9432BA32AAD854957EFDA3FDDF5CA20F308241C0864202F3B663D051D7503C1547684E96F7F78435258AD7849B96E2B0843B7CF614CF7C30C7EB07DD94A00E7D000318BCA527FAC26E0CB419E2FB59AFC7EEB462690383D6C794576CFD5EC0CBDAA73DDAEC0F0426C78916E040D1B79E1C9816435AB1348D14D78317709E77F3C30FF3CD73065C020000');
INSERT INTO labels VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18b-7643-8dda-cefcbf180901', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1bb-70ff-beb4-48145d6a100b', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f185-7674-b058-aeff05b3ae1c', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f189-7797-9c6d-1d41fcfc5a47', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO columns VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1ba-7496-a283-c235b9140489', 'Column', 196608, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', 'Column', 262144, '#64748b', 0);
INSERT INTO automation_rules VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1aa-7523-bd30-f862e1c08cc4', 'Finished by Bob', 'card_moved', '01a1e16e-f189-7797-9c6d-1d41fcfc5a47', NULL, 'assign_member', NULL, '01a1e16e-f0d4-71a4-998b-8da552d819fb', 1);
INSERT INTO automation_rules VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b4-741f-8ed0-fe22333fc7ad', 'Rule', 'card_moved', '01a1e16e-f185-7674-b058-aeff05b3ae1c', NULL, 'assign_member', NULL, '01a1e16e-f0d4-71a4-998b-8da552d819fb', 1);
INSERT INTO trash VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1bd-7287-b22a-08f1dae301c8', 'card', 'deleted', 'Card', '01a1e16e-f185-7674-b058-aeff05b3ae1c', NULL, 131072, 1, '{"id":"01a1e16e-f1bd-7287-b22a-08f1dae301c8","column_id":"01a1e16e-f185-7674-b058-aeff05b3ae1c","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:58:26.877Z","updated_at":"2026-11-15T22:58:26.877Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:58:26.878Z', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 27);
INSERT INTO trash VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1c0-72e2-aa64-168b84a482ec', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e16e-f18b-7643-8dda-cefcbf180901","01a1e16e-f1bb-70ff-beb4-48145d6a100b"],"board_members":["01a1e16e-f022-765f-a9f2-5a64019c9a1e","01a1e16e-f0d4-71a4-998b-8da552d819fb"]}', '2026-11-15T22:58:26.883Z', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 30);
INSERT INTO trash VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1c2-761b-871f-5718bc976ecd', 'card', 'deleted', 'Card', '01a1e16e-f1c0-72e2-aa64-168b84a482ec', '01a1e16e-f1c0-72e2-aa64-168b84a482ec', 65536, NULL, '{"id":"01a1e16e-f1c2-761b-871f-5718bc976ecd","column_id":"01a1e16e-f1c0-72e2-aa64-168b84a482ec","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:58:26.882Z","updated_at":"2026-11-15T22:58:26.882Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:58:26.883Z', '01a1e16e-f022-765f-a9f2-5a64019c9a1e', 30);
INSERT INTO restored_contents VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', 34, '01a1e16e-f1cd-7687-af1d-3cf5c7f63be8', '{"id":"01a1e16e-f1cd-7687-af1d-3cf5c7f63be8","column_id":"01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:58:26.893Z","updated_at":"2026-11-15T22:58:26.893Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f189-7797-9c6d-1d41fcfc5a47', 'Card', 'two
lines ', 65536, '2026-11-15T22:58:26.831Z', '2026-11-15T22:58:26.860Z');
INSERT INTO cards VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b5-7531-b460-647b287382e4', '01a1e16e-f185-7674-b058-aeff05b3ae1c', 'Card', NULL, 65536, '2026-11-15T22:58:26.869Z', '2026-11-15T22:58:26.869Z');
INSERT INTO cards VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1cd-7687-af1d-3cf5c7f63be8', '01a1e16e-f1cb-726b-a67a-ec59bb9f9ec8', 'Card', NULL, 65536, '2026-11-15T22:58:26.893Z', '2026-11-15T22:58:26.893Z');
INSERT INTO card_labels VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f18b-7643-8dda-cefcbf180901');
INSERT INTO card_assignees VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f022-765f-a9f2-5a64019c9a1e');
INSERT INTO card_assignees VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f18f-73c4-9073-81077866bec0', '01a1e16e-f0d4-71a4-998b-8da552d819fb');
INSERT INTO checklists VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f19a-773b-b33e-04a6e84b7a53', '01a1e16e-f18f-73c4-9073-81077866bec0', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b6-73b0-9d9e-cf122daa5704', '01a1e16e-f18f-73c4-9073-81077866bec0', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6', '01a1e16e-f18f-73c4-9073-81077866bec0', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f19c-712a-ad47-2d0e983d385b', '01a1e16e-f19a-773b-b33e-04a6e84b7a53', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b9-757e-ae16-8b5e88b025e7', '01a1e16e-f1b8-7778-a8d2-dc0b7ef26dd6', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f19c-712a-ad47-2d0e983d385b', '01a1e16e-f0d4-71a4-998b-8da552d819fb');
INSERT INTO attachments VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a5-7358-9e16-de21e3f9e97c', '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a7-7569-8ab1-54ae37840e42', '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a8-709b-a8a1-6b14b09fd41b', '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b2-77d0-8728-83ec0806106c', '01a1e16e-f18f-73c4-9073-81077866bec0', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a5-7358-9e16-de21e3f9e97c', X'');
INSERT INTO attachment_blobs VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a7-7569-8ab1-54ae37840e42', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1a8-709b-a8a1-6b14b09fd41b', X'8275CE63550524E50EA7DD1FED951556CAE5AA7E57981969850F9660619AE94D19769963AFB9340249D3B562EC1526D10ED3046AAF41F77AAA16DDD757CAECFE5D1742DDF2746A14F14F9DD8FDF1C96E01F55032723417C1C5AC09003DC85937AAFD488E1AD13538CFA2D388526808AB15973E7C7CEB9B47F5EC8247FC184462033C3478CD1A969B31E06EB715D0E1F03FE09AD38CCC27D83382E716B670061B02764CB9F2CF5CF4756186017FF449F56E3D9B4923FBAB4EC440F2C8BCE2D388EC8F9943BA1126981D521597FB5C86693D777B95D9D395997493AD721EBD8919160F2EA53881B8C6C4D88B97AE4A70AA85F2DFE3A27B74F477D30D7BC9F7F476451C0F72226B19AF78001C6B5429E61E5F7FC5EF7C9A8B243F4199B6CC8E726DFC16699A328A611808C176173926877038EE95903D7021D3D633A02DAC4F06877EEDE202F83893B354D7007822255A241C77274C6385F28E471305BFCDC2AE7B84050F73A52A753754A45B730F30A1D2C9E6FB8F06987508B04CFE73CB7E321A71E96CE98892C979A1A508E5B0238FEAAD905F98C9CC6354CD268CD06ED0A58C8EEF8412E48E9F12ADC9F1CDA274596F078E535FA83871BD2C69F86FFD08FC55F2553A9D61690402E299B5401AB41E86AE0EAE1D8EA93BA1D46E267DC3729B2404D8F15F9C2A5834560CA445844D5A81E614D769');
INSERT INTO attachment_blobs VALUES ('01a1e16e-f174-75b1-8c02-80ba1471e606', '01a1e16e-f1b2-77d0-8728-83ec0806106c', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('ad0c362c-ed68-42e2-89cb-d0ea0be34b4e', '7129eae4-06bf-489a-a532-1108fcfc9dec', '00', NULL);
INSERT INTO attachment_objects VALUES ('ad0c362c-ed68-42e2-89cb-d0ea0be34b4e', '7129eae4-06bf-489a-a532-1108fcfc9dec', NULL);
