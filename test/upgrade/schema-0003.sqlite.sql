CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY);
CREATE TABLE users (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     username TEXT NOT NULL UNIQUE,
     username_lower TEXT NOT NULL,
     hashed_password TEXT NOT NULL,
     firstname TEXT,
     lastname TEXT,
     is_active INTEGER NOT NULL,
     is_verified INTEGER NOT NULL,
     is_superuser INTEGER NOT NULL,
     token_generation INTEGER NOT NULL,
     kept_token TEXT,
     created_at TEXT NOT NULL
   , username_key TEXT) STRICT;
CREATE TABLE revoked_tokens (
     token_id TEXT PRIMARY KEY,
     expires_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX revoked_tokens_expiry ON revoked_tokens (expires_at);
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
     deleted_at TEXT
   , stamp TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE board_members (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     user_id TEXT NOT NULL REFERENCES users (id),
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     PRIMARY KEY (board_id, user_id)
   ) STRICT, WITHOUT ROWID;
CREATE INDEX board_members_user ON board_members (user_id);
CREATE TABLE labels (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     color TEXT NOT NULL,
     UNIQUE (board_id, id)
   ) STRICT;
CREATE TABLE columns (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     title TEXT NOT NULL,
     rank INTEGER NOT NULL,
     color TEXT NOT NULL,
     is_done_column INTEGER NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (board_id, rank)
   ) STRICT;
CREATE TABLE cards (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL,
     column_id TEXT NOT NULL,
     title TEXT NOT NULL,
     description TEXT,
     rank INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (column_id, rank),
     FOREIGN KEY (board_id, column_id) REFERENCES columns (board_id, id) ON DELETE CASCADE
   ) STRICT;
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
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     title TEXT NOT NULL,
     rank INTEGER NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (card_id, rank),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE TABLE checklist_items (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL,
     checklist_id TEXT NOT NULL,
     content TEXT NOT NULL,
     is_done INTEGER NOT NULL,
     rank INTEGER NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (checklist_id, rank),
     FOREIGN KEY (board_id, checklist_id) REFERENCES checklists (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE TABLE item_assignees (
     board_id TEXT NOT NULL,
     item_id TEXT NOT NULL,
     user_id TEXT NOT NULL,
     PRIMARY KEY (board_id, item_id, user_id),
     FOREIGN KEY (board_id, item_id) REFERENCES checklist_items (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
CREATE TABLE attachments (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     name TEXT NOT NULL,
     mime_type TEXT NOT NULL,
     size INTEGER NOT NULL,
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX attachments_card ON attachments (board_id, card_id);
CREATE TABLE attachment_blobs (
     attachment_id TEXT PRIMARY KEY REFERENCES attachments (id) ON DELETE CASCADE,
     blob BLOB NOT NULL
   ) STRICT;
CREATE TABLE automation_rules (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     trigger_type TEXT NOT NULL,
     trigger_column_id TEXT,
     trigger_label_id TEXT,
     action_type TEXT NOT NULL,
     action_column_id TEXT,
     action_user_id TEXT,
     is_enabled INTEGER NOT NULL,
     FOREIGN KEY (board_id, trigger_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, trigger_label_id) REFERENCES labels (board_id, id),
     FOREIGN KEY (board_id, action_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, action_user_id) REFERENCES board_members (board_id, user_id)
   ) STRICT;
CREATE INDEX automation_rules_board ON automation_rules (board_id);
CREATE TABLE board_events (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     type TEXT NOT NULL,
     user_id TEXT,
     data TEXT NOT NULL,
     renumbered TEXT,
     created_at TEXT NOT NULL, idempotency_key TEXT,
     PRIMARY KEY (board_id, seq)
   ) STRICT;
CREATE TABLE stored_objects (
     object_key TEXT PRIMARY KEY,
     sha256 TEXT NOT NULL,
     pending_since TEXT
   ) STRICT;
CREATE INDEX stored_objects_pending ON stored_objects (pending_since) WHERE pending_since IS NOT NULL;
CREATE TABLE attachment_objects (
     object_key TEXT PRIMARY KEY REFERENCES stored_objects (object_key),
     attachment_id TEXT UNIQUE REFERENCES attachments (id) ON DELETE SET NULL
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
CREATE UNIQUE INDEX users_lookalikes ON users (username_key);
INSERT INTO schema_version VALUES (1);
INSERT INTO schema_version VALUES (2);
INSERT INTO schema_version VALUES (3);
INSERT INTO users VALUES ('01a1dfec-8d7d-7258-8aa0-236d125ac21a', 'alice@example.org', 'alice', 'alice', '$argon2id$v=19$m=19456,t=2,p=1$6jbpx3utvrOUQCnEm0HOnd1Krv4u7IuS625egn2mzC4$yGPf/rGPtqO1B8uP6YnKxZ+2Yx+hJqfiO6mW2E/uIUk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T15:56:24.631Z', 'alice');
INSERT INTO users VALUES ('01a1dfec-8fc2-7342-b72c-1994bae3f1dd', 'bob@example.org', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$1cmILuZRhatVEJrIO/AUs5DSNjRa0Rg8SBrOSvs1eBs$SBp7atX/3rcTXib9y98WjB0r3Ke8JDwbcwUgGm4Czbo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T15:56:25.008Z', 'bob');
INSERT INTO users VALUES ('01a1dfec-90a9-7660-8e94-e0c0231ae2b2', 'carol@example.org', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$CwYyj0UKTf4/2I1QRa/I1sl0lvG0w9Q9HLk6p+R2R6k$SG8yD2qJtVVj12upVB2FhsuxY9Dh1btNV+lRLtmHLwY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T15:56:25.254Z', 'carol');
INSERT INTO users VALUES ('01a1dfec-927f-7563-9dc2-a8f83fae3479', 'dave@example.org', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$qbppftlAX+xZcalvqOmvVLTnGpvoPm5EsfssGqBcCco$b/3vhKwSWVMUjiZVP4uue0DWdo7XNBIi+PpKZu1aWf4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T15:56:25.746Z', 'dave');
INSERT INTO revoked_tokens VALUES ('01a1dfec-93e5-7288-9ea6-8d4bd9b24db7', '2026-11-15T17:01:25.961Z');
INSERT INTO revoked_tokens VALUES ('e1178d6a7fb77fd0c0e30ed69499cb6c', '2026-11-15T17:01:25.961Z');
INSERT INTO boards VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 'Board', NULL, '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '2026-11-15T15:56:25.379Z', '2026-11-15T15:56:25.379Z', 18, 19, NULL, 'xyme6kaqeyh');
INSERT INTO board_members VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', 'owner');
INSERT INTO board_members VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-8fc2-7342-b72c-1994bae3f1dd', 'member');
INSERT INTO labels VALUES ('01a1dfec-91fc-73b0-9794-053e870aa205', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO columns VALUES ('01a1dfec-91d4-7255-977e-6d19e22ab875', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1dfec-91eb-7149-9865-017ecb59f48e', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO cards VALUES ('01a1dfec-91fe-75ad-9ee6-064602139e2e', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91eb-7149-9865-017ecb59f48e', 'Card', 'two
lines ', 65536, '2026-11-15T15:56:25.470Z', '2026-11-15T15:56:25.579Z');
INSERT INTO card_labels VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', '01a1dfec-91fc-73b0-9794-053e870aa205');
INSERT INTO card_assignees VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', '01a1dfec-8d7d-7258-8aa0-236d125ac21a');
INSERT INTO card_assignees VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', '01a1dfec-8fc2-7342-b72c-1994bae3f1dd');
INSERT INTO checklists VALUES ('01a1dfec-9217-7163-a8ae-3080c7450f4c', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1dfec-921f-76e9-a815-e02e5f1fefc7', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-9217-7163-a8ae-3080c7450f4c', 'Step', 1, 65536);
INSERT INTO item_assignees VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-921f-76e9-a815-e02e5f1fefc7', '01a1dfec-8fc2-7342-b72c-1994bae3f1dd');
INSERT INTO attachments VALUES ('01a1dfec-923a-73d6-bd5c-0fe0f499ee07', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1dfec-9243-7723-b809-e8c778c6849a', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1dfec-9250-7562-8f4b-6ece0c3e4b23', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '01a1dfec-91fe-75ad-9ee6-064602139e2e', 'small.bin', 'application/x-any', 500);
INSERT INTO attachment_blobs VALUES ('01a1dfec-923a-73d6-bd5c-0fe0f499ee07', X'');
INSERT INTO attachment_blobs VALUES ('01a1dfec-9243-7723-b809-e8c778c6849a', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1dfec-9250-7562-8f4b-6ece0c3e4b23', X'9D7727BCB9C1BD88C6A63FBAA777CAF0FE191595A96EF6EFDF92214CDBB6B31EC228A5E2EBF29891053A4429F0D75981188339F86D8100BF5D2B557ED2DCA4DF1EB7170134392DEC4CA31CFE5807CEB13C2870AC2A11357EB25F010F66D680D326DB431CEB794F3485BC9808846AED21984AD4D1AE70585FAD27942FB36B2914408F8EB8680392624FF203266FFEA8E4E1AC9363060B335E40A144EDDFC37ABC31AEE54C03D6DE7B4BE647DB07AF8C0DC30057CA6642CBFB0D958933EF919FA233A1CB0E83F4C2C78395CBA535523EE690F84CC20D95B330E0B19947CF9944C93C4D36F107CEAD81C7BE76D6329BB9BC3F022C95BA5C0B07E1722880519F2E28D241E6916A9041F7E9281B484668860FA7AE9D5AE85ACE3F4E798F34E7FA4333F5F64F9CBA522B0CEAF0E6D32A3DF701A2F6CDD42CDFADFFFE64434B260DEAAA28E6C5173C09432EA707932F0A633A125553DC47AA1C97ED0967AB94797FD5CDB541EFE3A862CEA46FDCB597209AA9F61FE2112DD33F81894EFE073F479C27441B175FE0E5052F8EE3B31CDEBABEDC9B769073A383573F9D124302719CC3D7327CFB8D2AD9A816FDE22C1EC42DA75D8C832204E9247A0863FAB2847B2A6C86CFCF6C78936A28B5E8F58929DB8565177E35EB1C58685E0F359247894E61FA1A44CB0CCCF7862826F283E3667D93A21591E70F6545');
INSERT INTO automation_rules VALUES ('01a1dfec-9260-738f-a237-f53b52aef18b', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 'Finished by Bob', 'card_moved', '01a1dfec-91eb-7149-9865-017ecb59f48e', NULL, 'assign_member', NULL, '01a1dfec-8fc2-7342-b72c-1994bae3f1dd', 1);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 1, 'board.member_added', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","user_id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","role":"member","user":{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T15:56:25.407Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 2, 'board.member_added', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","user_id":"01a1dfec-90a9-7660-8e94-e0c0231ae2b2","role":"member","user":{"id":"01a1dfec-90a9-7660-8e94-e0c0231ae2b2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T15:56:25.423Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 3, 'column.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91d4-7255-977e-6d19e22ab875","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, '2026-11-15T15:56:25.428Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 4, 'column.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91eb-7149-9865-017ecb59f48e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, '2026-11-15T15:56:25.451Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 5, 'label.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '2026-11-15T15:56:25.468Z', 'd6ee0c03-02e2-4988-aad7-9f8841619994');
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 6, 'card.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91d4-7255-977e-6d19e22ab875","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.470Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, '2026-11-15T15:56:25.470Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 7, 'card.labeled', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91d4-7255-977e-6d19e22ab875","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.476Z"}', NULL, '2026-11-15T15:56:25.476Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 8, 'card.assigned', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91d4-7255-977e-6d19e22ab875","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dfec-8d7d-7258-8aa0-236d125ac21a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.484Z"}', NULL, '2026-11-15T15:56:25.484Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 9, 'card.assigned', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91d4-7255-977e-6d19e22ab875","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dfec-8d7d-7258-8aa0-236d125ac21a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.484Z"}', NULL, '2026-11-15T15:56:25.484Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 10, 'checklist.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","title":"Steps","rank":65536,"items":[]}', NULL, '2026-11-15T15:56:25.495Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 11, 'checklist_item.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-921f-76e9-a815-e02e5f1fefc7","checklist_id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, '2026-11-15T15:56:25.503Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 12, 'checklist_item.updated', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-921f-76e9-a815-e02e5f1fefc7","checklist_id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, '2026-11-15T15:56:25.512Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 13, 'checklist_item.assigned', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-921f-76e9-a815-e02e5f1fefc7","checklist_id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, '2026-11-15T15:56:25.514Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 14, 'attachment.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-923a-73d6-bd5c-0fe0f499ee07","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, '2026-11-15T15:56:25.530Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 15, 'attachment.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-9243-7723-b809-e8c778c6849a","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, '2026-11-15T15:56:25.539Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 16, 'attachment.created', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-9250-7562-8f4b-6ece0c3e4b23","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, '2026-11-15T15:56:25.552Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 17, 'card.moved', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","column_id":"01a1dfec-91eb-7149-9865-017ecb59f48e","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dfec-8d7d-7258-8aa0-236d125ac21a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","title":"Steps","rank":65536,"items":[{"id":"01a1dfec-921f-76e9-a815-e02e5f1fefc7","checklist_id":"01a1dfec-9217-7163-a8ae-3080c7450f4c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1dfec-8fc2-7342-b72c-1994bae3f1dd","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1dfec-923a-73d6-bd5c-0fe0f499ee07","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1dfec-9243-7723-b809-e8c778c6849a","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1dfec-9250-7562-8f4b-6ece0c3e4b23","card_id":"01a1dfec-91fe-75ad-9ee6-064602139e2e","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T15:56:25.470Z","updated_at":"2026-11-15T15:56:25.579Z"}', NULL, '2026-11-15T15:56:25.579Z', NULL);
INSERT INTO board_events VALUES ('01a1dfec-91a3-72be-ba03-f3b51d89a8c1', 18, 'board.member_removed', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '{"board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","user_id":"01a1dfec-90a9-7660-8e94-e0c0231ae2b2","role":"member","user":{"id":"01a1dfec-90a9-7660-8e94-e0c0231ae2b2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T15:56:25.591Z', NULL);
INSERT INTO stored_objects VALUES ('752e4aee-160a-43b4-a454-b249614da641', '00', NULL);
INSERT INTO attachment_objects VALUES ('752e4aee-160a-43b4-a454-b249614da641', NULL);
INSERT INTO sessions VALUES ('01a1dfec-8f9f-73df-a08c-1e804c23a3e9', '01a1dfec-8d7d-7258-8aa0-236d125ac21a', '2026-11-15T15:56:24.863Z', '2026-11-15T15:56:24.863Z', '2026-11-15T16:56:24.863Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1dfec-90a7-7527-86f5-5e4dfb14388c', '01a1dfec-8fc2-7342-b72c-1994bae3f1dd', '2026-11-15T15:56:25.127Z', '2026-11-15T15:56:25.127Z', '2026-11-15T16:56:25.127Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1dfec-9196-75b8-ac94-057b60274acd', '01a1dfec-90a9-7660-8e94-e0c0231ae2b2', '2026-11-15T15:56:25.366Z', '2026-11-15T15:56:25.366Z', '2026-11-15T16:56:25.366Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO idempotency_keys VALUES ('01a1dfec-8d7d-7258-8aa0-236d125ac21a', 'd6ee0c03-02e2-4988-aad7-9f8841619994', 'aVzc_z_jHFw_fYhaajdby5wfo-Lv4UQtxVFCALuf2dw', '01a1dfec-91a3-72be-ba03-f3b51d89a8c1', '{"id":"01a1dfec-91fc-73b0-9794-053e870aa205","board_id":"01a1dfec-91a3-72be-ba03-f3b51d89a8c1","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T15:56:25.468Z');
