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
INSERT INTO schema_version VALUES (1, '8b41e46a3575d22c');
INSERT INTO users VALUES ('01a1e14d-a7ba-758e-ab34-11293a8549f7', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$1aXKX6kCwknrdGSCb4y38wAeV1OLULVL8AAccExgJLQ$wsjPRxI4dec8jk6li6MNWiPvIRaV6o1DT6CEZWVyX4k', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:22:05.292Z');
INSERT INTO users VALUES ('01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$HTplpR5GHlJIhPa4DcG2rpNHSFKQ+fVDY9DqrQ7Aha4$+D1s9A8eosoLnBHi28umk2hKC5IbNt5CHMAUcTNNUHw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:22:05.415Z');
INSERT INTO users VALUES ('01a1e14d-a8a2-7474-9485-7062720ec368', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$hSL8DP8y/BMvbjbl1ea2xpqmnhItC4oPO/r907PlBQ8$U6sbAtAxfTE/vWAGYXD+upZk40yfL0ajBAJO7AbdSgA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:22:05.531Z');
INSERT INTO users VALUES ('01a1e14d-a988-75c6-92bf-1f31f65e1b53', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$uxIcgZTfxr+FAZRZhIU4TSc2vCUYm12XVIOHX7XCWFo$wFNhzbw7NoztYgdl29o24soQbu/tTNjDY4sNcKS/zqg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:22:05.752Z');
INSERT INTO sessions VALUES ('01a1e14d-a82a-73a7-a134-6442e5f56602', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '2026-11-15T22:22:05.354Z', '2026-11-15T22:22:05.354Z', '2026-11-15T23:22:05.354Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e14d-a8a0-7102-a3c2-8eb52f4626c4', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', '2026-11-15T22:22:05.472Z', '2026-11-15T22:22:05.472Z', '2026-11-15T23:22:05.472Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e14d-a913-73d5-8a98-db00bdc6e755', '01a1e14d-a8a2-7474-9485-7062720ec368', '2026-11-15T22:22:05.587Z', '2026-11-15T22:22:05.587Z', '2026-11-15T23:22:05.587Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e14d-a9f0-72d2-a1aa-a759e6db89b7', '2026-11-15T23:27:05.811Z');
INSERT INTO idempotency_keys VALUES ('01a1e14d-a7ba-758e-ab34-11293a8549f7', 'c11b04db-5d07-4424-9bd6-280bd58e12e8', 'XBBktUfkBgxBmZ0LgLoKEuhcp7A0bQXAAlvx8AgHDjo', '01a1e14d-a91a-7220-8669-189e29243ed1', '{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:22:05.613Z');
INSERT INTO boards VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 'Board', NULL, '01a1e14d-a7ba-758e-ab34-11293a8549f7', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '2026-11-15T22:22:05.594Z', '2026-11-15T22:22:05.594Z', 34, 36, 'aog7l7y39ed', NULL, NULL);
INSERT INTO boards VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', 'Board', NULL, '01a1e14d-a7ba-758e-ab34-11293a8549f7', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '2026-11-15T22:22:05.683Z', '2026-11-15T22:22:05.683Z', 2, 3, 'hn2xp8ajie', '2026-11-15T22:22:05.685Z', '01a1e14d-a7ba-758e-ab34-11293a8549f7');
INSERT INTO board_members VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 'owner');
INSERT INTO board_members VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', 'member');
INSERT INTO board_members VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 'owner');
INSERT INTO board_members VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', 'member');
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 1, 'board.member_added', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","user_id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","role":"member","user":{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:22:05.599Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 2, 'board.member_added', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","user_id":"01a1e14d-a8a2-7474-9485-7062720ec368","role":"member","user":{"id":"01a1e14d-a8a2-7474-9485-7062720ec368","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:22:05.604Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 3, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.607Z', 3, '01a1e14d-a927-7111-b9b4-506b9ea29d6f', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 4, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92a-76cc-b10f-046c56e68f97","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:22:05.610Z', 4, '01a1e14d-a92a-76cc-b10f-046c56e68f97', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 5, 'label.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, 'c11b04db-5d07-4424-9bd6-280bd58e12e8', '2026-11-15T22:22:05.613Z', 5, '01a1e14d-a92d-7345-9d1f-61e9c80488fa', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 6, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.615Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.615Z', 6, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 7, 'card.labeled', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.618Z"}', '{"labels":[],"updated_at":"2026-11-15T22:22:05.615Z"}', NULL, NULL, '2026-11-15T22:22:05.618Z', 7, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 8, 'card.assigned', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e14d-a7ba-758e-ab34-11293a8549f7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.622Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:22:05.618Z"}', NULL, NULL, '2026-11-15T22:22:05.622Z', 8, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 9, 'card.assigned', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e14d-a7ba-758e-ab34-11293a8549f7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.622Z"}', '{"assignees":[{"id":"01a1e14d-a7ba-758e-ab34-11293a8549f7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:22:05.622Z"}', NULL, NULL, '2026-11-15T22:22:05.622Z', 8, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 10, 'checklist.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.625Z', 10, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 11, 'checklist_item.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a93c-74e7-9bcc-aaea14384d59","checklist_id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.628Z', 11, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 12, 'checklist_item.updated', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a93c-74e7-9bcc-aaea14384d59","checklist_id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:22:05.631Z', 12, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 13, 'checklist_item.assigned', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a93c-74e7-9bcc-aaea14384d59","checklist_id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:22:05.634Z', 13, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 14, 'attachment.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a949-72da-b474-fa05e47b96a2","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:22:05.640Z', 14, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 15, 'attachment.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a94b-7312-9b1f-e280cc78a05c","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:22:05.643Z', 15, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 16, 'attachment.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a94e-7742-964e-af14b63fb8e6","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:22:05.646Z', 16, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 17, 'card.moved', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a92a-76cc-b10f-046c56e68f97","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e14d-a92d-7345-9d1f-61e9c80488fa","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e14d-a7ba-758e-ab34-11293a8549f7","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","title":"Steps","rank":65536,"items":[{"id":"01a1e14d-a93c-74e7-9bcc-aaea14384d59","checklist_id":"01a1e14d-a939-7166-9ba1-ea01b0ffcfa5","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e14d-a949-72da-b474-fa05e47b96a2","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e14d-a94b-7312-9b1f-e280cc78a05c","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e14d-a94e-7742-964e-af14b63fb8e6","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:22:05.615Z","updated_at":"2026-11-15T22:22:05.652Z"}', '{"column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","rank":65536,"updated_at":"2026-11-15T22:22:05.622Z","position":0}', NULL, NULL, '2026-11-15T22:22:05.652Z', 17, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 18, 'board.member_removed', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","user_id":"01a1e14d-a8a2-7474-9485-7062720ec368","role":"member","user":{"id":"01a1e14d-a8a2-7474-9485-7062720ec368","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:22:05.654Z', 18, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 19, 'attachment.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a959-7267-b260-577bf42fdb38","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:22:05.657Z', 19, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 20, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a95d-71c1-9f91-aa5036663bfb","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.661Z","updated_at":"2026-11-15T22:22:05.661Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.661Z', 20, '01a1e14d-a95d-71c1-9f91-aa5036663bfb', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 21, 'checklist.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a95e-77b3-9852-ea75b6b3b50c","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.662Z', 21, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 22, 'checklist.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a960-70d2-8184-f2a6410629c0","card_id":"01a1e14d-a92f-752e-9ab5-1c9c761b9ddc","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.664Z', 22, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 23, 'checklist_item.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a962-716f-9e4c-19f9d96b71de","checklist_id":"01a1e14d-a960-70d2-8184-f2a6410629c0","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:22:05.666Z', 23, '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 24, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a963-7527-9b0f-c3028264ff08","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.667Z', 24, '01a1e14d-a963-7527-9b0f-c3028264ff08', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 25, 'label.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a964-711f-a9a3-471beaf0f01a","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:22:05.668Z', 25, '01a1e14d-a964-711f-a9a3-471beaf0f01a', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 26, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a966-7629-9756-bc6662f562a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.670Z","updated_at":"2026-11-15T22:22:05.670Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.670Z', 26, '01a1e14d-a966-7629-9756-bc6662f562a4', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 27, 'card.deleted', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a966-7629-9756-bc6662f562a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.670Z","updated_at":"2026-11-15T22:22:05.670Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.672Z', 27, '01a1e14d-a966-7629-9756-bc6662f562a4', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 28, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a96b-701f-9b67-aaa88f69636c","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.675Z', 28, '01a1e14d-a96b-701f-9b67-aaa88f69636c', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 29, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a96c-7438-b29e-b9a7d3940c60","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a96b-701f-9b67-aaa88f69636c","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.676Z","updated_at":"2026-11-15T22:22:05.676Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.676Z', 29, '01a1e14d-a96c-7438-b29e-b9a7d3940c60', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 30, 'column.deleted', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a96b-701f-9b67-aaa88f69636c","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.679Z', 30, '01a1e14d-a96b-701f-9b67-aaa88f69636c', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', 1, 'board.member_added', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"board_id":"01a1e14d-a973-717f-b14b-4ccec15dc6ec","user_id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","role":"member","user":{"id":"01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:22:05.684Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a973-717f-b14b-4ccec15dc6ec', 2, 'board.deleted', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a973-717f-b14b-4ccec15dc6ec"}', NULL, NULL, NULL, '2026-11-15T22:22:05.685Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 31, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.687Z', 31, '01a1e14d-a977-740f-ab5d-b387e3bf36a4', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 32, 'card.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a979-77e5-9d2c-479a650b022f","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","column_id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:22:05.689Z","updated_at":"2026-11-15T22:22:05.689Z"}', NULL, NULL, NULL, '2026-11-15T22:22:05.689Z', 32, '01a1e14d-a979-77e5-9d2c-479a650b022f', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 33, 'column.deleted', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.691Z', 33, '01a1e14d-a977-740f-ab5d-b387e3bf36a4', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 34, 'column.created', '01a1e14d-a7ba-758e-ab34-11293a8549f7', '{"id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","board_id":"01a1e14d-a91a-7220-8669-189e29243ed1","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:22:05.695Z', 34, '01a1e14d-a977-740f-ab5d-b387e3bf36a4', NULL, NULL, 'restored');
INSERT INTO labels VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92d-7345-9d1f-61e9c80488fa', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a964-711f-a9a3-471beaf0f01a', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a927-7111-b9b4-506b9ea29d6f', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92a-76cc-b10f-046c56e68f97', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO columns VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a963-7527-9b0f-c3028264ff08', 'Column', 196608, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a977-740f-ab5d-b387e3bf36a4', 'Column', 262144, '#64748b', 0);
INSERT INTO automation_rules VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a950-740b-9903-8a36d5300ed7', 'Finished by Bob', 'card_moved', '01a1e14d-a92a-76cc-b10f-046c56e68f97', NULL, 'assign_member', NULL, '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', 1);
INSERT INTO automation_rules VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a95c-7516-8786-a8af5692838c', 'Rule', 'card_moved', '01a1e14d-a927-7111-b9b4-506b9ea29d6f', NULL, 'assign_member', NULL, '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db', 1);
INSERT INTO trash VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a966-7629-9756-bc6662f562a4', 'card', 'deleted', 'Card', '01a1e14d-a927-7111-b9b4-506b9ea29d6f', NULL, 131072, 1, '{"id":"01a1e14d-a966-7629-9756-bc6662f562a4","column_id":"01a1e14d-a927-7111-b9b4-506b9ea29d6f","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:22:05.670Z","updated_at":"2026-11-15T22:22:05.670Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:22:05.672Z', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 27);
INSERT INTO trash VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a96b-701f-9b67-aaa88f69636c', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e14d-a92d-7345-9d1f-61e9c80488fa","01a1e14d-a964-711f-a9a3-471beaf0f01a"],"board_members":["01a1e14d-a7ba-758e-ab34-11293a8549f7","01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db"]}', '2026-11-15T22:22:05.679Z', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 30);
INSERT INTO trash VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a96c-7438-b29e-b9a7d3940c60', 'card', 'deleted', 'Card', '01a1e14d-a96b-701f-9b67-aaa88f69636c', '01a1e14d-a96b-701f-9b67-aaa88f69636c', 65536, NULL, '{"id":"01a1e14d-a96c-7438-b29e-b9a7d3940c60","column_id":"01a1e14d-a96b-701f-9b67-aaa88f69636c","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:22:05.676Z","updated_at":"2026-11-15T22:22:05.676Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:22:05.679Z', '01a1e14d-a7ba-758e-ab34-11293a8549f7', 30);
INSERT INTO restored_contents VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', 34, '01a1e14d-a979-77e5-9d2c-479a650b022f', '{"id":"01a1e14d-a979-77e5-9d2c-479a650b022f","column_id":"01a1e14d-a977-740f-ab5d-b387e3bf36a4","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:22:05.689Z","updated_at":"2026-11-15T22:22:05.689Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', '01a1e14d-a92a-76cc-b10f-046c56e68f97', 'Card', 'two
lines ', 65536, '2026-11-15T22:22:05.615Z', '2026-11-15T22:22:05.652Z');
INSERT INTO cards VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a95d-71c1-9f91-aa5036663bfb', '01a1e14d-a927-7111-b9b4-506b9ea29d6f', 'Card', NULL, 65536, '2026-11-15T22:22:05.661Z', '2026-11-15T22:22:05.661Z');
INSERT INTO cards VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a979-77e5-9d2c-479a650b022f', '01a1e14d-a977-740f-ab5d-b387e3bf36a4', 'Card', NULL, 65536, '2026-11-15T22:22:05.689Z', '2026-11-15T22:22:05.689Z');
INSERT INTO card_labels VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', '01a1e14d-a92d-7345-9d1f-61e9c80488fa');
INSERT INTO card_assignees VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', '01a1e14d-a7ba-758e-ab34-11293a8549f7');
INSERT INTO card_assignees VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db');
INSERT INTO checklists VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a939-7166-9ba1-ea01b0ffcfa5', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a95e-77b3-9852-ea75b6b3b50c', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a960-70d2-8184-f2a6410629c0', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a93c-74e7-9bcc-aaea14384d59', '01a1e14d-a939-7166-9ba1-ea01b0ffcfa5', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a962-716f-9e4c-19f9d96b71de', '01a1e14d-a960-70d2-8184-f2a6410629c0', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a93c-74e7-9bcc-aaea14384d59', '01a1e14d-a82e-7409-8bf4-9a4a5bc8d1db');
INSERT INTO attachments VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a949-72da-b474-fa05e47b96a2', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a94b-7312-9b1f-e280cc78a05c', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a94e-7742-964e-af14b63fb8e6', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a959-7267-b260-577bf42fdb38', '01a1e14d-a92f-752e-9ab5-1c9c761b9ddc', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a949-72da-b474-fa05e47b96a2', X'');
INSERT INTO attachment_blobs VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a94b-7312-9b1f-e280cc78a05c', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a94e-7742-964e-af14b63fb8e6', X'132DE6AA338F07716BB1D3463BE7181C0E01CB6548627D0911DE6A8CA866B85E0B8ABAB2224EC4D0ACCBA8FDE8F2F0F2B6C4F59286EAF4D8A181B4F4F07568A0F2C25792F6C9A17F560DC0FF24E6F3BFFA342119C76D4DDCE11F23A17FC043FE85DE592BBA0C6DBE3E4432ED6B5F51199683BF11B3805A2965A820F7F67D1536036528C0D4032D9D794FF3B2F02B28950263171E34155D88AAFB340712C8C036FB00F60C74E985CAF0AF6AB83FF7FB315D795D99491F100C87493F5151948DD28C6A6F07022AE4E5AD5A6CC6E21BBD47CE206D45DA25C77A2C5BAACF783E25C243B54E6461D226EA0C119F02DE6624CD5C7EE8A427555D1302179A6682B20D678E9CA05517CEB9741C36CD732F479AF9D19F75A990CDF7459B8F961ED4EE1FC3C456A998E45AAB80AD72F881305DD5F91B9C0625BBC501592BF4BEC26F4DDBF6E2B050CF2E171B5FADDAED2CEEDEA630241F3314B647A1C003D9AA842D30AAA0615669EE889D8A6736998334ED7EF7B078B6690797D51EF5D47429D029D136C4AD4C32D9B3A5F1A57717AD6680210BF441AAF54B009AA6422280C30975BF055BC8375AB3ECD3B0E702593A283FE430C48395E654BED2B4DB3454EBED87E1C246C6635F30361C8B4F3BC1FABBBEF26D054FEDD6E556F8C1F59CE85665AB9344B92B2B64703619A723F2A8536E522D34D7F13F66FF');
INSERT INTO attachment_blobs VALUES ('01a1e14d-a91a-7220-8669-189e29243ed1', '01a1e14d-a959-7267-b260-577bf42fdb38', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('4ac5ca51-cdff-4bf7-a2c1-82d798185d68', '1766d12d-d273-48ee-bfc9-5a44045097aa', '00', NULL);
INSERT INTO attachment_objects VALUES ('4ac5ca51-cdff-4bf7-a2c1-82d798185d68', '1766d12d-d273-48ee-bfc9-5a44045097aa', NULL);
