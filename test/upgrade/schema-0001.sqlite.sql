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
INSERT INTO users VALUES ('01a1e154-e451-7666-a4dc-5e27cc8c6e22', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$9l2ONZqU57bcDpPXxiMdIvl34DSqrWHkWmwIhow/p/A$pLVAEzk1z0uQ+xczT+5Vfr/LK3IBlHtP9OtbcHhbODQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:29:59.608Z');
INSERT INTO users VALUES ('01a1e154-e544-72b4-9327-d678a53a4c4c', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$z5j7ZNRB5Zy3iT+3GQ+Ux58zOvA4rv7ss5z2Bku9FBk$m/9XpCDXPvN74aQMox3+7wJx+TBMqRTiRCbebUngWto', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:29:59.836Z');
INSERT INTO users VALUES ('01a1e154-e5f4-731b-8787-f8746b92ce16', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Np9P2PnU/sWXjJ25xnlywwW4TI7mAivT6EEgdl9zK/I$QCGM5xRXRUq4lmlW9zF4qNqmntjTJ588TH7fAoX/Hp0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:29:59.979Z');
INSERT INTO users VALUES ('01a1e154-e7cf-72a3-9cc1-8b83e4ca54dd', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$gYyMwuaSFAuH0TvwMdp5h2Kkh95d3dajPDp6xurmk5M$ZC6A2HLlWHx+JZ5E8mD2ccdAhZxKaFB94YYYHZomUn4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T22:30:00.464Z');
INSERT INTO sessions VALUES ('01a1e154-e53f-705d-8af9-a685e80b60ad', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '2026-11-15T22:29:59.743Z', '2026-11-15T22:29:59.743Z', '2026-11-15T23:29:59.743Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e154-e5f3-7422-baa3-06e52892a00d', '01a1e154-e544-72b4-9327-d678a53a4c4c', '2026-11-15T22:29:59.923Z', '2026-11-15T22:29:59.923Z', '2026-11-15T23:29:59.923Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e154-e65f-768b-a68e-1506325100b0', '01a1e154-e5f4-731b-8787-f8746b92ce16', '2026-11-15T22:30:00.031Z', '2026-11-15T22:30:00.031Z', '2026-11-15T23:30:00.031Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e154-e84c-72e8-810f-a15b5717208f', '2026-11-15T23:35:00.530Z');
INSERT INTO idempotency_keys VALUES ('01a1e154-e451-7666-a4dc-5e27cc8c6e22', '3e26557e-d02d-4117-b3f1-4668ed207f4d', '-FYvqHPdLCEqKvyXVohcWW-NEZbyle2CECfKMroHCSc', '01a1e154-e663-778a-ae86-598a01bbb69c', '{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-15T22:30:00.072Z');
INSERT INTO boards VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 'Board', NULL, '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '2026-11-15T22:30:00.035Z', '2026-11-15T22:30:00.035Z', 34, 36, '5qnypsdcqwd', NULL, NULL);
INSERT INTO boards VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', 'Board', NULL, '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '2026-11-15T22:30:00.355Z', '2026-11-15T22:30:00.355Z', 2, 3, 'oz0xfbprzy', '2026-11-15T22:30:00.366Z', '01a1e154-e451-7666-a4dc-5e27cc8c6e22');
INSERT INTO board_members VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 'owner');
INSERT INTO board_members VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e544-72b4-9327-d678a53a4c4c', 'member');
INSERT INTO board_members VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 'owner');
INSERT INTO board_members VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', '01a1e154-e544-72b4-9327-d678a53a4c4c', 'member');
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 1, 'board.member_added', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","user_id":"01a1e154-e544-72b4-9327-d678a53a4c4c","role":"member","user":{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:30:00.042Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 2, 'board.member_added', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","user_id":"01a1e154-e5f4-731b-8787-f8746b92ce16","role":"member","user":{"id":"01a1e154-e5f4-731b-8787-f8746b92ce16","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:30:00.049Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 3, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"To do","rank":65536,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.057Z', 3, '01a1e154-e67a-7517-a3c4-bee96d3351d4', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 4, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e684-765b-8c38-1e118598ab5d","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true}', NULL, NULL, NULL, '2026-11-15T22:30:00.068Z', 4, '01a1e154-e684-765b-8c38-1e118598ab5d', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 5, 'label.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, NULL, '3e26557e-d02d-4117-b3f1-4668ed207f4d', '2026-11-15T22:30:00.072Z', 5, '01a1e154-e688-764c-8aee-8eb7be5c99f1', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 6, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":"two\nlines ","rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.076Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.076Z', 6, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 7, 'card.labeled', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.079Z"}', '{"labels":[],"updated_at":"2026-11-15T22:30:00.076Z"}', NULL, NULL, '2026-11-15T22:30:00.079Z', 7, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 8, 'card.assigned', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e154-e451-7666-a4dc-5e27cc8c6e22","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.087Z"}', '{"assignees":[],"updated_at":"2026-11-15T22:30:00.079Z"}', NULL, NULL, '2026-11-15T22:30:00.087Z', 8, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 9, 'card.assigned', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e154-e451-7666-a4dc-5e27cc8c6e22","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.087Z"}', '{"assignees":[{"id":"01a1e154-e451-7666-a4dc-5e27cc8c6e22","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-15T22:30:00.087Z"}', NULL, NULL, '2026-11-15T22:30:00.087Z', 8, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 10, 'checklist.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e69b-7796-a878-41c5e85bd38f","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","title":"Steps","rank":65536,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.091Z', 10, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 11, 'checklist_item.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e69e-7605-bdfb-dcc8141ffcaf","checklist_id":"01a1e154-e69b-7796-a878-41c5e85bd38f","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.093Z', 11, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 12, 'checklist_item.updated', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e69e-7605-bdfb-dcc8141ffcaf","checklist_id":"01a1e154-e69b-7796-a878-41c5e85bd38f","content":"Step","is_done":true,"rank":65536,"assignees":[]}', '{"is_done":false}', NULL, NULL, '2026-11-15T22:30:00.095Z', 12, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 13, 'checklist_item.assigned', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e69e-7605-bdfb-dcc8141ffcaf","checklist_id":"01a1e154-e69b-7796-a878-41c5e85bd38f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', '{"assignees":[]}', NULL, NULL, '2026-11-15T22:30:00.097Z', 13, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 14, 'attachment.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e6a9-72e3-860f-56857c245af0","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, NULL, NULL, '2026-11-15T22:30:00.104Z', 14, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 15, 'attachment.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e6ad-7553-a692-133c830c3da5","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, NULL, NULL, '2026-11-15T22:30:00.109Z', 15, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 16, 'attachment.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e6af-70ca-bbdd-a6b2c416816f","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, NULL, NULL, '2026-11-15T22:30:00.111Z', 16, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 17, 'card.moved', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e68c-7117-b335-c70ffc6443e6","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e684-765b-8c38-1e118598ab5d","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1e154-e688-764c-8aee-8eb7be5c99f1","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e154-e451-7666-a4dc-5e27cc8c6e22","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e154-e69b-7796-a878-41c5e85bd38f","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","title":"Steps","rank":65536,"items":[{"id":"01a1e154-e69e-7605-bdfb-dcc8141ffcaf","checklist_id":"01a1e154-e69b-7796-a878-41c5e85bd38f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e154-e6a9-72e3-860f-56857c245af0","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e154-e6ad-7553-a692-133c830c3da5","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e154-e6af-70ca-bbdd-a6b2c416816f","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T22:30:00.076Z","updated_at":"2026-11-15T22:30:00.267Z"}', '{"column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","rank":65536,"updated_at":"2026-11-15T22:30:00.087Z","position":0}', NULL, NULL, '2026-11-15T22:30:00.267Z', 17, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 18, 'board.member_removed', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","user_id":"01a1e154-e5f4-731b-8787-f8746b92ce16","role":"member","user":{"id":"01a1e154-e5f4-731b-8787-f8746b92ce16","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:30:00.285Z', 18, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 19, 'attachment.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e768-72d2-8fea-31a62f1fe0dd","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}', NULL, NULL, NULL, '2026-11-15T22:30:00.296Z', 19, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 20, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e76e-7489-9762-b753c6a68e41","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.302Z","updated_at":"2026-11-15T22:30:00.302Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.302Z', 20, '01a1e154-e76e-7489-9762-b753c6a68e41', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 21, 'checklist.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e771-7240-b0f9-3f735c57a636","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","title":"Checklist","rank":131072,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.304Z', 21, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 22, 'checklist.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e777-743b-bd5d-2a5a71e57ff8","card_id":"01a1e154-e68c-7117-b335-c70ffc6443e6","title":"Checklist","rank":196608,"items":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.311Z', 22, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 23, 'checklist_item.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e77b-7530-a8d1-2b963db5ea6d","checklist_id":"01a1e154-e777-743b-bd5d-2a5a71e57ff8","content":"Item","is_done":false,"rank":65536,"assignees":[]}', NULL, NULL, NULL, '2026-11-15T22:30:00.315Z', 23, '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 24, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e77d-729e-8519-352a6754747d","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":196608,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.317Z', 24, '01a1e154-e77d-729e-8519-352a6754747d', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 25, 'label.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e781-736f-9502-d399ef882269","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","name":"Label","color":"#3b82f6"}', NULL, NULL, NULL, '2026-11-15T22:30:00.321Z', 25, '01a1e154-e781-736f-9502-d399ef882269', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 26, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e784-71a8-a6f4-adcdd3240013","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.324Z","updated_at":"2026-11-15T22:30:00.324Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.324Z', 26, '01a1e154-e784-71a8-a6f4-adcdd3240013', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 27, 'card.deleted', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e784-71a8-a6f4-adcdd3240013","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":null,"rank":131072,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.324Z","updated_at":"2026-11-15T22:30:00.324Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.327Z', 27, '01a1e154-e784-71a8-a6f4-adcdd3240013', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 28, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e78e-76f0-aa16-a90186cb99dd","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.334Z', 28, '01a1e154-e78e-76f0-aa16-a90186cb99dd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 29, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e792-7146-8d09-351d1afc6def","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e78e-76f0-aa16-a90186cb99dd","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.338Z","updated_at":"2026-11-15T22:30:00.338Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.338Z', 29, '01a1e154-e792-7146-8d09-351d1afc6def', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 30, 'column.deleted', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e78e-76f0-aa16-a90186cb99dd","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.345Z', 30, '01a1e154-e78e-76f0-aa16-a90186cb99dd', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', 1, 'board.member_added', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"board_id":"01a1e154-e7a3-749d-8396-681f7d29c871","user_id":"01a1e154-e544-72b4-9327-d678a53a4c4c","role":"member","user":{"id":"01a1e154-e544-72b4-9327-d678a53a4c4c","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, NULL, NULL, '2026-11-15T22:30:00.364Z', 1, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', 2, 'board.deleted', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7a3-749d-8396-681f7d29c871"}', NULL, NULL, NULL, '2026-11-15T22:30:00.366Z', 2, NULL, NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 31, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7b6-7075-84a6-43406bbac44f","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.374Z', 31, '01a1e154-e7b6-7075-84a6-43406bbac44f', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 32, 'card.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7b8-74f8-8ec3-7b7346053a08","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","column_id":"01a1e154-e7b6-7075-84a6-43406bbac44f","title":"Card","description":null,"rank":65536,"labels":[],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T22:30:00.376Z","updated_at":"2026-11-15T22:30:00.376Z"}', NULL, NULL, NULL, '2026-11-15T22:30:00.376Z', 32, '01a1e154-e7b8-74f8-8ec3-7b7346053a08', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 33, 'column.deleted', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7b6-7075-84a6-43406bbac44f","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.378Z', 33, '01a1e154-e7b6-7075-84a6-43406bbac44f', NULL, NULL, NULL);
INSERT INTO board_events VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 34, 'column.created', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', '{"id":"01a1e154-e7b6-7075-84a6-43406bbac44f","board_id":"01a1e154-e663-778a-ae86-598a01bbb69c","title":"Column","rank":262144,"color":"#64748b","is_done_column":false}', NULL, NULL, NULL, '2026-11-15T22:30:00.383Z', 34, '01a1e154-e7b6-7075-84a6-43406bbac44f', NULL, NULL, 'restored');
INSERT INTO board_checkpoints VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 0, '2026-11-15T22:30:00.035Z', X'1F8B08000000000000039551CB6E02310CBCF7337C4E5012D8EC9213EA37F4D40A21273155A4ECA34996B642FC7BC52E950A072A8E1E7BC69EF11182070342A22459AD3869BDE475DD20476A34AFD60D0A69ADD56B070C4A2891C0C0738FC903034FD9A53094D07760BA3146062E1116F23BFB7D25BBAA24AFB5D61C57DEF18A54ED5CE33429050CC6C13FCCF9DD83050C28A1349792CBEA4529B3144688855856AF7FB4FF9BCBF401463088682966306F5B062DB596D2B938823D5BDE3D12D69829DD12EE5A4AFD146EFFD951BAF0C11C6F1F7457825A0C110C600C8E36F485ED1069D1A7F78B5E87ED79C5D40606FB907299B1F97B11AFEB9077E84A38109892469A8003A5B00FE4C1EC31E619CBE340693E78024FA7EDE9E9075FBA50B45C020000');
INSERT INTO board_checkpoints VALUES ('01a1e154-e7a3-749d-8396-681f7d29c871', 0, '2026-11-15T22:30:00.355Z', X'1F8B08000000000000039551BB6EC3300CDCFB199CA5C0926DD9D114F41B3AB508025AA20B01F2A3929CB630F2EF45EC146832A4C8C823EFC83BCEE02C68C8040A1265C1A9C29C57C5D6F23ADF2AAE6AD156566E4D5D0960905CF2041A9E070C1618588A26B831B9A107DD4FDE33308130913D34DF57B2452978A594E25858C34B929531B5512425309846FB30E7770F26D02033A9B8105C942F52EA3CD359B6C9CBF2F58FF67F73913E40670C3C36E423E8B73D838EBA86C2B998A1395B3E3C12D61429DC12EE5A0AC312EEF0D953B8F041CFB70FBA2B411D3A0F1AD03B433BFAC26EF4B419C2FB45AFC7EEBC62690383D68598566CFD9EC7EBDAC5039AE48E043A858916E048C1B58E2CE8167D5CB1388D14D68317F074DA9F9E7E00BBD9C1465C020000');
INSERT INTO labels VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e688-764c-8aee-8eb7be5c99f1', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e781-736f-9502-d399ef882269', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e67a-7517-a3c4-bee96d3351d4', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e684-765b-8c38-1e118598ab5d', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO columns VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e77d-729e-8519-352a6754747d', 'Column', 196608, '#64748b', 0);
INSERT INTO columns VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e7b6-7075-84a6-43406bbac44f', 'Column', 262144, '#64748b', 0);
INSERT INTO automation_rules VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6f2-72ad-8fbb-5447109a6461', 'Finished by Bob', 'card_moved', '01a1e154-e684-765b-8c38-1e118598ab5d', NULL, 'assign_member', NULL, '01a1e154-e544-72b4-9327-d678a53a4c4c', 1);
INSERT INTO automation_rules VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e76b-707d-996c-c7ccdd1ba0bf', 'Rule', 'card_moved', '01a1e154-e67a-7517-a3c4-bee96d3351d4', NULL, 'assign_member', NULL, '01a1e154-e544-72b4-9327-d678a53a4c4c', 1);
INSERT INTO trash VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e784-71a8-a6f4-adcdd3240013', 'card', 'deleted', 'Card', '01a1e154-e67a-7517-a3c4-bee96d3351d4', NULL, 131072, 1, '{"id":"01a1e154-e784-71a8-a6f4-adcdd3240013","column_id":"01a1e154-e67a-7517-a3c4-bee96d3351d4","title":"Card","description":null,"rank":131072,"created_at":"2026-11-15T22:30:00.324Z","updated_at":"2026-11-15T22:30:00.324Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:30:00.327Z', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 27);
INSERT INTO trash VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e78e-76f0-aa16-a90186cb99dd', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"board_labels":["01a1e154-e688-764c-8aee-8eb7be5c99f1","01a1e154-e781-736f-9502-d399ef882269"],"board_members":["01a1e154-e451-7666-a4dc-5e27cc8c6e22","01a1e154-e544-72b4-9327-d678a53a4c4c"]}', '2026-11-15T22:30:00.345Z', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 30);
INSERT INTO trash VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e792-7146-8d09-351d1afc6def', 'card', 'deleted', 'Card', '01a1e154-e78e-76f0-aa16-a90186cb99dd', '01a1e154-e78e-76f0-aa16-a90186cb99dd', 65536, NULL, '{"id":"01a1e154-e792-7146-8d09-351d1afc6def","column_id":"01a1e154-e78e-76f0-aa16-a90186cb99dd","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:30:00.338Z","updated_at":"2026-11-15T22:30:00.338Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-15T22:30:00.345Z', '01a1e154-e451-7666-a4dc-5e27cc8c6e22', 30);
INSERT INTO restored_contents VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', 34, '01a1e154-e7b8-74f8-8ec3-7b7346053a08', '{"id":"01a1e154-e7b8-74f8-8ec3-7b7346053a08","column_id":"01a1e154-e7b6-7075-84a6-43406bbac44f","title":"Card","description":null,"rank":65536,"created_at":"2026-11-15T22:30:00.376Z","updated_at":"2026-11-15T22:30:00.376Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e68c-7117-b335-c70ffc6443e6', '01a1e154-e684-765b-8c38-1e118598ab5d', 'Card', 'two
lines ', 65536, '2026-11-15T22:30:00.076Z', '2026-11-15T22:30:00.267Z');
INSERT INTO cards VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e76e-7489-9762-b753c6a68e41', '01a1e154-e67a-7517-a3c4-bee96d3351d4', 'Card', NULL, 65536, '2026-11-15T22:30:00.302Z', '2026-11-15T22:30:00.302Z');
INSERT INTO cards VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e7b8-74f8-8ec3-7b7346053a08', '01a1e154-e7b6-7075-84a6-43406bbac44f', 'Card', NULL, 65536, '2026-11-15T22:30:00.376Z', '2026-11-15T22:30:00.376Z');
INSERT INTO card_labels VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e68c-7117-b335-c70ffc6443e6', '01a1e154-e688-764c-8aee-8eb7be5c99f1');
INSERT INTO card_assignees VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e68c-7117-b335-c70ffc6443e6', '01a1e154-e451-7666-a4dc-5e27cc8c6e22');
INSERT INTO card_assignees VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e68c-7117-b335-c70ffc6443e6', '01a1e154-e544-72b4-9327-d678a53a4c4c');
INSERT INTO checklists VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e69b-7796-a878-41c5e85bd38f', '01a1e154-e68c-7117-b335-c70ffc6443e6', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e771-7240-b0f9-3f735c57a636', '01a1e154-e68c-7117-b335-c70ffc6443e6', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e777-743b-bd5d-2a5a71e57ff8', '01a1e154-e68c-7117-b335-c70ffc6443e6', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e69e-7605-bdfb-dcc8141ffcaf', '01a1e154-e69b-7796-a878-41c5e85bd38f', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e77b-7530-a8d1-2b963db5ea6d', '01a1e154-e777-743b-bd5d-2a5a71e57ff8', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e69e-7605-bdfb-dcc8141ffcaf', '01a1e154-e544-72b4-9327-d678a53a4c4c');
INSERT INTO attachments VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6a9-72e3-860f-56857c245af0', '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6ad-7553-a692-133c830c3da5', '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6af-70ca-bbdd-a6b2c416816f', '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e768-72d2-8fea-31a62f1fe0dd', '01a1e154-e68c-7117-b335-c70ffc6443e6', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6a9-72e3-860f-56857c245af0', X'');
INSERT INTO attachment_blobs VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6ad-7553-a692-133c830c3da5', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e6af-70ca-bbdd-a6b2c416816f', X'E11DF9482A953050FF598806195968FAD2F1A8D64DD2BBDED4103ADA0F84FC0BA69D88F45C67C0D2311C630F5A67F6AD0D48DD586B4A22B5692F73B83FF84B76596A025E9505200C42B5AEFFC3113ACD5A67ABB11DEC87218FD38991396B1D50B57C9DAFBF37EE56B59615C52E9C2F73952F40591AA2FC71FF7C81660755D0B99D3C961A43CB90F0B84C3FAA98281560C2942A164318C4274A6C2E2FB45CF7385ABEF9C6E55C2C4F622025BC80139305478CE02157EDE8BAD0138C223261089A92EE2C51C239F055D26E07A470649853501D7CD942CF807330EB1A61C79FB5D1616C4379C9F79FE97558CEF473ABC83796C2C77F989BE53FEFA795A5920920D7B8D241B0BCC3497BC8DC039DFEF737CE42A4E0BE099C73894E2FF4F3846486DA252BEC046080D24166B4FEC2AB12A13B9620CC8263CA443D531229C49EC8EC7242B6BEAC7FAF81C126988784A149E680563B7F3F393C4F61ECBDCE40BF2A3B7C6546C9A69A18FC53BE4FB6AB1371D26D0B1DD31F5514C3B2128FC0F63230B3897191B68B89C8CBDDD41E2B620EBE3A779D8402108DCA50BD625770CCD3CAEE8227902E9968DE44BAB029114EA5A8D69BFE9596D4F39B312959A7E382C3EE258622CCCB60F250E4FC5EB46FBA0FE9772A82D0D4BEE339F511225A0EA8CDD69681E50F58E603B7594671FD6DA11A60435146CAE2DD');
INSERT INTO attachment_blobs VALUES ('01a1e154-e663-778a-ae86-598a01bbb69c', '01a1e154-e768-72d2-8fea-31a62f1fe0dd', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('2b1491c5-504f-4ea9-bdbf-eeff9a877219', 'c22c20cd-89eb-488b-9872-aa134ee89f1a', '00', NULL);
INSERT INTO attachment_objects VALUES ('2b1491c5-504f-4ea9-bdbf-eeff9a877219', 'c22c20cd-89eb-488b-9872-aa134ee89f1a', NULL);
