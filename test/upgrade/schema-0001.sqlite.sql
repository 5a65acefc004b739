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
CREATE TABLE leases (
     name TEXT PRIMARY KEY,
     holder TEXT NOT NULL,
     expires_at TEXT NOT NULL
   ) STRICT;
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
CREATE TABLE automation_runs (
     board_id TEXT NOT NULL,
     rule_id TEXT NOT NULL,
     id TEXT NOT NULL,
     seq INTEGER,
     card_id TEXT NOT NULL,
     at TEXT NOT NULL,
     outcome TEXT NOT NULL CHECK (outcome IN ('done', 'skipped', 'failed')),
     why TEXT,
     PRIMARY KEY (board_id, rule_id, id),
     FOREIGN KEY (board_id, rule_id) REFERENCES automation_rules (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE TABLE invitations (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     invited_by TEXT NOT NULL REFERENCES users (id),
     email TEXT,
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     expires_at TEXT,
     max_uses INTEGER,
     uses INTEGER NOT NULL,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX invitations_id ON invitations (id);
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
     due_soon_for TEXT,
     overdue_for TEXT,
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
CREATE INDEX cards_due_soon ON cards (due_at)
     WHERE due_at IS NOT NULL AND NOT is_complete AND due_soon_for IS DISTINCT FROM due_at;
CREATE INDEX cards_overdue ON cards (due_at)
     WHERE due_at IS NOT NULL AND NOT is_complete AND overdue_for IS DISTINCT FROM due_at;
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
CREATE TABLE comments (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     user_id TEXT NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     edited_at TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX comments_card ON comments (board_id, card_id, id);
CREATE INDEX comments_id ON comments (id);
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
INSERT INTO schema_version VALUES (1, '0bd9a50565e47fd5');
INSERT INTO users VALUES ('01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$gxQUYiY8mzLlqGmjTLKJN1NGoakUzwWnPIwwgLp+CHI$+vmtW+cu3qfdGyrYsaCV8RFytH0jmxT6baJYCNTSFWk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:06.011Z');
INSERT INTO users VALUES ('01a1e1f8-e01b-7463-8315-e20a801a5371', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$A1Qga+IV1EzpyhOLPOxLRCcbqshluoCwaS6v60kb6XM$fobEBYBv1wwlGBw0n2frKEvRD3jtxXJXnDY5OEaEH8Y', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:06.496Z');
INSERT INTO users VALUES ('01a1e1f8-e140-72f6-88c0-649afa5a0aab', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$GZ7CzjriJ0Y4ISt2HUvrcxTe7qUItaSjZA0cQAzMkkM$vEplM0rwpg4nRHtEbSCeHn1GYGF1vQ6pxjiHmext5eA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:06.962Z');
INSERT INTO users VALUES ('01a1e1f8-e652-70b1-a931-b1529cca652f', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$LNCM011T4qIBlgJgLNkAaM1MVBtn0n19NpxPWjmkjNw$1yaMXg21+zKgH/vmdgOzUmLmMd2NzqBoHRbYJhEWYbo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:08.170Z');
INSERT INTO sessions VALUES ('01a1e1f8-e005-74ea-a264-afa7c40d159f', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:06.310Z', '2026-11-16T01:29:06.310Z', '2026-11-16T02:29:06.310Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f8-e13b-7060-8b35-613d7066e076', '01a1e1f8-e01b-7463-8315-e20a801a5371', '2026-11-16T01:29:06.619Z', '2026-11-16T01:29:06.619Z', '2026-11-16T02:29:06.619Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f8-e3ab-7724-9c45-6df7958b3b0f', '01a1e1f8-e140-72f6-88c0-649afa5a0aab', '2026-11-16T01:29:07.243Z', '2026-11-16T01:29:07.243Z', '2026-11-16T02:29:07.243Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1f8-e90d-775b-8c44-0117478d71a6', '2026-11-16T02:34:08.732Z');
INSERT INTO idempotency_keys VALUES ('01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '3ba686d1-75f5-44e5-80fb-fcd38b17ab33', 'fYT_CsTW7pqUukX80jg2c0Z1c5yiSEgH-1JTdN_KhkQ', '01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:29:07.719Z');
INSERT INTO boards VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 'Board', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.272Z', '2026-11-16T01:29:07.272Z', 35, 38, 'u44uuyjjthj', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', 'Board', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.815Z', '2026-11-16T01:29:07.815Z', 2, 3, '9qme7bn1g99', 0, '2026-11-16T01:29:07.819Z', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356');
INSERT INTO board_members VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 'owner');
INSERT INTO board_members VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'member');
INSERT INTO board_members VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 'owner');
INSERT INTO board_members VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'member');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 1, 'board.member_added', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.593Z', 1, '01a1e1f8-e01b-7463-8315-e20a801a5371', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","user_id":"01a1e1f8-e01b-7463-8315-e20a801a5371","role":"member","user":{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 2, 'board.member_added', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.710Z', 2, '01a1e1f8-e140-72f6-88c0-649afa5a0aab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","user_id":"01a1e1f8-e140-72f6-88c0-649afa5a0aab","role":"member","user":{"id":"01a1e1f8-e140-72f6-88c0-649afa5a0aab","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 3, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.713Z', 3, '01a1e1f8-e581-70dc-9922-5af26fac35fc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 4, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.717Z', 4, '01a1e1f8-e585-72f7-9bba-47cf11410388', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e585-72f7-9bba-47cf11410388","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 5, 'label.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.719Z', 5, '01a1e1f8-e587-712e-a597-f523deb7aee6', NULL, NULL, NULL, NULL, '3ba686d1-75f5-44e5-80fb-fcd38b17ab33', NULL, NULL, '{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 6, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.721Z', 6, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.721Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 7, 'card.labeled', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.726Z', 7, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:29:07.721Z"}', '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.726Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 8, 'card.assigned', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.730Z', 8, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:29:07.726Z"}', '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.730Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 9, 'card.assigned', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.730Z', 8, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:29:07.730Z"}', '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.730Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 10, 'checklist.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.736Z', 10, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e598-70b3-bb83-4eab416ed0aa', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 11, 'checklist_item.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.744Z', 11, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd","checklist_id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 12, 'checklist_item.updated', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.747Z', 12, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd","checklist_id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 13, 'checklist_item.assigned', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.750Z', 13, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd","checklist_id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 14, 'attachment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.763Z', 14, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5b3-713f-81a7-324fd72f384b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5b3-713f-81a7-324fd72f384b","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 15, 'attachment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.767Z', 15, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5b8-76ad-8826-e5ce955483d7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5b8-76ad-8826-e5ce955483d7","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 16, 'attachment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.772Z', 16, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5bc-7706-bed6-bee30daa926a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5bc-7706-bed6-bee30daa926a","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 17, 'card.moved', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.777Z', 17, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","rank":65536,"updated_at":"2026-11-16T01:29:07.730Z","position":0}', '{"id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e585-72f7-9bba-47cf11410388","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-e587-712e-a597-f523deb7aee6","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","title":"Steps","rank":65536,"items":[{"id":"01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd","checklist_id":"01a1e1f8-e598-70b3-bb83-4eab416ed0aa","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f8-e5b3-713f-81a7-324fd72f384b","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f8-e5b8-76ad-8826-e5ce955483d7","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f8-e5bc-7706-bed6-bee30daa926a","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:29:07.721Z","updated_at":"2026-11-16T01:29:07.777Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 18, 'board.member_removed', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.780Z', 18, '01a1e1f8-e140-72f6-88c0-649afa5a0aab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","user_id":"01a1e1f8-e140-72f6-88c0-649afa5a0aab","role":"member","user":{"id":"01a1e1f8-e140-72f6-88c0-649afa5a0aab","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 19, 'attachment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.783Z', 19, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5c7-7189-979e-c9bab138d9b7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5c7-7189-979e-c9bab138d9b7","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 20, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.786Z', 20, '01a1e1f8-e5ca-749f-9673-d530b31ce5b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5ca-749f-9673-d530b31ce5b8","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.786Z","updated_at":"2026-11-16T01:29:07.786Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 21, 'checklist.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.787Z', 21, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5cb-7107-a6af-b0e21a4dbbd6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5cb-7107-a6af-b0e21a4dbbd6","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 22, 'checklist.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.789Z', 22, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5cd-75be-b278-7c96da2c3cc4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5cd-75be-b278-7c96da2c3cc4","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 23, 'checklist_item.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.791Z', 23, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5cf-74e3-9cc7-ce5e36d6e45c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5cf-74e3-9cc7-ce5e36d6e45c","checklist_id":"01a1e1f8-e5cd-75be-b278-7c96da2c3cc4","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 24, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.795Z', 24, '01a1e1f8-e5d3-738b-9a21-33df0c101bdb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5d3-738b-9a21-33df0c101bdb","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 25, 'comment.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.797Z', 25, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5d5-755f-998c-af505f9d4e51', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5d5-755f-998c-af505f9d4e51","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","card_id":"01a1e1f8-e58a-77c1-aeae-74fe56fac328","user_id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","user":{"id":"01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:29:07.797Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 26, 'label.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.803Z', 26, '01a1e1f8-e5db-744c-be2d-6eefc664aac3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5db-744c-be2d-6eefc664aac3","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 27, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.804Z', 27, '01a1e1f8-e5dc-7061-92b4-ce13f22516a5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5dc-7061-92b4-ce13f22516a5","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.804Z","updated_at":"2026-11-16T01:29:07.804Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 28, 'card.deleted', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.806Z', 28, '01a1e1f8-e5dc-7061-92b4-ce13f22516a5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5dc-7061-92b4-ce13f22516a5","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.804Z","updated_at":"2026-11-16T01:29:07.804Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 29, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.808Z', 29, '01a1e1f8-e5e0-7679-a4ac-89137e343233', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5e0-7679-a4ac-89137e343233","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 30, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.810Z', 30, '01a1e1f8-e5e2-7690-add3-325a4d21c720', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5e2-7690-add3-325a4d21c720","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e5e0-7679-a4ac-89137e343233","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.810Z","updated_at":"2026-11-16T01:29:07.810Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 31, 'column.deleted', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.811Z', 31, '01a1e1f8-e5e0-7679-a4ac-89137e343233', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5e0-7679-a4ac-89137e343233","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', 1, 'board.member_added', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.816Z', 1, '01a1e1f8-e01b-7463-8315-e20a801a5371', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-e5e7-72da-af2d-5ac0fba81805","user_id":"01a1e1f8-e01b-7463-8315-e20a801a5371","role":"member","user":{"id":"01a1e1f8-e01b-7463-8315-e20a801a5371","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', 2, 'board.deleted', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.819Z', 2, '01a1e1f8-e5e7-72da-af2d-5ac0fba81805', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5e7-72da-af2d-5ac0fba81805"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 32, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.830Z', 32, '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 33, 'card.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.835Z', 33, '01a1e1f8-e5fb-72a7-94cf-05410bebc00b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5fb-72a7-94cf-05410bebc00b","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","column_id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:07.835Z","updated_at":"2026-11-16T01:29:07.835Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 34, 'column.deleted', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.861Z', 34, '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 35, 'column.created', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.870Z', 35, '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","board_id":"01a1e1f8-e3c8-7566-8e06-618d775ccfd4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 0, '2026-11-16T01:29:07.272Z', X'1F8B08000000000000039551CB6EC32010BCF733F60C11380D389CA27E434FAD220BC3522161E3024E5B45FEF72A765AA539A4CA71667766F671046F4101E39A237735C5B5A9A9DC08416B64820A5E5B2937C638FB08048A2F0141C153D4C902018BD9243F141F7B50FD18020113434CBF20A12E689BF6EB32C35AB3A592D78EB6CC31DAAE6B839595DBF546008171B0776B7E7274010515AB04E59C72F1CCB8AAB68AC95525AB970BEFFFFA32BE836204826E316450AF7B021D762DA61338427BDABFB9E77263C67425B8BD528AF3A5E3478FE9AC0775BCFAD66D0BECB40FA040076F70879FBA1B02AE627A3BFBF5BA3B45CC6520E07CCA65E196EF05FD17FBDC6853FC01419534E24C1C3079E7D182723AE485CBE38069197826A7693F3D7C031968C23269020000');
INSERT INTO board_checkpoints VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', 0, '2026-11-16T01:29:07.815Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B559AD427C437700255D1DA5E234B4E1C6CA780AAFE3B6A5250E9A1A8C799DD99D9C701BC050542A224E95A4E3535BCA92C727495E5351AE134B6B215353028BE0402054F1193050696B2497E2C3E0EA0862904062686987E41222C643BFD759961ADD9F246B68E6BE104D7EBD650659BEDBADE008369B4776B7E72B080824A541B2E25979B672155B555A259B5B27EB9F0FEAF2FD33B28C120A0A69041BDEE18F4D46B4A2770007DDABFBBE77253A67425B8BD528AF3A5E3C740E9AC0775B8FAD66D0BEAD1075080C11B7AA44FECC740AB98DECE7E03F6A788B90C0C9C4FB92CDCF2BD807FB1CF1D9AE2F704AAA48966624FC93B4F1694C390172E4F23A565E0993C1E77C7876F64EBC5AA69020000');
INSERT INTO labels VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e587-712e-a597-f523deb7aee6', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5db-744c-be2d-6eefc664aac3', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e581-70dc-9922-5af26fac35fc', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e585-72f7-9bba-47cf11410388', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5d3-738b-9a21-33df0c101bdb', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5bf-76ae-9dfd-1bdeebfde8eb', 'Finished by Bob', 'card_moved', '01a1e1f8-e585-72f7-9bba-47cf11410388', NULL, 'assign_member', NULL, '01a1e1f8-e01b-7463-8315-e20a801a5371', 1);
INSERT INTO automation_rules VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5c9-7321-ad72-09471bdf02b4', 'Rule', 'card_moved', '01a1e1f8-e581-70dc-9922-5af26fac35fc', NULL, 'assign_member', NULL, '01a1e1f8-e01b-7463-8315-e20a801a5371', 1);
INSERT INTO automation_runs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5bf-76ae-9dfd-1bdeebfde8eb', '01a1e1f8-e5c2-7030-b649-9393623995c0', 17, '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '2026-11-16T01:29:07.777Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5d9-7336-933a-ec8e9f73534a', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5dc-7061-92b4-ce13f22516a5', 'card', 'deleted', 'Card', '01a1e1f8-e581-70dc-9922-5af26fac35fc', NULL, 131072, 1, '{"id":"01a1e1f8-e5dc-7061-92b4-ce13f22516a5","column_id":"01a1e1f8-e581-70dc-9922-5af26fac35fc","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:07.804Z","updated_at":"2026-11-16T01:29:07.804Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:07.806Z', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 28);
INSERT INTO trash VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5e0-7679-a4ac-89137e343233', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f8-e587-712e-a597-f523deb7aee6","01a1e1f8-e5db-744c-be2d-6eefc664aac3"],"board_members":["01a1e1f8-ddc9-718f-b0f0-b38ce2d79356","01a1e1f8-e01b-7463-8315-e20a801a5371"]}', '2026-11-16T01:29:07.811Z', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 31);
INSERT INTO trash VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5e2-7690-add3-325a4d21c720', 'card', 'deleted', 'Card', '01a1e1f8-e5e0-7679-a4ac-89137e343233', '01a1e1f8-e5e0-7679-a4ac-89137e343233', 65536, NULL, '{"id":"01a1e1f8-e5e2-7690-add3-325a4d21c720","column_id":"01a1e1f8-e5e0-7679-a4ac-89137e343233","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:07.810Z","updated_at":"2026-11-16T01:29:07.810Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:07.811Z', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', 31);
INSERT INTO restored_contents VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', 35, '01a1e1f8-e5fb-72a7-94cf-05410bebc00b', '{"id":"01a1e1f8-e5fb-72a7-94cf-05410bebc00b","column_id":"01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:07.835Z","updated_at":"2026-11-16T01:29:07.835Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e585-72f7-9bba-47cf11410388', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:29:07.721Z', '2026-11-16T01:29:07.777Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5ca-749f-9673-d530b31ce5b8', '01a1e1f8-e581-70dc-9922-5af26fac35fc', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:29:07.786Z', '2026-11-16T01:29:07.786Z', NULL);
INSERT INTO cards VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5fb-72a7-94cf-05410bebc00b', '01a1e1f8-e5f6-76a1-9ed5-fa0673ac4fef', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:29:07.835Z', '2026-11-16T01:29:07.835Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e587-712e-a597-f523deb7aee6');
INSERT INTO card_assignees VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356');
INSERT INTO card_assignees VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e01b-7463-8315-e20a801a5371');
INSERT INTO checklists VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e598-70b3-bb83-4eab416ed0aa', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5cb-7107-a6af-b0e21a4dbbd6', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5cd-75be-b278-7c96da2c3cc4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', '01a1e1f8-e598-70b3-bb83-4eab416ed0aa', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5cf-74e3-9cc7-ce5e36d6e45c', '01a1e1f8-e5cd-75be-b278-7c96da2c3cc4', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5a1-76ab-8450-9e461a0fe3cd', '01a1e1f8-e01b-7463-8315-e20a801a5371');
INSERT INTO attachments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5b3-713f-81a7-324fd72f384b', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5b8-76ad-8826-e5ce955483d7', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5bc-7706-bed6-bee30daa926a', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5c7-7189-979e-c9bab138d9b7', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5b3-713f-81a7-324fd72f384b', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5b8-76ad-8826-e5ce955483d7', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5bc-7706-bed6-bee30daa926a', X'948E29B0C4A2BB72DD702A2ABD5DE0448FF76165AE8C4E5C8D71C0A637DE18A5DCA9B61FE17B494B211642F286D5AD6C97C4288FBA177E6A8CB1BD3CDB9BCA1019E7F2CA1C2AC25B1B7BB79A0D1FC229BE369A69BCBD9440902FEBC81876BE0F387D01B1027FDCAFAEC6AB7D5A50E3923EFB5A328201F8D3E61E013A5DC062ADC4FF4F38511A16E7975BD863A3364371F5BBF201E48A7C943FE3E8D09D6C872848BC9D4253AE4B977092D3C8AB735ED8448579EB458C7EC55321E1ECA55747869CF1A8904223D59444FB344E82A0407FE48CED647C2820AD4A419C0286B2F5CB51E7E915BC49FC4D5D305EA2E26AD135E8AF25EADCE9A519EBC33E59E7D72ADF2EBB03E163A2ECF87934D77E5FF4BB9BBA7008C0BE2C381A4A5A8FA4645BC47A3AA1B7955344A6FCEA256F0FF939D25C5C297B32A6BD06BE8E702656B523DA8347FDD5116AD24CAC344531CC86922F263C0049019A06485E41D99358EF5608E168D943BA0BE61F1DE076FEA194297ADFF7E76A7BC03181FF557E8CAC8F116097A46C420B031F9B55E786CC2D6D807BAE02B6FE057E04823C7D024315F309D82E47BA9693A0024A323D72A02C6935D30D596B21A29E54B990AF968EE1CE0261D92AFFE5178AE28E8B5A4D8EFA32BFEA536EA03A11D730C7777F6EA3A351C4E8E43EE781A2EF40C7D54576BE1D669AAF54A11A2403');
INSERT INTO attachment_blobs VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5c7-7189-979e-c9bab138d9b7', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('403e620a-daa7-47aa-b2a5-e5eab4e1698c', 'bf9f5f07-dbd2-4afe-bcfe-251a6bfec9ba', '00', NULL);
INSERT INTO attachment_objects VALUES ('403e620a-daa7-47aa-b2a5-e5eab4e1698c', 'bf9f5f07-dbd2-4afe-bcfe-251a6bfec9ba', NULL);
INSERT INTO comments VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5d5-755f-998c-af505f9d4e51', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.797Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e51a-71dc-bec1-38b6758bc441', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'added', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.593Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e57e-7525-8e3d-289b54bdfc7a', '01a1e1f8-e140-72f6-88c0-649afa5a0aab', 'added', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.710Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e593-74c8-b843-1b009379b250', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'assigned', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.730Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e5d5-7560-9a2d-537ddea3d8ee', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'commented', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-e5d5-755f-998c-af505f9d4e51', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.797Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f8-e5e7-72da-af2d-5ac0fba81805', '01a1e1f8-e5e9-7468-985f-17cff0066f2e', '01a1e1f8-e01b-7463-8315-e20a801a5371', 'added', NULL, NULL, '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356', '2026-11-16T01:29:07.816Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1f8-e3c8-7566-8e06-618d775ccfd4', '01a1e1f8-e58a-77c1-aeae-74fe56fac328', '01a1e1f8-ddc9-718f-b0f0-b38ce2d79356');
