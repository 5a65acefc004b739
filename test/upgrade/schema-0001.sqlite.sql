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
INSERT INTO schema_version VALUES (1, 'c6d00eed9054ae91');
INSERT INTO users VALUES ('01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$W/suYMH+WUGtYRMuG25rZV6ZQ+PoNfeaOyr/v9ICaAU$50OpmZLCs34czVyxHbp/7c/skUceeRuxMJclK89qd4I', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:47:18.881Z');
INSERT INTO users VALUES ('01a1e1d2-9e04-76ba-9528-fd9a6407be53', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$3G93E/Kkx6kemPQK2fBbPOC7XIhONF/Pm3VfPz7OXTI$AIgdfnfn62urXkfKtxgF3+Evqyy1iwLG6a6GfLDDbiw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:47:19.202Z');
INSERT INTO users VALUES ('01a1e1d2-9f43-746e-943b-f901657f21d2', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$t3hLRl+g6BgnUQmurUACBdima6ohl5aR3wgaG4ALF6A$zc0RCyZ7frrGsiO3zeO6MRrv66kQl4IziX5hJLCkw90', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:47:19.495Z');
INSERT INTO users VALUES ('01a1e1d2-a125-753b-afbb-4eeb30500d79', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$psnOjQ8fPC7grwoI/hreP5ZuH2gSoD29v5YdIOX7cxw$lIUmkSvM2rY9Ibs/+fnGUSubKGA2UMkulDuQTI6NcNY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T00:47:20.030Z');
INSERT INTO sessions VALUES ('01a1e1d2-9df9-72ca-a115-7f2b2abeb90a', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.033Z', '2026-11-16T00:47:19.033Z', '2026-11-16T01:47:19.033Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d2-9f2e-7630-8aae-130571ea09f0', '01a1e1d2-9e04-76ba-9528-fd9a6407be53', '2026-11-16T00:47:19.342Z', '2026-11-16T00:47:19.342Z', '2026-11-16T01:47:19.342Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1d2-a04b-7414-9ede-b6b2ac7f9cde', '01a1e1d2-9f43-746e-943b-f901657f21d2', '2026-11-16T00:47:19.627Z', '2026-11-16T00:47:19.627Z', '2026-11-16T01:47:19.627Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1d2-a263-7106-9c11-e08ff418e265', '2026-11-16T01:52:20.165Z');
INSERT INTO idempotency_keys VALUES ('01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '410475b3-3db3-4001-97c1-09e662cd7164', '7nKMxqjQqrbTNR2L9I3mBnzPr1oeCnoEi4f2grlepBA', '01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T00:47:19.756Z');
INSERT INTO boards VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 'Board', NULL, NULL, '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.663Z', '2026-11-16T00:47:19.663Z', 35, 38, 'wd3fys09ile', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', 'Board', NULL, NULL, '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.815Z', '2026-11-16T00:47:19.815Z', 2, 3, 'vtwtnumehc', 0, '2026-11-16T00:47:19.830Z', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265');
INSERT INTO board_members VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 'owner');
INSERT INTO board_members VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-9e04-76ba-9528-fd9a6407be53', 'member');
INSERT INTO board_members VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 'owner');
INSERT INTO board_members VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', '01a1e1d2-9e04-76ba-9528-fd9a6407be53', 'member');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 1, 'board.member_added', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.709Z', 1, '01a1e1d2-9e04-76ba-9528-fd9a6407be53', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","user_id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","role":"member","user":{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 2, 'board.member_added', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.728Z', 2, '01a1e1d2-9f43-746e-943b-f901657f21d2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","user_id":"01a1e1d2-9f43-746e-943b-f901657f21d2","role":"member","user":{"id":"01a1e1d2-9f43-746e-943b-f901657f21d2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 3, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.740Z', 3, '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 4, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.749Z', 4, '01a1e1d2-a0c5-7468-9b75-31f49258d871', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0c5-7468-9b75-31f49258d871","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 5, 'label.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.756Z', 5, '01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a', NULL, NULL, NULL, NULL, '410475b3-3db3-4001-97c1-09e662cd7164', NULL, NULL, '{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 6, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.759Z', 6, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.759Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 7, 'card.labeled', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.761Z', 7, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T00:47:19.759Z"}', '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.761Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 8, 'card.assigned', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.764Z', 8, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T00:47:19.761Z"}', '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.764Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 9, 'card.assigned', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.764Z', 8, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T00:47:19.764Z"}', '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.764Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 10, 'checklist.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.766Z', 10, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0d6-73db-924a-6611c32f025d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 11, 'checklist_item.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.768Z', 11, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0d8-7327-9766-1903f6c34e09","checklist_id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 12, 'checklist_item.updated', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.771Z', 12, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1d2-a0d8-7327-9766-1903f6c34e09","checklist_id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 13, 'checklist_item.assigned', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.773Z', 13, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1d2-a0d8-7327-9766-1903f6c34e09","checklist_id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 14, 'attachment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.778Z', 14, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0e3-717f-abd5-804302dacda4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0e3-717f-abd5-804302dacda4","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 15, 'attachment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.782Z', 15, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 16, 'attachment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.784Z', 16, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 17, 'card.moved', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.789Z', 17, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","rank":65536,"updated_at":"2026-11-16T00:47:19.764Z","position":0}', '{"id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0c5-7468-9b75-31f49258d871","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","title":"Steps","rank":65536,"items":[{"id":"01a1e1d2-a0d8-7327-9766-1903f6c34e09","checklist_id":"01a1e1d2-a0d6-73db-924a-6611c32f025d","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1d2-a0e3-717f-abd5-804302dacda4","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T00:47:19.759Z","updated_at":"2026-11-16T00:47:19.789Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 18, 'board.member_removed', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.791Z', 18, '01a1e1d2-9f43-746e-943b-f901657f21d2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","user_id":"01a1e1d2-9f43-746e-943b-f901657f21d2","role":"member","user":{"id":"01a1e1d2-9f43-746e-943b-f901657f21d2","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 19, 'attachment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.793Z', 19, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0f1-775d-9ec4-d9bc78ed357f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f1-775d-9ec4-d9bc78ed357f","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 20, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.796Z', 20, '01a1e1d2-a0f4-76a0-a5ea-8d5297528a91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f4-76a0-a5ea-8d5297528a91","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.796Z","updated_at":"2026-11-16T00:47:19.796Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 21, 'checklist.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.797Z', 21, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0f5-7388-8814-b13b1536eae5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f5-7388-8814-b13b1536eae5","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 22, 'checklist.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.799Z', 22, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0f7-7359-9b2a-3dd98555354d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f7-7359-9b2a-3dd98555354d","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 23, 'checklist_item.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.800Z', 23, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0f8-7468-a69d-70720906788c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f8-7468-a69d-70720906788c","checklist_id":"01a1e1d2-a0f7-7359-9b2a-3dd98555354d","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 24, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.800Z', 24, '01a1e1d2-a0f8-7469-8454-97c3a96ff0a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0f8-7469-8454-97c3a96ff0a7","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 25, 'comment.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.802Z', 25, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0fa-7358-8653-853afb6a37fd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0fa-7358-8653-853afb6a37fd","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","card_id":"01a1e1d2-a0cf-7572-8588-efe60f61f88d","user_id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","user":{"id":"01a1e1d2-9cc1-7055-8326-b1c76e8ee265","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T00:47:19.802Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 26, 'label.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.805Z', 26, '01a1e1d2-a0fd-7119-8b59-7e02547837a6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0fd-7119-8b59-7e02547837a6","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 27, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.806Z', 27, '01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.806Z","updated_at":"2026-11-16T00:47:19.806Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 28, 'card.deleted', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.807Z', 28, '01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.806Z","updated_at":"2026-11-16T00:47:19.806Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 29, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.809Z', 29, '01a1e1d2-a101-70fb-bee2-c271572218e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a101-70fb-bee2-c271572218e9","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 30, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.810Z', 30, '01a1e1d2-a102-70d9-9af5-5984f5c957dc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a102-70d9-9af5-5984f5c957dc","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a101-70fb-bee2-c271572218e9","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.810Z","updated_at":"2026-11-16T00:47:19.810Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 31, 'column.deleted', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.812Z', 31, '01a1e1d2-a101-70fb-bee2-c271572218e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a101-70fb-bee2-c271572218e9","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', 1, 'board.member_added', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.828Z', 1, '01a1e1d2-9e04-76ba-9528-fd9a6407be53', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1d2-a107-722f-9ea6-fd194adf9a09","user_id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","role":"member","user":{"id":"01a1e1d2-9e04-76ba-9528-fd9a6407be53","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', 2, 'board.deleted', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.830Z', 2, '01a1e1d2-a107-722f-9ea6-fd194adf9a09', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a107-722f-9ea6-fd194adf9a09"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 32, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.831Z', 32, '01a1e1d2-a117-7651-b69d-63f8f9d02b60', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 33, 'card.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.833Z', 33, '01a1e1d2-a119-705f-ad82-16d16f207c7e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a119-705f-ad82-16d16f207c7e","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","column_id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T00:47:19.833Z","updated_at":"2026-11-16T00:47:19.833Z"}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 34, 'column.deleted', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.834Z', 34, '01a1e1d2-a117-7651-b69d-63f8f9d02b60', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 35, 'column.created', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.837Z', 35, '01a1e1d2-a117-7651-b69d-63f8f9d02b60', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","board_id":"01a1e1d2-a06f-7662-957e-77ae1e9f9e72","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 0, '2026-11-16T00:47:19.663Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6ABD82576E313E21B3881AA6A636F9025270EB6534055FF1D3529A8F450C471667766F67100EFC040255090709263A53AAE9592BCA93571AD9104355D435A0283E24B2030F018313960E028DBE4C7E2E30066984260606388E90724C2426ED77E5E6634D60AAEABBAE69BB554BC15562BDA10495503836974FFD67CE7600103B2928A0BC1857AAA2A73AF8D68564AAD9F2FBCFFEACBF406A66210B0A590C1BC6C19F4D4B7944EE000ED69FFDD7F2E37654A5782DB2BA5385F3ABE0F94CE7A3087AB6FDDB6A01E7D000318BCA507FAC07E0CB48AE9F5EC37607F8A98CBC0A0F32997855BBE17F037F67987B6F83D812969A299D853F29D2707A6C390172E4F23A565E0993C1EB7C7BB2F2F687BD169020000');
INSERT INTO board_checkpoints VALUES ('01a1e1d2-a107-722f-9ea6-fd194adf9a09', 0, '2026-11-16T00:47:19.815Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB3449E353C537700255D5C6DE204B4E1C6CA780A2FE3B6A5250E9A1A8C799DD99D9C704CE8206215192B48AA31415AF946A794D58F2D6CA7A8DB6AD51D4C020BBEC09343C058C1618584A26BA21BBD083EE47EF1998E043FC05913093DD375F9719B5319257A228F8E65195BC91A62A6943A4CA02188C83BD5BF39383193428A14A2E2597E5B3107A5D6959AF36B278B9F0FEAF2FD13B68C1C063433E817EDD31E8A86B289EC004CD69FFFD3D971B13C52BC1ED9562982F1D3E7A8A673DE8E9EA5BB72DA843E741037A67684B9FD80D9E5621BE9DFD7AEC4E11731918B42EA6BC70CBF73CFEC52EEDD1647720D0398E3413078AAE756441B7E8D3C2A571A0B80C3C93C7E3EEF8F00DA6CA474269020000');
INSERT INTO labels VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0fd-7119-8b59-7e02547837a6', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0c5-7468-9b75-31f49258d871', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f8-7469-8454-97c3a96ff0a7', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a117-7651-b69d-63f8f9d02b60', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0ea-73dd-9008-a03605d202fc', 'Finished by Bob', 'card_moved', '01a1e1d2-a0c5-7468-9b75-31f49258d871', NULL, 'assign_member', NULL, '01a1e1d2-9e04-76ba-9528-fd9a6407be53', 1);
INSERT INTO automation_rules VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f3-7269-ab98-a26726cf7db7', 'Rule', 'card_moved', '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', NULL, 'assign_member', NULL, '01a1e1d2-9e04-76ba-9528-fd9a6407be53', 1);
INSERT INTO automation_runs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0ea-73dd-9008-a03605d202fc', '01a1e1d2-a0ed-727d-9349-9960440a4569', 17, '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '2026-11-16T00:47:19.789Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0fc-7192-8175-705761cb17a0', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a', 'card', 'deleted', 'Card', '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', NULL, 131072, 1, '{"id":"01a1e1d2-a0fe-77ee-ba90-2f62d3753c4a","column_id":"01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:47:19.806Z","updated_at":"2026-11-16T00:47:19.806Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:47:19.807Z', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 28);
INSERT INTO trash VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a101-70fb-bee2-c271572218e9', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a","01a1e1d2-a0fd-7119-8b59-7e02547837a6"],"board_members":["01a1e1d2-9cc1-7055-8326-b1c76e8ee265","01a1e1d2-9e04-76ba-9528-fd9a6407be53"]}', '2026-11-16T00:47:19.812Z', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 31);
INSERT INTO trash VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a102-70d9-9af5-5984f5c957dc', 'card', 'deleted', 'Card', '01a1e1d2-a101-70fb-bee2-c271572218e9', '01a1e1d2-a101-70fb-bee2-c271572218e9', 65536, NULL, '{"id":"01a1e1d2-a102-70d9-9af5-5984f5c957dc","column_id":"01a1e1d2-a101-70fb-bee2-c271572218e9","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:47:19.810Z","updated_at":"2026-11-16T00:47:19.810Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T00:47:19.812Z', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', 31);
INSERT INTO restored_contents VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', 35, '01a1e1d2-a119-705f-ad82-16d16f207c7e', '{"id":"01a1e1d2-a119-705f-ad82-16d16f207c7e","column_id":"01a1e1d2-a117-7651-b69d-63f8f9d02b60","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T00:47:19.833Z","updated_at":"2026-11-16T00:47:19.833Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0c5-7468-9b75-31f49258d871', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T00:47:19.759Z', '2026-11-16T00:47:19.789Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f4-76a0-a5ea-8d5297528a91', '01a1e1d2-a0bc-7220-b9e8-cb240c59a0ce', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:47:19.796Z', '2026-11-16T00:47:19.796Z', NULL);
INSERT INTO cards VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a119-705f-ad82-16d16f207c7e', '01a1e1d2-a117-7651-b69d-63f8f9d02b60', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T00:47:19.833Z', '2026-11-16T00:47:19.833Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-a0cc-7434-8f0e-b09f4b07d62a');
INSERT INTO card_assignees VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265');
INSERT INTO card_assignees VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-9e04-76ba-9528-fd9a6407be53');
INSERT INTO checklists VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0d6-73db-924a-6611c32f025d', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f5-7388-8814-b13b1536eae5', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f7-7359-9b2a-3dd98555354d', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', '01a1e1d2-a0d6-73db-924a-6611c32f025d', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f8-7468-a69d-70720906788c', '01a1e1d2-a0f7-7359-9b2a-3dd98555354d', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0d8-7327-9766-1903f6c34e09', '01a1e1d2-9e04-76ba-9528-fd9a6407be53');
INSERT INTO attachments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e3-717f-abd5-804302dacda4', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f1-775d-9ec4-d9bc78ed357f', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e3-717f-abd5-804302dacda4', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e6-73ca-a7d4-958e0ec40b17', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0e8-74f4-8291-e4c12a7d3dd5', X'DE97EB5003DE8C68D38B430DB818502A7278A7F9E5DCF68AE9C33756B2663FFE342C5DED2F4F833C43A861D009AFFF29B61CF22FA69B4600611F2E10B3C18A25B1DB65971535D1F96106ABB31087C7530CE4FCC5E373C57AC37EE0D3894B2CD2649F7C474B993CAFD3859FB602C5FE447AA32759BAB904F113BE9323FCEC863ACE6293059B14CC126C537BBD1DFA6FEC1781FE0A61843081C4ED01B10E3B697B7ACEEE463A62C8AD6DFE8087DE90AEEDD66EB5090D14B3F0896BA13464742105061010D684547344C0776DFCE8AC9A3C2D86A3F599A4E38C5FB5A242DC82A85347B62B42E4ED7EC23F9EB706004781EB3940DC8687E6465FC81BC8FC17D93124C347C00828B316D5921A50AB9760B7A58356FD392111605302479C3022E6BB694C335C6DFC6D29F41EFEDF43F6F9FBD1BFD2E61673BB139146A92418D446FBEF72A8C446AAFDF28764ED217D5982CD46EA036B5664D202C012E0CB2F80C513D7543A70804812CDDC18DD6E8FBD8B463CAA53927827FFB053790D03998ED50DD41499D7349C881D96D2415694BD522BB04C0A0B87C924A62F378B1338553BA5F0EDE2F6920EA42C7F82599A4A76F84D233D42F9A9C96EA3AE86A3E6CD5811F0A47A0A1C7B43A9050DF09470551B4D93340B2F1A688DCA7C608142F341313AE77AF69459B652D387EDE73E539265879789F3F0A148');
INSERT INTO attachment_blobs VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0f1-775d-9ec4-d9bc78ed357f', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('b22ca333-90d4-4053-8e1b-c86dd87aa229', '5b7fd427-59ce-428a-a3e6-04b31a2405cd', '00', NULL);
INSERT INTO attachment_objects VALUES ('b22ca333-90d4-4053-8e1b-c86dd87aa229', '5b7fd427-59ce-428a-a3e6-04b31a2405cd', NULL);
INSERT INTO comments VALUES ('01a1e1d2-a06f-7662-957e-77ae1e9f9e72', '01a1e1d2-a0fa-7358-8653-853afb6a37fd', '01a1e1d2-a0cf-7572-8588-efe60f61f88d', '01a1e1d2-9cc1-7055-8326-b1c76e8ee265', '2026-11-16T00:47:19.802Z', NULL, 'Comment');
