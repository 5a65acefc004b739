CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY);
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
CREATE INDEX board_members_user ON board_members (user_id);
CREATE TABLE board_events (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     type TEXT NOT NULL,
     user_id TEXT,
     data TEXT NOT NULL,
     renumbered TEXT,
     idempotency_key TEXT,
     created_at TEXT NOT NULL,
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
INSERT INTO schema_version VALUES (1);
INSERT INTO users VALUES ('01a1e074-ab58-7436-aaab-41ab521f103f', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$EtY9dwVuQ0vJQpkUKLgf4spOR8FxW1jWR1+VwCQ1Isw$gkST8fn8b+ySUkcske6onuVX5YbM4SyvYS1CyTDWsX4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T18:25:05.385Z');
INSERT INTO users VALUES ('01a1e074-ae66-706b-be45-95ef453522ad', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$3WOUWpTV2GC+P//FjDab4gCW//cLRVgsFgZgJXfWUQk$FPYqD1rMQER0VwtEbmzNc7yfbZhTUzfclfpWrqwA0fk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T18:25:05.930Z');
INSERT INTO users VALUES ('01a1e074-b10e-7549-906b-40a4cee524a4', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$cCvkd0lorsADq7H1daXwu/rLtMGU9D65uvN4TBFZpSE$n+ebY3L9iVS57jZBaGrlXQ/C56AYQZLq6AqKrtsn2n0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T18:25:06.608Z');
INSERT INTO users VALUES ('01a1e074-b447-74b4-a1a9-a75762cb007d', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$5TsXKeBJwouu0wHg7oJ+9M4Nr+jLOqOiFJ1XFwXr89M$Co4dv8N7kfv9oovbIqxOhDUXE5hETDYlyiR9xMwDIRw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T18:25:07.604Z');
INSERT INTO sessions VALUES ('01a1e074-ae63-7275-845c-1dd9a391e863', '01a1e074-ab58-7436-aaab-41ab521f103f', '2026-11-15T18:25:05.635Z', '2026-11-15T18:25:05.635Z', '2026-11-15T19:25:05.635Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e074-b106-74cc-9f27-bcd5b6daaf91', '01a1e074-ae66-706b-be45-95ef453522ad', '2026-11-15T18:25:06.310Z', '2026-11-15T18:25:06.310Z', '2026-11-15T19:25:06.310Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e074-b386-76c3-ad40-5d3f856dba79', '01a1e074-b10e-7549-906b-40a4cee524a4', '2026-11-15T18:25:06.950Z', '2026-11-15T18:25:06.950Z', '2026-11-15T19:25:06.950Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e074-b785-7271-96a1-d40430903050', '2026-11-15T19:30:07.985Z');
INSERT INTO idempotency_keys VALUES ('01a1e074-ab58-7436-aaab-41ab521f103f', '5b22d57b-a8af-481a-af87-be28c0759bcd', 'rUs36CDQAfxW6nnS0dboyMY5aheqjQEP_8Zy2nelkkE', '01a1e074-b38b-743c-b2d7-71901bd1ac16', '{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T18:25:07.039Z');
INSERT INTO boards VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 'Board', NULL, '01a1e074-ab58-7436-aaab-41ab521f103f', '01a1e074-ab58-7436-aaab-41ab521f103f', '2026-11-15T18:25:06.955Z', '2026-11-15T18:25:06.955Z', 18, 19, 'soart2gwu5', NULL);
INSERT INTO board_members VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-ab58-7436-aaab-41ab521f103f', 'owner');
INSERT INTO board_members VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-ae66-706b-be45-95ef453522ad', 'member');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 1, 'board.member_added', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","user_id":"01a1e074-ae66-706b-be45-95ef453522ad","role":"member","user":{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:25:06.961Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 2, 'board.member_added', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","user_id":"01a1e074-b10e-7549-906b-40a4cee524a4","role":"member","user":{"id":"01a1e074-b10e-7549-906b-40a4cee524a4","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:25:06.998Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 3, 'column.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3bc-7782-8e6c-a5717027a214","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, '2026-11-15T18:25:07.004Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 4, 'column.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3cf-778e-a6a4-7939ee3cc0db","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, '2026-11-15T18:25:07.022Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 5, 'label.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '5b22d57b-a8af-481a-af87-be28c0759bcd', '2026-11-15T18:25:07.038Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 6, 'card.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3bc-7782-8e6c-a5717027a214","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.045Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, NULL, '2026-11-15T18:25:07.045Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 7, 'card.labeled', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3bc-7782-8e6c-a5717027a214","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.054Z"}', NULL, NULL, '2026-11-15T18:25:07.054Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 8, 'card.assigned', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3bc-7782-8e6c-a5717027a214","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e074-ab58-7436-aaab-41ab521f103f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.075Z"}', NULL, NULL, '2026-11-15T18:25:07.075Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 9, 'card.assigned', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3bc-7782-8e6c-a5717027a214","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e074-ab58-7436-aaab-41ab521f103f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.075Z"}', NULL, NULL, '2026-11-15T18:25:07.075Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 10, 'checklist.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b411-71f6-b8e7-9c95d868292d","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","title":"Steps","rank":65536,"items":[]}', NULL, NULL, '2026-11-15T18:25:07.089Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 11, 'checklist_item.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b417-7034-a718-e8b91e8e0b24","checklist_id":"01a1e074-b411-71f6-b8e7-9c95d868292d","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T18:25:07.095Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 12, 'checklist_item.updated', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b417-7034-a718-e8b91e8e0b24","checklist_id":"01a1e074-b411-71f6-b8e7-9c95d868292d","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, NULL, '2026-11-15T18:25:07.105Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 13, 'checklist_item.assigned', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b417-7034-a718-e8b91e8e0b24","checklist_id":"01a1e074-b411-71f6-b8e7-9c95d868292d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, NULL, '2026-11-15T18:25:07.109Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 14, 'attachment.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b42f-7134-aad5-2da65723a828","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, '2026-11-15T18:25:07.119Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 15, 'attachment.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b432-7556-b838-2bba038c4015","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, '2026-11-15T18:25:07.122Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 16, 'attachment.created', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b438-776c-b229-ae4bc7b6e24e","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, '2026-11-15T18:25:07.128Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 17, 'card.moved', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","column_id":"01a1e074-b3cf-778e-a6a4-7939ee3cc0db","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e074-b3de-7314-9303-49c67593e6f4","board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e074-ab58-7436-aaab-41ab521f103f","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e074-b411-71f6-b8e7-9c95d868292d","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","title":"Steps","rank":65536,"items":[{"id":"01a1e074-b417-7034-a718-e8b91e8e0b24","checklist_id":"01a1e074-b411-71f6-b8e7-9c95d868292d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e074-ae66-706b-be45-95ef453522ad","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e074-b42f-7134-aad5-2da65723a828","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e074-b432-7556-b838-2bba038c4015","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e074-b438-776c-b229-ae4bc7b6e24e","card_id":"01a1e074-b3e5-7101-a5a1-fbcc02ce7221","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T18:25:07.045Z","updated_at":"2026-11-15T18:25:07.134Z"}', NULL, NULL, '2026-11-15T18:25:07.134Z');
INSERT INTO board_events VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', 18, 'board.member_removed', '01a1e074-ab58-7436-aaab-41ab521f103f', '{"board_id":"01a1e074-b38b-743c-b2d7-71901bd1ac16","user_id":"01a1e074-b10e-7549-906b-40a4cee524a4","role":"member","user":{"id":"01a1e074-b10e-7549-906b-40a4cee524a4","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, '2026-11-15T18:25:07.140Z');
INSERT INTO labels VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3de-7314-9303-49c67593e6f4', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO columns VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3bc-7782-8e6c-a5717027a214', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3cf-778e-a6a4-7939ee3cc0db', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO automation_rules VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b43a-7519-addd-f4d14204199a', 'Finished by Bob', 'card_moved', '01a1e074-b3cf-778e-a6a4-7939ee3cc0db', NULL, 'assign_member', NULL, '01a1e074-ae66-706b-be45-95ef453522ad', 1);
INSERT INTO cards VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', '01a1e074-b3cf-778e-a6a4-7939ee3cc0db', 'Card', 'two
lines ', 65536, '2026-11-15T18:25:07.045Z', '2026-11-15T18:25:07.134Z');
INSERT INTO card_labels VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', '01a1e074-b3de-7314-9303-49c67593e6f4');
INSERT INTO card_assignees VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', '01a1e074-ab58-7436-aaab-41ab521f103f');
INSERT INTO card_assignees VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', '01a1e074-ae66-706b-be45-95ef453522ad');
INSERT INTO checklists VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b411-71f6-b8e7-9c95d868292d', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b417-7034-a718-e8b91e8e0b24', '01a1e074-b411-71f6-b8e7-9c95d868292d', 'Step', 1, 65536);
INSERT INTO item_assignees VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b417-7034-a718-e8b91e8e0b24', '01a1e074-ae66-706b-be45-95ef453522ad');
INSERT INTO attachments VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b42f-7134-aad5-2da65723a828', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b432-7556-b838-2bba038c4015', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b438-776c-b229-ae4bc7b6e24e', '01a1e074-b3e5-7101-a5a1-fbcc02ce7221', 'small.bin', 'application/x-any', 500);
INSERT INTO attachment_blobs VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b42f-7134-aad5-2da65723a828', X'');
INSERT INTO attachment_blobs VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b432-7556-b838-2bba038c4015', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e074-b38b-743c-b2d7-71901bd1ac16', '01a1e074-b438-776c-b229-ae4bc7b6e24e', X'6877E2E3E418A62ED111DE888C0B1CF33380B3E51912C67C7808D03CE860386DDF1316CE2F5532C6355252AC3BEE80ADE8247A744C68957C1F3AC8E0D8AA16A5416BD23191630A79E382642DBB87D3AC6D41541E40A1316B01FAB81EB0AB9EDB02CA55E2AE7248ED7C1A8BFF0459B37F32ACAB9F0C46C6D6A7ED2670F3BE2097A2CC8629CE1B019AA9D4299C55A734F843E5EB0099B4F9A897F18072D56E8A13B4730D5E6E7DF0F1245DB037D1149DAF699C316F6052B1E9A33BBB1664DF1C3A2482FADEEC41F56AEB1707B0E8564D073F9129A58B86ABC254AE6F4315165C80BE07FE9E28A10F0138278270C792FBFAB217F314D378A7502278CF411009B8A433B21472B616322972C9B899DCB1FD49379BEF6740505C045B0FCC95BC4F55A487DFE39AD93E677C5F0D3A35D2F831C27240FE6BBA3B252E230E7242CF6C1EBF5861321A161CDE3416C2F78C335EAE8A8FFA9D2F9021DF7FC92D524E2E9598C8DED33B805F100D20964B54F6BEA86380957A4D9980575198468ED4EBE1586C506EDBC1973F9572174B073D4E3622184F4026FCB25AE29B88087B7DCED6A893BE4CD6091DCFE7CF784EB16D5B8E97F9043D7F8CA65AF37FA411237A7EE12454DC6EA1B8E32FA1EFB9206809A6E8DFC42322223230FC9518BAA0D81ED5A238733E7DAD94802426573411A1EA2358CB73262221F23E');
INSERT INTO stored_objects VALUES ('9d6d2330-ddb6-4f66-a6be-daf40d22e0f9', 'c2b389ab-87bc-47e4-a6a9-c6a17139f2ab', '00', NULL);
INSERT INTO attachment_objects VALUES ('9d6d2330-ddb6-4f66-a6be-daf40d22e0f9', 'c2b389ab-87bc-47e4-a6a9-c6a17139f2ab', NULL);
