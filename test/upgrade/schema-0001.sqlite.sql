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
INSERT INTO schema_version VALUES (1, 'e7134b4880e6172b');
INSERT INTO users VALUES ('01a1e1d0-6897-7753-8337-c0df108d7dc4', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$hPsJCr11nMdrvo0W4py729bASEy5bIkpwvkXbVVPTLw$8nxd9/KkXpGwVuHm//pq2rxx7ckFgQyGCcqbV61rCf0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:44:54.403Z');
INSERT INTO users VALUES ('01a1e1d0-6937-75b8-b437-6fbcc39319c4', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ECUJSOB7/q4R0NPZeDsFqGS+iuoCyjnim8+7T/4kxzo$tGWGj+10J1IqG/E/51syYgospLsymmlhjFQmMO8YZa8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:44:54.494Z');
INSERT INTO users VALUES ('01a1e1d0-6990-75be-ab6a-3595294c7fff', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$G06HwSfZZcT2W8npdx+6ngSU2oyelm01tH3Zt/Z4+sU$9nyh9f291woK4zsvskiGp7B+kySNM5BNOQKdll9xFIk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:44:54.573Z');
INSERT INTO users VALUES ('01a1e1d0-6a47-77de-982a-cf2118975f81', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$fTaIXHTFWww8oKHpw5RXnnk21d6Us4WfWdaI/4MJeqU$RxNiOlV3rVYOydur1XcfJq8akKandeuDNQrqt3CBb1A', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:44:54.784Z');
INSERT INTO sessions VALUES ('01a1e1d0-6931-72b8-87e0-19ec71b26114', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.449Z', '2026-11-16T00:44:54.449Z', '2026-11-16T01:44:54.449Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d0-698e-739c-830b-4eb92f324ef8', '01a1e1d0-6937-75b8-b437-6fbcc39319c4', '2026-11-16T00:44:54.542Z', '2026-11-16T00:44:54.542Z', '2026-11-16T01:44:54.542Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d0-69ce-7627-9df1-b869b3193f8c', '01a1e1d0-6990-75be-ab6a-3595294c7fff', '2026-11-16T00:44:54.606Z', '2026-11-16T00:44:54.606Z', '2026-11-16T01:44:54.606Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1d0-6ab5-7689-9028-87dfbf5835c3', '2026-11-16T01:49:54.843Z');
INSERT INTO idempotency_keys VALUES ('01a1e1d0-6897-7753-8337-c0df108d7dc4', 'de8489c9-d63a-49b1-82b0-a2a56833352e', 'waNY9YTaK1HymEEoRYXEmo62t7wu8JBvNHEY_QGeXkg', '01a1e1d0-69d6-7271-9bdd-0c4834760e45', '{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:44:54.633Z');
INSERT INTO boards VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 'Board', NULL, NULL, '01a1e1d0-6897-7753-8337-c0df108d7dc4', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.614Z', '2026-11-16T00:44:54.614Z', 35, 37, 'nel90z6shlk', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', 'Board', NULL, NULL, '01a1e1d0-6897-7753-8337-c0df108d7dc4', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.706Z', '2026-11-16T00:44:54.706Z', 2, 3, 'hzsj8shuv1l', 0, '2026-11-16T00:44:54.709Z', '01a1e1d0-6897-7753-8337-c0df108d7dc4');
INSERT INTO board_members VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 'owner');
INSERT INTO board_members VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6937-75b8-b437-6fbcc39319c4', 'member');
INSERT INTO board_members VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 'owner');
INSERT INTO board_members VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', '01a1e1d0-6937-75b8-b437-6fbcc39319c4', 'member');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 1, 'board.member_added', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.622Z', 1, '01a1e1d0-6937-75b8-b437-6fbcc39319c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","user_id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","role":"member","user":{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 2, 'board.member_added', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.627Z', 2, '01a1e1d0-6990-75be-ab6a-3595294c7fff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","user_id":"01a1e1d0-6990-75be-ab6a-3595294c7fff","role":"member","user":{"id":"01a1e1d0-6990-75be-ab6a-3595294c7fff","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 3, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.628Z', 3, '01a1e1d0-69e4-7708-bd01-6934ac30f329', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 4, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.631Z', 4, '01a1e1d0-69e7-7672-85a0-ceb6794b2bcc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69e7-7672-85a0-ceb6794b2bcc","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 5, 'label.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.633Z', 5, '01a1e1d0-69e9-70c4-b548-df8a190feab5', NULL, NULL, NULL, NULL, 'de8489c9-d63a-49b1-82b0-a2a56833352e', NULL, NULL, '{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 6, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.637Z', 6, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.637Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 7, 'card.labeled', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.640Z', 7, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:44:54.637Z"}', '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.640Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 8, 'card.assigned', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.643Z', 8, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:44:54.640Z"}', '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.643Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 9, 'card.assigned', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.643Z', 8, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:44:54.643Z"}', '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.643Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 10, 'checklist.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.646Z', 10, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 11, 'checklist_item.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.649Z', 11, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-69fa-70c6-94d6-dd24b9927367","checklist_id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 12, 'checklist_item.updated', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.653Z', 12, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d0-69fa-70c6-94d6-dd24b9927367","checklist_id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 13, 'checklist_item.assigned', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.655Z', 13, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d0-69fa-70c6-94d6-dd24b9927367","checklist_id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 14, 'attachment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.661Z', 14, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a05-7470-8640-22e7be69a15a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a05-7470-8640-22e7be69a15a","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 15, 'attachment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.664Z', 15, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 16, 'attachment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.667Z', 16, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a0b-70a5-a186-4d80923583fc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a0b-70a5-a186-4d80923583fc","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 17, 'card.moved', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.674Z', 17, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","rank":65536,"updated_at":"2026-11-16T00:44:54.643Z","position":0}', '{"id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e7-7672-85a0-ceb6794b2bcc","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d0-69e9-70c4-b548-df8a190feab5","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","title":"Steps","rank":65536,"items":[{"id":"01a1e1d0-69fa-70c6-94d6-dd24b9927367","checklist_id":"01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d0-6a05-7470-8640-22e7be69a15a","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d0-6a0b-70a5-a186-4d80923583fc","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:44:54.637Z","updated_at":"2026-11-16T00:44:54.674Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 18, 'board.member_removed', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.677Z', 18, '01a1e1d0-6990-75be-ab6a-3595294c7fff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","user_id":"01a1e1d0-6990-75be-ab6a-3595294c7fff","role":"member","user":{"id":"01a1e1d0-6990-75be-ab6a-3595294c7fff","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 19, 'attachment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.679Z', 19, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a17-715b-bcb9-184aec6e10a3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a17-715b-bcb9-184aec6e10a3","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 20, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.683Z', 20, '01a1e1d0-6a1b-7198-aa26-404848b1da05', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1b-7198-aa26-404848b1da05","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.683Z","updated_at":"2026-11-16T00:44:54.683Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 21, 'checklist.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.684Z', 21, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a1c-7751-8515-18e6d78b71b2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1c-7751-8515-18e6d78b71b2","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 22, 'checklist.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.685Z', 22, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a1d-7242-bcc5-d03336f9a92e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1d-7242-bcc5-d03336f9a92e","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 23, 'checklist_item.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.686Z', 23, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a1e-7230-b8fb-5e3c21f52610', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1e-7230-b8fb-5e3c21f52610","checklist_id":"01a1e1d0-6a1d-7242-bcc5-d03336f9a92e","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 24, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.687Z', 24, '01a1e1d0-6a1f-77b1-9d82-f23c94d2b4c3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a1f-77b1-9d82-f23c94d2b4c3","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 25, 'comment.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.688Z', 25, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6a20-7663-9261-e424449c4a0c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a20-7663-9261-e424449c4a0c","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","card_id":"01a1e1d0-69ed-744c-bdb9-3f264396f9f7","user_id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","user":{"id":"01a1e1d0-6897-7753-8337-c0df108d7dc4","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:44:54.688Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 26, 'label.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.694Z', 26, '01a1e1d0-6a26-729b-808b-84f60f85e9d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a26-729b-808b-84f60f85e9d4","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 27, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.695Z', 27, '01a1e1d0-6a27-719e-a8af-184a6313bedf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a27-719e-a8af-184a6313bedf","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.695Z","updated_at":"2026-11-16T00:44:54.695Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 28, 'card.deleted', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.696Z', 28, '01a1e1d0-6a27-719e-a8af-184a6313bedf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a27-719e-a8af-184a6313bedf","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.695Z","updated_at":"2026-11-16T00:44:54.695Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 29, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.699Z', 29, '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a2b-76bc-85cc-c65531e531e9","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 30, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.699Z', 30, '01a1e1d0-6a2b-76bd-8710-1f57e57ebe1f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a2b-76bd-8710-1f57e57ebe1f","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-6a2b-76bc-85cc-c65531e531e9","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.699Z","updated_at":"2026-11-16T00:44:54.699Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 31, 'column.deleted', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.701Z', 31, '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a2b-76bc-85cc-c65531e531e9","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', 1, 'board.member_added', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.708Z', 1, '01a1e1d0-6937-75b8-b437-6fbcc39319c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d0-6a32-7071-9b9a-e21b48fdca10","user_id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","role":"member","user":{"id":"01a1e1d0-6937-75b8-b437-6fbcc39319c4","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', 2, 'board.deleted', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.709Z', 2, '01a1e1d0-6a32-7071-9b9a-e21b48fdca10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a32-7071-9b9a-e21b48fdca10"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 32, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.712Z', 32, '01a1e1d0-6a38-7439-9dde-f09b60be9039', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 33, 'card.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.714Z', 33, '01a1e1d0-6a3a-721c-b165-98bb16a23e6c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a3a-721c-b165-98bb16a23e6c","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","column_id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:44:54.714Z","updated_at":"2026-11-16T00:44:54.714Z"}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 34, 'column.deleted', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.715Z', 34, '01a1e1d0-6a38-7439-9dde-f09b60be9039', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 35, 'column.created', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.718Z', 35, '01a1e1d0-6a38-7439-9dde-f09b60be9039', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","board_id":"01a1e1d0-69d6-7271-9bdd-0c4834760e45","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 0, '2026-11-16T00:44:54.614Z', X'1F8B08000000000000039551CB6EC32010BCF733F60C11D8C4389CAA7E434FAD220BC3BA42C2C6059CB68AFCEF55ECB46A724895E3CCEECCECE308CE8202C635476E19AD76B6A2B2909CEE5A6B2933A22E85AC188A2D10C82E7B04054F41470B042C2613DD985D18400D93F7044CF021FE82883AA36DDAAF8B8C7A27A994DB92D66529A961B6E3ACB6D21A0104A6D1DEADF9C9D1191414ACA828E79457CF8C2921D4566C2A2E5EFE78FFD797F01D1423E0758B3E817ADD13E8B16F319EC011DAD3FECD3D979B12C66BC1CD9562582E1D3E068C673DA8E3F5B76E5A60AF9D0705DA3B838FF8A9FBD1E326C4B7B3DFA0FB53C45206029D8B29AFDCFA3DAF2FB14B8D36D91D10548E132EC401A3EB1C5A509DF669E5D234625C075EC879DECF0FDF023631EC69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1d0-6a32-7071-9b9a-e21b48fdca10', 0, '2026-11-16T00:44:54.706Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B49E3D427C437700255D5C6DE204B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C7019C050D42A2246905AFB12CB8124AF24DBB414E856CABA6B306A50006D9654FA0E12960B4C0C05232D18DD98501F43079CFC0041FE22F888499ECAEFDBAC868368A2BB52E7953968A1B613B291AABACA980C134DABB353F39984143218A9A4BC965FD2C84AE2ABDAE564AD42F7FBCFFEB4BF40E5A30F0D8924FA05FB70C7AEA5B8A277080F6B4FFEE9ECB4D89E2B5E0E64A31CC970E1F03C5B31EF4E1FA5B372DA847E741037A67E8913EB11F3DAD427C3BFB0DD89F22E63230E85C4C79E196EF79BCC42EEDD064B727D0394E34137B8AAE73644177E8D3C2A569A4B80C3C93C7E3F6F8F00DCC281A4169020000');
INSERT INTO labels VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69e9-70c4-b548-df8a190feab5', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a26-729b-808b-84f60f85e9d4', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69e4-7708-bd01-6934ac30f329', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69e7-7672-85a0-ceb6794b2bcc', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1f-77b1-9d82-f23c94d2b4c3', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a38-7439-9dde-f09b60be9039', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a0d-7345-9c38-f0daaec49717', 'Finished by Bob', 'card_moved', '01a1e1d0-69e7-7672-85a0-ceb6794b2bcc', NULL, 'assign_member', NULL, '01a1e1d0-6937-75b8-b437-6fbcc39319c4', 1);
INSERT INTO automation_rules VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a19-75a6-9e5f-b6d5e83ec978', 'Rule', 'card_moved', '01a1e1d0-69e4-7708-bd01-6934ac30f329', NULL, 'assign_member', NULL, '01a1e1d0-6937-75b8-b437-6fbcc39319c4', 1);
INSERT INTO automation_runs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a0d-7345-9c38-f0daaec49717', '01a1e1d0-6a13-704b-abe7-2f649ea4dc99', 17, '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '2026-11-16T00:44:54.674Z', 'skipped', 'This person was assigned already.');
INSERT INTO trash VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a27-719e-a8af-184a6313bedf', 'card', 'deleted', 'Card', '01a1e1d0-69e4-7708-bd01-6934ac30f329', NULL, 131072, 1, '{"id":"01a1e1d0-6a27-719e-a8af-184a6313bedf","column_id":"01a1e1d0-69e4-7708-bd01-6934ac30f329","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:44:54.695Z","updated_at":"2026-11-16T00:44:54.695Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:44:54.696Z', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 28);
INSERT INTO trash VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d0-69e9-70c4-b548-df8a190feab5","01a1e1d0-6a26-729b-808b-84f60f85e9d4"],"board_members":["01a1e1d0-6897-7753-8337-c0df108d7dc4","01a1e1d0-6937-75b8-b437-6fbcc39319c4"]}', '2026-11-16T00:44:54.701Z', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 31);
INSERT INTO trash VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a2b-76bd-8710-1f57e57ebe1f', 'card', 'deleted', 'Card', '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', '01a1e1d0-6a2b-76bc-85cc-c65531e531e9', 65536, NULL, '{"id":"01a1e1d0-6a2b-76bd-8710-1f57e57ebe1f","column_id":"01a1e1d0-6a2b-76bc-85cc-c65531e531e9","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:44:54.699Z","updated_at":"2026-11-16T00:44:54.699Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:44:54.701Z', '01a1e1d0-6897-7753-8337-c0df108d7dc4', 31);
INSERT INTO restored_contents VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', 35, '01a1e1d0-6a3a-721c-b165-98bb16a23e6c', '{"id":"01a1e1d0-6a3a-721c-b165-98bb16a23e6c","column_id":"01a1e1d0-6a38-7439-9dde-f09b60be9039","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:44:54.714Z","updated_at":"2026-11-16T00:44:54.714Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69e7-7672-85a0-ceb6794b2bcc', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T00:44:54.637Z', '2026-11-16T00:44:54.674Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1b-7198-aa26-404848b1da05', '01a1e1d0-69e4-7708-bd01-6934ac30f329', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:44:54.683Z', '2026-11-16T00:44:54.683Z', NULL);
INSERT INTO cards VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a3a-721c-b165-98bb16a23e6c', '01a1e1d0-6a38-7439-9dde-f09b60be9039', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:44:54.714Z', '2026-11-16T00:44:54.714Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-69e9-70c4-b548-df8a190feab5');
INSERT INTO card_assignees VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6897-7753-8337-c0df108d7dc4');
INSERT INTO card_assignees VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6937-75b8-b437-6fbcc39319c4');
INSERT INTO checklists VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1c-7751-8515-18e6d78b71b2', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1d-7242-bcc5-d03336f9a92e', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', '01a1e1d0-69f6-778f-9f5d-e7c5faba9fcd', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a1e-7230-b8fb-5e3c21f52610', '01a1e1d0-6a1d-7242-bcc5-d03336f9a92e', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-69fa-70c6-94d6-dd24b9927367', '01a1e1d0-6937-75b8-b437-6fbcc39319c4');
INSERT INTO attachments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a05-7470-8640-22e7be69a15a', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a0b-70a5-a186-4d80923583fc', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a17-715b-bcb9-184aec6e10a3', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a05-7470-8640-22e7be69a15a', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a08-718e-8b3f-9bfd9b1a0ac3', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a0b-70a5-a186-4d80923583fc', X'7B1F211A90B73A5093009A0017B808018ED52517224F37B8E09D7EFF4B65432DD7EFC2FA437F3AEC4B20D679349C52433785B173655B40247AD3469BF83AC43E42C6A665022AB3CBA77497AB86433354416F4F4B3392F1D9EDC83BB39FC908EEE74356D4049E57CD1C6B3B0CB9CAB1D667ECBB01E272A7FCD5B27DB46A0D8E36DE24DF91EA4BB54788F1B51F137A1EE4061511FE5DD120A7A3665A778F1118AB55CAB679C00B00188CEB26A3076455AF6BD908BD43380377E80CBDD24EB141BE8B2CFBC025C7D2FCE5BF745A21BCCA94B2ABF9B156DDCEA547D64B59608838C4E037E88A8B79265295A83D065B13FF701749236A89D22367D07A7E5DC47158DEF1D9B756529C4222D078A88FB3EEDBA04ED868C390EAAD17C3F30CBF8A0E15DCAA56AEBEFCC427356B909D82964CDD44CACE78C2E40F17AB437CF05538A34728FB2C6C2D3898FF182EFB9EDD4480C8F562E679EE7AD3C6A083FE2F5A13BDD58A3A2DC9EA710365650E132119AB1467B20A3F70E60FAD97C53E8D70CE6E4AB4611A72B1F74DBA501D6364474D3B214CAD5F1268234A85FB2445D14BCC519F406C90197AA9785640D2A32C4DF0698E0AC5ECDAD345D79F0A5C132863FBE1148589C1E99393AE7669CC41DF07AEC03C467450D7291C383FD185669D0B3CA3029D978FD3D9F0894F81B3A40A805B8E154938F0434CC7');
INSERT INTO attachment_blobs VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a17-715b-bcb9-184aec6e10a3', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('9c8201a3-448b-41ac-846d-7e70be9e34ee', '297f22c0-3710-4f06-9b8a-5a316fe21b79', '00', NULL);
INSERT INTO attachment_objects VALUES ('9c8201a3-448b-41ac-846d-7e70be9e34ee', '297f22c0-3710-4f06-9b8a-5a316fe21b79', NULL);
INSERT INTO comments VALUES ('01a1e1d0-69d6-7271-9bdd-0c4834760e45', '01a1e1d0-6a20-7663-9261-e424449c4a0c', '01a1e1d0-69ed-744c-bdb9-3f264396f9f7', '01a1e1d0-6897-7753-8337-c0df108d7dc4', '2026-11-16T00:44:54.688Z', NULL, 'Comment');
