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
CREATE TABLE mail_queue (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     recipient TEXT NOT NULL,
     board_id TEXT,
     subject_id TEXT,
     sent_by TEXT,
     created_at TEXT NOT NULL,
     due_at TEXT,
     attempts INTEGER NOT NULL,
     outcome TEXT
   ) STRICT;
CREATE INDEX mail_queue_due ON mail_queue (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX mail_queue_recipient ON mail_queue (recipient, created_at);
CREATE INDEX mail_queue_sender ON mail_queue (sent_by, created_at) WHERE sent_by IS NOT NULL;
CREATE INDEX mail_queue_age ON mail_queue (created_at);
CREATE TABLE account_tokens (
     hash TEXT PRIMARY KEY,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset')),
     email TEXT NOT NULL,
     password_mark TEXT NOT NULL,
     expires_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX account_tokens_user ON account_tokens (user_id);
CREATE INDEX account_tokens_expiry ON account_tokens (expires_at);
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
INSERT INTO schema_version VALUES (1, 'a63fb3a03b451a51');
INSERT INTO users VALUES ('01a1e1f8-f22a-716d-b3c2-779635311405', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$DYrqwDl9nKMn7J/d5DD/ZZWfLhHenh3zazHXZDFLNlA$2Jt3fUxKNO4LwCK22m8rs18U/SU+D+Wr0CKTN0ygbmg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:11.843Z');
INSERT INTO users VALUES ('01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$YWHc6dV4y15sMDnPQ1hRzUesWhAR2F4RdtRSOga5GE0$Pea5tvIaV5V5Zim0wZiXVsVNYwxS4Oe6YcLYTNIEex4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:12.640Z');
INSERT INTO users VALUES ('01a1e1f8-f9cd-761d-a085-a587fa560f8e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$XiczrkENK5Z6sPqqb1Coqf4OHDafL2hvE8gK7BOKj8M$BCME2aoT5iN5oPLOGBkemKjCS37MC09QiM0l12+17CQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:13.139Z');
INSERT INTO users VALUES ('01a1e1f8-fd57-76d2-bd6f-b6fd2d0c8e57', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$20Zmc7NPFbLlQ8FPyUQlVXzkZqJRdgkBGzK8hxEibYc$UfvxKMqiM9W0s8LFvaM0zdV20AKM7oEddFg3AVk1KwQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:29:14.333Z');
INSERT INTO sessions VALUES ('01a1e1f8-f731-7432-bcb6-ac0e092a62c6', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:12.241Z', '2026-11-16T01:29:12.241Z', '2026-11-16T02:29:12.241Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f8-f9bc-75e8-b21d-d1894138ecc9', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', '2026-11-16T01:29:12.892Z', '2026-11-16T01:29:12.892Z', '2026-11-16T02:29:12.892Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1f8-fb62-7352-9c48-643e6445fd24', '01a1e1f8-f9cd-761d-a085-a587fa560f8e', '2026-11-16T01:29:13.315Z', '2026-11-16T01:29:13.315Z', '2026-11-16T02:29:13.315Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1f9-0106-7375-9471-14463bba03ca', '2026-11-16T02:34:14.774Z');
INSERT INTO idempotency_keys VALUES ('01a1e1f8-f22a-716d-b3c2-779635311405', 'f4748a78-ba82-4c7d-a23f-174fc95bda59', 'VDgjANZ6ne8xLn4K9hXftpmm2pV0EXu8-zXv9PBHALk', '01a1e1f8-fb78-7159-af50-965770de010f', '{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:29:13.489Z');
INSERT INTO boards VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 'Board', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.336Z', '2026-11-16T01:29:13.336Z', 35, 38, 'pbamdgz7dxn', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', 'Board', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.759Z', '2026-11-16T01:29:13.759Z', 2, 3, 'jx0ssa9lo8a', 0, '2026-11-16T01:29:13.783Z', '01a1e1f8-f22a-716d-b3c2-779635311405');
INSERT INTO board_members VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-f22a-716d-b3c2-779635311405', 'owner');
INSERT INTO board_members VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'member');
INSERT INTO board_members VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', '01a1e1f8-f22a-716d-b3c2-779635311405', 'owner');
INSERT INTO board_members VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'member');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 1, 'board.member_added', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.396Z', 1, '01a1e1f8-f74b-7679-b72c-b6dec38596f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-fb78-7159-af50-965770de010f","user_id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","role":"member","user":{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 2, 'board.member_added', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.427Z', 2, '01a1e1f8-f9cd-761d-a085-a587fa560f8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-fb78-7159-af50-965770de010f","user_id":"01a1e1f8-f9cd-761d-a085-a587fa560f8e","role":"member","user":{"id":"01a1e1f8-f9cd-761d-a085-a587fa560f8e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 3, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.444Z', 3, '01a1e1f8-fbe7-7133-8132-9c13d33e5381', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 4, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.464Z', 4, '01a1e1f8-fbf8-707c-a2d4-b18247f3426b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fbf8-707c-a2d4-b18247f3426b","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 5, 'label.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.489Z', 5, '01a1e1f8-fc11-74e5-943a-9a9df12493ec', NULL, NULL, NULL, NULL, 'f4748a78-ba82-4c7d-a23f-174fc95bda59', NULL, NULL, '{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 6, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.498Z', 6, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.498Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 7, 'card.labeled', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.508Z', 7, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:29:13.498Z"}', '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.508Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 8, 'card.assigned', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.546Z', 8, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:29:13.508Z"}', '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.546Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 9, 'card.assigned', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.546Z', 8, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:29:13.546Z"}', '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.546Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 10, 'checklist.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.610Z', 10, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fc8a-7009-bcae-d22cebc21d03', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 11, 'checklist_item.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.642Z', 11, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcaa-734e-932c-cee5276c137c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcaa-734e-932c-cee5276c137c","checklist_id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 12, 'checklist_item.updated', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.653Z', 12, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcaa-734e-932c-cee5276c137c', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1f8-fcaa-734e-932c-cee5276c137c","checklist_id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 13, 'checklist_item.assigned', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.657Z', 13, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcaa-734e-932c-cee5276c137c', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1f8-fcaa-734e-932c-cee5276c137c","checklist_id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 14, 'attachment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.668Z', 14, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcc5-77dd-82c7-02daa3d34978', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcc5-77dd-82c7-02daa3d34978","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 15, 'attachment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.679Z', 15, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fccf-718f-baa3-a608b6491f65', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fccf-718f-baa3-a608b6491f65","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 16, 'attachment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.693Z', 16, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcdd-71ba-afb0-8874414166b7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcdd-71ba-afb0-8874414166b7","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 17, 'card.moved', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.700Z', 17, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","rank":65536,"updated_at":"2026-11-16T01:29:13.546Z","position":0}', '{"id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbf8-707c-a2d4-b18247f3426b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1f8-fc11-74e5-943a-9a9df12493ec","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","title":"Steps","rank":65536,"items":[{"id":"01a1e1f8-fcaa-734e-932c-cee5276c137c","checklist_id":"01a1e1f8-fc8a-7009-bcae-d22cebc21d03","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1f8-fcc5-77dd-82c7-02daa3d34978","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1f8-fccf-718f-baa3-a608b6491f65","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1f8-fcdd-71ba-afb0-8874414166b7","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:29:13.498Z","updated_at":"2026-11-16T01:29:13.700Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 18, 'board.member_removed', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.704Z', 18, '01a1e1f8-f9cd-761d-a085-a587fa560f8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-fb78-7159-af50-965770de010f","user_id":"01a1e1f8-f9cd-761d-a085-a587fa560f8e","role":"member","user":{"id":"01a1e1f8-f9cd-761d-a085-a587fa560f8e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 19, 'attachment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.708Z', 19, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcec-719c-805a-1e1d6963c8ea', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcec-719c-805a-1e1d6963c8ea","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 20, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.712Z', 20, '01a1e1f8-fcf0-71c1-a5ec-bd2840f1ea06', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf0-71c1-a5ec-bd2840f1ea06","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.712Z","updated_at":"2026-11-16T01:29:13.712Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 21, 'checklist.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.714Z', 21, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcf2-70e3-8335-024b02ce3bdf', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf2-70e3-8335-024b02ce3bdf","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 22, 'checklist.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.716Z', 22, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcf4-7284-8bd4-cf1879aec817', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf4-7284-8bd4-cf1879aec817","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 23, 'checklist_item.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.718Z', 23, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcf6-745f-96c4-67827dc2bb01', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf6-745f-96c4-67827dc2bb01","checklist_id":"01a1e1f8-fcf4-7284-8bd4-cf1879aec817","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 24, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.719Z', 24, '01a1e1f8-fcf7-73b1-862c-89a7f71bf3d9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcf7-73b1-862c-89a7f71bf3d9","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 25, 'comment.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.722Z', 25, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcfa-77d1-b59f-38c1efaeb06f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fcfa-77d1-b59f-38c1efaeb06f","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","card_id":"01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9","user_id":"01a1e1f8-f22a-716d-b3c2-779635311405","user":{"id":"01a1e1f8-f22a-716d-b3c2-779635311405","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:29:13.722Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 26, 'label.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.730Z', 26, '01a1e1f8-fd02-7649-9e9c-c33553640224', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd02-7649-9e9c-c33553640224","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 27, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.731Z', 27, '01a1e1f8-fd03-7748-ac08-4175283ffba3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd03-7748-ac08-4175283ffba3","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.731Z","updated_at":"2026-11-16T01:29:13.731Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 28, 'card.deleted', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.733Z', 28, '01a1e1f8-fd03-7748-ac08-4175283ffba3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd03-7748-ac08-4175283ffba3","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.731Z","updated_at":"2026-11-16T01:29:13.731Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 29, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.744Z', 29, '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd10-75d8-9c20-fcf404c8725c","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 30, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.747Z', 30, '01a1e1f8-fd13-71dc-8092-619767ec35a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd13-71dc-8092-619767ec35a0","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fd10-75d8-9c20-fcf404c8725c","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.747Z","updated_at":"2026-11-16T01:29:13.747Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 31, 'column.deleted', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.750Z', 31, '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd10-75d8-9c20-fcf404c8725c","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', 1, 'board.member_added', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.769Z', 1, '01a1e1f8-f74b-7679-b72c-b6dec38596f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1f8-fd1f-7235-80d5-1aede109b59a","user_id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","role":"member","user":{"id":"01a1e1f8-f74b-7679-b72c-b6dec38596f8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', 2, 'board.deleted', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.783Z', 2, '01a1e1f8-fd1f-7235-80d5-1aede109b59a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd1f-7235-80d5-1aede109b59a"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 32, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.786Z', 32, '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 33, 'card.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.790Z', 33, '01a1e1f8-fd3e-7439-a6f1-09ae521f00d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd3e-7439-a6f1-09ae521f00d4","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","column_id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:29:13.790Z","updated_at":"2026-11-16T01:29:13.790Z"}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 34, 'column.deleted', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.791Z', 34, '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 35, 'column.created', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.796Z', 35, '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","board_id":"01a1e1f8-fb78-7159-af50-965770de010f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 0, '2026-11-16T01:29:13.336Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B2171E353C537700255D5265E234B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C7019C010D42A22469D7DCB66ACD95AC1A8EB612BCA92BA5842121850506D9654FA0E1296034C0C050EAA21BB30B03E861F29E41177C88BF20126632BBF6EB22A328902B591BDE965DC1956AEAB22AA57C141530984673B7E6270733682844517329B9AC9F85D445A365B92ACBFAE58FF77F7D89DE410B061E5BF209F4EB96414F7D4BF1040ED09EF6DFDD73B92951BC16DC5C2986F9D2E163A078D6833E5C7FEBA605F5E83C6840EF3ADAD027F6A3A755886F67BF01FB53C45C0606D6C594176EF99EC74BECD20EBBECF6043AC78966624FD1594706B4459F162E4D23C565E0993C1EB7C7876F237003AD69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', 0, '2026-11-16T01:29:13.759Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6ABAC4392C6A78A6FE004AAAA4DBC41969C38D84E0155FD77D4A420DA43518F33BB33B38F0358031A322464ECD6B233D8C94AE5855C67A690486C18B3BA296A0201C926C7A0E1C9533020C0706C831D93F503E861724E40EB9D0FBF20302536BBE6EB224329921596463679AB6455D5655EE4888F590102A6D1DCADF9C9A1041A54A64A8928B17CCE50AB5A63BEAA8AFAE58FF77F7D91DF4167021C35EC22E8D7AD809EFB86C3091CA039EDBFBBE77253E4702DB8B952F0F3A5FDC7C0E1AC077DB8FED64D0BEEC93AD040CEB6BCE14FEA47C72B1FDECE7E03F5A788B90C023A1B625AB8E57B8E2EB18D3B6A93DD33E814269E893D07DB5936A03B7271E1E2347258069EC9E3717B7CF8060DE1348869020000');
INSERT INTO labels VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc11-74e5-943a-9a9df12493ec', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd02-7649-9e9c-c33553640224', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fbe7-7133-8132-9c13d33e5381', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fbf8-707c-a2d4-b18247f3426b', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf7-73b1-862c-89a7f71bf3d9', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fce1-70b9-924a-acea26996c40', 'Finished by Bob', 'card_moved', '01a1e1f8-fbf8-707c-a2d4-b18247f3426b', NULL, 'assign_member', NULL, '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 1);
INSERT INTO automation_rules VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcef-76c2-90f7-1ee433871ac8', 'Rule', 'card_moved', '01a1e1f8-fbe7-7133-8132-9c13d33e5381', NULL, 'assign_member', NULL, '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 1);
INSERT INTO automation_runs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fce1-70b9-924a-acea26996c40', '01a1e1f8-fce5-706c-b2a2-2d99b109e51d', 17, '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '2026-11-16T01:29:13.700Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd00-76ca-9765-ffe8c5af536c', '01a1e1f8-f22a-716d-b3c2-779635311405', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd03-7748-ac08-4175283ffba3', 'card', 'deleted', 'Card', '01a1e1f8-fbe7-7133-8132-9c13d33e5381', NULL, 131072, 1, '{"id":"01a1e1f8-fd03-7748-ac08-4175283ffba3","column_id":"01a1e1f8-fbe7-7133-8132-9c13d33e5381","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:13.731Z","updated_at":"2026-11-16T01:29:13.731Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:13.733Z', '01a1e1f8-f22a-716d-b3c2-779635311405', 28);
INSERT INTO trash VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1f8-fc11-74e5-943a-9a9df12493ec","01a1e1f8-fd02-7649-9e9c-c33553640224"],"board_members":["01a1e1f8-f22a-716d-b3c2-779635311405","01a1e1f8-f74b-7679-b72c-b6dec38596f8"]}', '2026-11-16T01:29:13.750Z', '01a1e1f8-f22a-716d-b3c2-779635311405', 31);
INSERT INTO trash VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd13-71dc-8092-619767ec35a0', 'card', 'deleted', 'Card', '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', '01a1e1f8-fd10-75d8-9c20-fcf404c8725c', 65536, NULL, '{"id":"01a1e1f8-fd13-71dc-8092-619767ec35a0","column_id":"01a1e1f8-fd10-75d8-9c20-fcf404c8725c","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:13.747Z","updated_at":"2026-11-16T01:29:13.747Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:29:13.750Z', '01a1e1f8-f22a-716d-b3c2-779635311405', 31);
INSERT INTO restored_contents VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', 35, '01a1e1f8-fd3e-7439-a6f1-09ae521f00d4', '{"id":"01a1e1f8-fd3e-7439-a6f1-09ae521f00d4","column_id":"01a1e1f8-fd3a-7789-85af-eb55a406b3ba","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:29:13.790Z","updated_at":"2026-11-16T01:29:13.790Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fbf8-707c-a2d4-b18247f3426b', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:29:13.498Z', '2026-11-16T01:29:13.700Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf0-71c1-a5ec-bd2840f1ea06', '01a1e1f8-fbe7-7133-8132-9c13d33e5381', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:29:13.712Z', '2026-11-16T01:29:13.712Z', NULL);
INSERT INTO cards VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fd3e-7439-a6f1-09ae521f00d4', '01a1e1f8-fd3a-7789-85af-eb55a406b3ba', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:29:13.790Z', '2026-11-16T01:29:13.790Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fc11-74e5-943a-9a9df12493ec');
INSERT INTO card_assignees VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-f22a-716d-b3c2-779635311405');
INSERT INTO card_assignees VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-f74b-7679-b72c-b6dec38596f8');
INSERT INTO checklists VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc8a-7009-bcae-d22cebc21d03', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf2-70e3-8335-024b02ce3bdf', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf4-7284-8bd4-cf1879aec817', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcaa-734e-932c-cee5276c137c', '01a1e1f8-fc8a-7009-bcae-d22cebc21d03', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcf6-745f-96c4-67827dc2bb01', '01a1e1f8-fcf4-7284-8bd4-cf1879aec817', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcaa-734e-932c-cee5276c137c', '01a1e1f8-f74b-7679-b72c-b6dec38596f8');
INSERT INTO attachments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcc5-77dd-82c7-02daa3d34978', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fccf-718f-baa3-a608b6491f65', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcdd-71ba-afb0-8874414166b7', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcec-719c-805a-1e1d6963c8ea', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcc5-77dd-82c7-02daa3d34978', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fccf-718f-baa3-a608b6491f65', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcdd-71ba-afb0-8874414166b7', X'344E580F856B319966B9A69331F57291ED9F02357CF2C68B21D26EB73D37657E9E8670BC44C35AD746D60F728E9C6F011C54C1DD93B1FC19B854A4E88894D6384C695E6E356D014D4ABBBBF753A61B1164397E3ADFA7E008915006FA6A1290B6F8D7442073275DADB92B1EDE871E54145139FC0B20F07525B1180287B131CDA10ADCACF99706AC370389EFE743F7895CB056CF3668A4C53AA1A0F762969988B31420A1A6CEB8791A6870FD83AC22CFE852C7CCAC0398B092390CFB3480A6A85FDE6D46C713D9BD1A00B1DDFC4653B13C24FE8BE1324A32CA99A3A4D1E2D7D624BB64D011F9CC5ACC9F46CD8F19D42BF9B7063744407AB122ABF45CC8DD5F692BBFAD38A6FAD0B629F47225496A3F852A5A97A5D60B554B680F8DB2AF5732E17330D40F81BCBF1E2256C7F25999FC28D150B5BDFA2EE5EBF889C2F9FE92D7B4FC720DFEFB9666C66D2FD22E4E7E831C1AF32B2B1CCF21B99A5CDCB8183C3D93ACF28A03B61A63870E9A62D000B95CA6D88DA9DBC906AA235356ABE555F66C4D3D60C559AB0F39F03C1F23965B906F05EB6158C711B29B0AB9A1E1113F72F44598FEC12A120EB5E4FD932F54F38793A529E2D7977E1533A1E129215F2358553DF8D505D77CC7908B4CB16896C7FDEC48219FA13E42B4DF6B6FB18ED8E678155525B62A23D18A50763A3B488E32FC37D8AD7FCE68BC');
INSERT INTO attachment_blobs VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcec-719c-805a-1e1d6963c8ea', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('9c105df1-feca-47ea-9db4-f0107d937830', '6bfa6266-694c-48d9-9aef-7f0e4b7d50f4', '00', NULL);
INSERT INTO attachment_objects VALUES ('9c105df1-feca-47ea-9db4-f0107d937830', '6bfa6266-694c-48d9-9aef-7f0e4b7d50f4', NULL);
INSERT INTO comments VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcfa-77d1-b59f-38c1efaeb06f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.722Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fbb5-7483-95a4-12f17581b4b2', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'added', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.396Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fbd3-726d-a09b-62f563316d41', '01a1e1f8-f9cd-761d-a085-a587fa560f8e', 'added', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.427Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc5c-73dd-9acf-b168e62ebd80', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'assigned', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.546Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fcfb-72f5-a6e1-6ec65cec6708', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'commented', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-fcfa-77d1-b59f-38c1efaeb06f', '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.722Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1f8-fd1f-7235-80d5-1aede109b59a', '01a1e1f8-fd29-7312-adde-d6cc1ad41e38', '01a1e1f8-f74b-7679-b72c-b6dec38596f8', 'added', NULL, NULL, '01a1e1f8-f22a-716d-b3c2-779635311405', '2026-11-16T01:29:13.769Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1f8-fb78-7159-af50-965770de010f', '01a1e1f8-fc1a-77c2-9ef6-29bfcfd687f9', '01a1e1f8-f22a-716d-b3c2-779635311405');
