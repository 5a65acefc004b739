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
INSERT INTO schema_version VALUES (1, '8f484c2dc57a59d3');
INSERT INTO users VALUES ('01a1e148-7813-710b-becc-57c0fbf3fc2c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$mU4EM7lT9Tnv0v4TNbE/W6RBC5ND1p8wuw5yPF/c2bs$oDsudbBDtZ1Duy2P6so0kvxPh7fdUWDHbf0JNv5HXvc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:16:25.525Z');
INSERT INTO users VALUES ('01a1e148-794b-71bb-9e59-4b13f5531bb0', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$uTOhAm8zi8YTJ0jDIlweh4qJZ5v6u8UlZZYRi436UqY$u82KbS7iM0DZaLgoNgLLAA4HId3JPORDSkHiyvDxIZU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:16:25.794Z');
INSERT INTO users VALUES ('01a1e148-7a1b-768e-af84-c87e267507d0', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$kY+Hda53cks9k8HdN43ESkQMpDEqWdR8IbWwj7Nsroo$iAROeuF5R39x4dVNVHJSxiaeD9Jr6Ltr7CYXvMkj3Ts', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:16:25.994Z');
INSERT INTO users VALUES ('01a1e148-7bf2-77ce-bfef-22337b726955', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$3GTOuY4DlZUnWE9FHt0e2/mtBlLjNlzhKq33QIiY4t4$sRkcDxndrWjcIpBKu1tXJamoPdWQVI4sdz5CTkCoh1E', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:16:26.580Z');
INSERT INTO sessions VALUES ('01a1e148-7947-7134-9422-daae4ec264f5', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '2026-11-15T22:16:25.671Z', '2026-11-15T22:16:25.671Z', '2026-11-15T23:16:25.671Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e148-7a19-7141-9e0f-425b5bf65999', '01a1e148-794b-71bb-9e59-4b13f5531bb0', '2026-11-15T22:16:25.881Z', '2026-11-15T22:16:25.881Z', '2026-11-15T23:16:25.881Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e148-7b17-73f1-b7ba-dd43e567f6ee', '01a1e148-7a1b-768e-af84-c87e267507d0', '2026-11-15T22:16:26.135Z', '2026-11-15T22:16:26.135Z', '2026-11-15T23:16:26.135Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e148-7d5d-76a5-bc60-5d48c2aeb8e6', '2026-11-15T23:21:26.726Z');
INSERT INTO idempotency_keys VALUES ('01a1e148-7813-710b-becc-57c0fbf3fc2c', '582d1522-9b8f-45e6-8e21-151d60973364', 'Ci8jfxr4PJLoMknOKBHKslPR8menZqxTO0Z2g78Excc', '01a1e148-7b30-76f2-b009-ce2b860e42f3', '{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:16:26.249Z');
INSERT INTO boards VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 'Board', NULL, '01a1e148-7813-710b-becc-57c0fbf3fc2c', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '2026-11-15T22:16:26.160Z', '2026-11-15T22:16:26.160Z', 25, 27, 'lhpj10neqhj', NULL);
INSERT INTO board_members VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7813-710b-becc-57c0fbf3fc2c', 'owner');
INSERT INTO board_members VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-794b-71bb-9e59-4b13f5531bb0', 'member');
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 1, 'board.member_added', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","user_id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","role":"member","user":{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:16:26.195Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 2, 'board.member_added', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","user_id":"01a1e148-7a1b-768e-af84-c87e267507d0","role":"member","user":{"id":"01a1e148-7a1b-768e-af84-c87e267507d0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:16:26.208Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 3, 'column.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:16:26.211Z', 3, '01a1e148-7b63-751f-8ac9-48f2e05da11e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 4, 'column.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b68-734f-86cc-92d1bb383ccb","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:16:26.216Z', 4, '01a1e148-7b68-734f-86cc-92d1bb383ccb', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 5, 'label.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, '582d1522-9b8f-45e6-8e21-151d60973364', '2026-11-15T22:16:26.249Z', 5, '01a1e148-7b89-7246-ba34-9e9bd3e3b4b6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 6, 'card.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.253Z"}', NULL, NULL, NULL, '2026-11-15T22:16:26.253Z', 6, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 7, 'card.labeled', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.256Z"}', '{"labels":[],"updated_at":"2026-11-15T22:16:26.253Z"}', NULL, NULL, '2026-11-15T22:16:26.256Z', 7, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 8, 'card.assigned', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e148-7813-710b-becc-57c0fbf3fc2c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.260Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:16:26.256Z"}', NULL, NULL, '2026-11-15T22:16:26.260Z', 8, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 9, 'card.assigned', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e148-7813-710b-becc-57c0fbf3fc2c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.260Z"}', '{"assignees":[{"id":"01a1e148-7813-710b-becc-57c0fbf3fc2c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:16:26.260Z"}', NULL, NULL, '2026-11-15T22:16:26.260Z', 8, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 10, 'checklist.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b97-7693-95e7-e81f8807c243","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.263Z', 10, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 11, 'checklist_item.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b9b-75c9-87bd-2c0abf9370c7","checklist_id":"01a1e148-7b97-7693-95e7-e81f8807c243","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.266Z', 11, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 12, 'checklist_item.updated', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b9b-75c9-87bd-2c0abf9370c7","checklist_id":"01a1e148-7b97-7693-95e7-e81f8807c243","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:16:26.269Z', 12, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 13, 'checklist_item.assigned', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b9b-75c9-87bd-2c0abf9370c7","checklist_id":"01a1e148-7b97-7693-95e7-e81f8807c243","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:16:26.273Z', 13, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 14, 'attachment.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7ba6-77a5-8bc1-bdeb21caa749","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:16:26.278Z', 14, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 15, 'attachment.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7ba9-75f4-bef4-a2928f58a980","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:16:26.281Z', 15, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 16, 'attachment.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bad-762b-9be0-e9ebd4363697","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:16:26.285Z', 16, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 17, 'card.moved', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b68-734f-86cc-92d1bb383ccb","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e148-7b89-7246-ba34-9e9bd3e3b4b6","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e148-7813-710b-becc-57c0fbf3fc2c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e148-7b97-7693-95e7-e81f8807c243","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","title":"Steps","rank":65536,"items":[{"id":"01a1e148-7b9b-75c9-87bd-2c0abf9370c7","checklist_id":"01a1e148-7b97-7693-95e7-e81f8807c243","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e148-794b-71bb-9e59-4b13f5531bb0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e148-7ba6-77a5-8bc1-bdeb21caa749","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e148-7ba9-75f4-bef4-a2928f58a980","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e148-7bad-762b-9be0-e9ebd4363697","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:16:26.253Z","updated_at":"2026-11-15T22:16:26.292Z"}', '{"column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","rank":65536,"updated_at":"2026-11-15T22:16:26.260Z","position":0}', NULL, NULL, '2026-11-15T22:16:26.292Z', 17, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 18, 'board.member_removed', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","user_id":"01a1e148-7a1b-768e-af84-c87e267507d0","role":"member","user":{"id":"01a1e148-7a1b-768e-af84-c87e267507d0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:16:26.294Z', 18, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 19, 'attachment.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bb9-704a-8950-d3c6ef0203a3","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:16:26.297Z', 19, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 20, 'card.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bc8-769b-b7ad-fb6f4b82a845","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","column_id":"01a1e148-7b63-751f-8ac9-48f2e05da11e","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:16:26.312Z","updated_at":"2026-11-15T22:16:26.312Z"}', NULL, NULL, NULL, '2026-11-15T22:16:26.312Z', 20, '01a1e148-7bc8-769b-b7ad-fb6f4b82a845', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 21, 'checklist.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bcb-76b5-91f8-c4a641097213","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.315Z', 21, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 22, 'checklist.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bd8-756c-a3ff-0b82eced82e4","card_id":"01a1e148-7b8d-77cf-933d-444be8ecd26e","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.328Z', 22, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 23, 'checklist_item.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7be4-764e-a59c-5a370c798de3","checklist_id":"01a1e148-7bd8-756c-a3ff-0b82eced82e4","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:16:26.340Z', 23, '01a1e148-7b8d-77cf-933d-444be8ecd26e', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 24, 'column.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bec-76d1-a3c4-a855e2e6fa52","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:16:26.348Z', 24, '01a1e148-7bec-76d1-a3c4-a855e2e6fa52', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 25, 'label.created', '01a1e148-7813-710b-becc-57c0fbf3fc2c', '{"id":"01a1e148-7bef-7736-b4df-17a67cc3d3ae","board_id":"01a1e148-7b30-76f2-b009-ce2b860e42f3","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:16:26.351Z', 25, '01a1e148-7bef-7736-b4df-17a67cc3d3ae', NULL, NULL, NULL);
INSERT INTO board_checkpoints VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', 0, '2026-11-15T22:16:26.160Z', X'1F8B08000000000000039551CB4EC33010BCF319738E2BDB6993E213E21B3881AACA76D6C892F3C0760AA8CABFA32645A23D14F5B8B33BB33BB347F8060A5C684162BD65B52939AB2B2799E1FC915992665B715A4B57A240F63910149E7B1D1B146828D9E887ECFB0EAA1B43286023E94CCDDE7C5FC86E45C96AC10D33642DDBD4963BE34A67A545817168EEE6FCEED1190A92CB8A09C1C4E6454A252A25AB95A8F8EB1FEDFFE6127D40F102411B0A09EA6D57A0A5D6503C15479893E5FD3D618D89E235E1A6A5D8CFE1F69F1DC5331FEA78FDA09B12D46A1FA0A083B7F4445FBA1D02ADFAF87ED6EB747B5A31B751C0F998F2822DDF0BFAB2F669AF6DF60782CA71A4193850F4CE5303E574480B96C681E272F00C4ED36E7AF801754107BC5C020000');
INSERT INTO labels VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b89-7246-ba34-9e9bd3e3b4b6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bef-7736-b4df-17a67cc3d3ae', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b63-751f-8ac9-48f2e05da11e', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b68-734f-86cc-92d1bb383ccb', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO columns VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bec-76d1-a3c4-a855e2e6fa52', 'Column', 196608, '#64748b', 0);
INSERT INTO automation_rules VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bb0-75d3-9486-72b893e8a6e7', 'Finished by Bob', 'card_moved', '01a1e148-7b68-734f-86cc-92d1bb383ccb', NULL, 'assign_member', NULL, '01a1e148-794b-71bb-9e59-4b13f5531bb0', 1);
INSERT INTO automation_rules VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bc1-75b2-8b05-149608779e51', 'Rule', 'card_moved', '01a1e148-7b63-751f-8ac9-48f2e05da11e', NULL, 'assign_member', NULL, '01a1e148-794b-71bb-9e59-4b13f5531bb0', 1);
INSERT INTO cards VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', '01a1e148-7b68-734f-86cc-92d1bb383ccb', 'Card', 'two
lines ', 65536, '2026-11-15T22:16:26.253Z', '2026-11-15T22:16:26.292Z');
INSERT INTO cards VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bc8-769b-b7ad-fb6f4b82a845', '01a1e148-7b63-751f-8ac9-48f2e05da11e', 'Card', NULL, 65536, '2026-11-15T22:16:26.312Z', '2026-11-15T22:16:26.312Z');
INSERT INTO card_labels VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', '01a1e148-7b89-7246-ba34-9e9bd3e3b4b6');
INSERT INTO card_assignees VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', '01a1e148-7813-710b-becc-57c0fbf3fc2c');
INSERT INTO card_assignees VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', '01a1e148-794b-71bb-9e59-4b13f5531bb0');
INSERT INTO checklists VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b97-7693-95e7-e81f8807c243', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bcb-76b5-91f8-c4a641097213', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bd8-756c-a3ff-0b82eced82e4', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b9b-75c9-87bd-2c0abf9370c7', '01a1e148-7b97-7693-95e7-e81f8807c243', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7be4-764e-a59c-5a370c798de3', '01a1e148-7bd8-756c-a3ff-0b82eced82e4', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7b9b-75c9-87bd-2c0abf9370c7', '01a1e148-794b-71bb-9e59-4b13f5531bb0');
INSERT INTO attachments VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7ba6-77a5-8bc1-bdeb21caa749', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7ba9-75f4-bef4-a2928f58a980', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bad-762b-9be0-e9ebd4363697', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bb9-704a-8950-d3c6ef0203a3', '01a1e148-7b8d-77cf-933d-444be8ecd26e', 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7ba6-77a5-8bc1-bdeb21caa749', X'');
INSERT INTO attachment_blobs VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7ba9-75f4-bef4-a2928f58a980', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bad-762b-9be0-e9ebd4363697', X'B9803DCA3ADC265A9BCE6304B729716F897B154D9917DF74A75A059E364B3289B8EE74440B9869641005E53E4192576B3C1B8B408F87A338ACC52082C9E8F24E379E9B4424A4CEC3DE97CD09EABFF6BEF7087D8BCB915F10C29DAD2247BCB113017F6925F6EB935A742539129330999D535D16C711423F653080E0D6E2C31593B5E41FF4141B9C6E29B10F100E20C97866C8EA0FBB2C3BB8222D160017F214C5289038B0DB7386E474B5FD79B25715217206CB6DA16307F3D755A2439E2DD7D38BA234407A72725D2F8CEA9E590B9124037D88AA0910E7DC7CDC08C6DFB23EA990CC8C3B70D9AF1AC2F09546018FA1518DCBDE4F4FB99CC6E59079E0587D3E77EA190FFBE8316B99FC0421B088196846CEF649D5D89213007C91F6B6371AA64C2141B7DD6B07AC9B6B394068DF9BEC16245864CAB8A3BAC515C382CA0A7F8EEB6F6DB01A1B419A5D7C88DC3F72EA5818A93670F1280A7C9999E6842F9A427FB1DD290AB9BA8EE374436B99AD16BA2EF5DA8F6059CAD4D681FE096457BAF0F6BDC411E2B7DD291D36C62D7038DC61DFF63B95D5115EDDB627B0CA14A146A0BEF31C3061887B281617CF0F926EF2416A9797A26CFCA57ED812C94AFEC4EA2CE63A28153F567C79F2EB24E6B72BFD001BB8F96D50801D9C03B5E3FE39684972F0CC21887C786E41144567508298965107DA766E37E2');
INSERT INTO attachment_blobs VALUES ('01a1e148-7b30-76f2-b009-ce2b860e42f3', '01a1e148-7bb9-704a-8950-d3c6ef0203a3', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('859298ff-30c7-43f5-9f4f-3aefc68cac52', '874eea6d-a071-4e08-8cee-37cc24f384a9', '00', NULL);
INSERT INTO attachment_objects VALUES ('859298ff-30c7-43f5-9f4f-3aefc68cac52', '874eea6d-a071-4e08-8cee-37cc24f384a9', NULL);
