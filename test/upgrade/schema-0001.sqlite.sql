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
INSERT INTO users VALUES ('01a1e1e9-d48c-76c2-8780-13d253072485', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$JsdNDBS6QYaIwPtBTtCsDym0LN0/vacQWoaHvUe6YoQ$q3vW/vL6GUZYCIxDUQJeYdpo4lECemC4cp0vmkMVLaA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:12:40.401Z');
INSERT INTO users VALUES ('01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$8BGqjOBKZrGGmOBMl3CjxifApDcH5kctONSbbvKkjr4$tjYdp4jPnpSnQDRQNR2mqR6o0bJJMWzZNau56zDAFhQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:12:40.523Z');
INSERT INTO users VALUES ('01a1e1e9-d586-70a4-93df-bf6b644f74b7', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$kw+3E5cM3j+VxLoyLpNHDLNcRwhUb4Ze9cGbhyXeWtI$mH8h7ol81lp23ol9Xo/ZvNjfiMqvB4oH7wXlCx85GA4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:12:40.632Z');
INSERT INTO users VALUES ('01a1e1e9-d677-7096-a931-48ff7de971b5', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$DtKO0pfZzzAN2gVt85SGomyYAsp3kvuoOBz0qgUv1AY$MXHOCyUPwBAPhupfadRS3IcRf8lyD+spFdnxRl4IVs8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:12:40.890Z');
INSERT INTO sessions VALUES ('01a1e1e9-d50e-74da-8527-9f387d4f6123', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.462Z', '2026-11-16T01:12:40.462Z', '2026-11-16T02:12:40.462Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1e9-d584-769b-89f7-de26d9b09d62', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', '2026-11-16T01:12:40.580Z', '2026-11-16T01:12:40.580Z', '2026-11-16T02:12:40.580Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1e9-d5f1-7504-af23-41e0abc49890', '01a1e1e9-d586-70a4-93df-bf6b644f74b7', '2026-11-16T01:12:40.689Z', '2026-11-16T01:12:40.689Z', '2026-11-16T02:12:40.689Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1e9-d6f3-76b5-a47a-345e570937ca', '2026-11-16T02:17:40.951Z');
INSERT INTO idempotency_keys VALUES ('01a1e1e9-d48c-76c2-8780-13d253072485', '856c4c4b-4eed-46e2-aaea-caf65d798de7', 'isdh_MSWQmfOCyydVieIUGFOgkHd9celccswCA4ulnM', '01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:12:40.719Z');
INSERT INTO boards VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 'Board', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.695Z', '2026-11-16T01:12:40.695Z', 35, 38, 'dee57rhbrph', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', 'Board', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.800Z', '2026-11-16T01:12:40.800Z', 2, 3, 'gk5tjb5nex', 0, '2026-11-16T01:12:40.805Z', '01a1e1e9-d48c-76c2-8780-13d253072485');
INSERT INTO board_members VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d48c-76c2-8780-13d253072485', 'owner');
INSERT INTO board_members VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'member');
INSERT INTO board_members VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', '01a1e1e9-d48c-76c2-8780-13d253072485', 'owner');
INSERT INTO board_members VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'member');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 1, 'board.member_added', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.706Z', 1, '01a1e1e9-d511-7159-ad12-c3f47d7396b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","user_id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","role":"member","user":{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 2, 'board.member_added', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.711Z', 2, '01a1e1e9-d586-70a4-93df-bf6b644f74b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","user_id":"01a1e1e9-d586-70a4-93df-bf6b644f74b7","role":"member","user":{"id":"01a1e1e9-d586-70a4-93df-bf6b644f74b7","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 3, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.713Z', 3, '01a1e1e9-d609-7376-bacf-87c9ce84e60f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 4, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.716Z', 4, '01a1e1e9-d60c-7753-aa81-802bbcdfb4a8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d60c-7753-aa81-802bbcdfb4a8","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 5, 'label.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.718Z', 5, '01a1e1e9-d60f-7230-bb7f-6f8869be16f9', NULL, NULL, NULL, NULL, '856c4c4b-4eed-46e2-aaea-caf65d798de7', NULL, NULL, '{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 6, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.721Z', 6, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.721Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 7, 'card.labeled', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.724Z', 7, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:12:40.721Z"}', '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.724Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 8, 'card.assigned', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.728Z', 8, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:12:40.724Z"}', '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.728Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 9, 'card.assigned', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.728Z', 8, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:12:40.728Z"}', '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.728Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 10, 'checklist.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.734Z', 10, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d61e-76b2-8699-c90d06a85b5f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 11, 'checklist_item.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.738Z', 11, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d622-73b4-aae3-600350626e29', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d622-73b4-aae3-600350626e29","checklist_id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 12, 'checklist_item.updated', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.740Z', 12, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d622-73b4-aae3-600350626e29', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1e9-d622-73b4-aae3-600350626e29","checklist_id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 13, 'checklist_item.assigned', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.743Z', 13, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d622-73b4-aae3-600350626e29', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1e9-d622-73b4-aae3-600350626e29","checklist_id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 14, 'attachment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.749Z', 14, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d62d-72f5-a2c6-f6e151e44716', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d62d-72f5-a2c6-f6e151e44716","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 15, 'attachment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.752Z', 15, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d630-74d0-8949-fc6d8ba54a43', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d630-74d0-8949-fc6d8ba54a43","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 16, 'attachment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.755Z', 16, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d633-7020-8338-86d559b6bc29', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d633-7020-8338-86d559b6bc29","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 17, 'card.moved', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.762Z', 17, '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","rank":65536,"updated_at":"2026-11-16T01:12:40.728Z","position":0}', '{"id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d60c-7753-aa81-802bbcdfb4a8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e9-d60f-7230-bb7f-6f8869be16f9","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","title":"Steps","rank":65536,"items":[{"id":"01a1e1e9-d622-73b4-aae3-600350626e29","checklist_id":"01a1e1e9-d61e-76b2-8699-c90d06a85b5f","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1e9-d62d-72f5-a2c6-f6e151e44716","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1e9-d630-74d0-8949-fc6d8ba54a43","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1e9-d633-7020-8338-86d559b6bc29","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:12:40.721Z","updated_at":"2026-11-16T01:12:40.762Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 18, 'board.member_removed', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.765Z', 18, '01a1e1e9-d586-70a4-93df-bf6b644f74b7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","user_id":"01a1e1e9-d586-70a4-93df-bf6b644f74b7","role":"member","user":{"id":"01a1e1e9-d586-70a4-93df-bf6b644f74b7","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 19, 'attachment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.768Z', 19, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d640-75e2-adf0-19a8b58534a8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d640-75e2-adf0-19a8b58534a8","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 20, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.771Z', 20, '01a1e1e9-d643-707b-8a9b-e52c77e1f462', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d643-707b-8a9b-e52c77e1f462","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.771Z","updated_at":"2026-11-16T01:12:40.771Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 21, 'checklist.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.774Z', 21, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d646-7300-9670-4f5347832b1f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d646-7300-9670-4f5347832b1f","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 22, 'checklist.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.777Z', 22, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d649-72d8-b85e-4ef9dc0ce669', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d649-72d8-b85e-4ef9dc0ce669","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 23, 'checklist_item.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.778Z', 23, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d64a-723a-9ffe-580628efc634', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d64a-723a-9ffe-580628efc634","checklist_id":"01a1e1e9-d649-72d8-b85e-4ef9dc0ce669","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 24, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.780Z', 24, '01a1e1e9-d64c-7376-be2a-82abb8bbcf3e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d64c-7376-be2a-82abb8bbcf3e","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 25, 'comment.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.782Z', 25, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d64e-740e-8e48-d99d1523c480', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d64e-740e-8e48-d99d1523c480","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","card_id":"01a1e1e9-d611-762a-abab-a604a58c5eb6","user_id":"01a1e1e9-d48c-76c2-8780-13d253072485","user":{"id":"01a1e1e9-d48c-76c2-8780-13d253072485","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:12:40.782Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 26, 'label.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.787Z', 26, '01a1e1e9-d653-701b-b829-c8ebddf749d4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d653-701b-b829-c8ebddf749d4","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 27, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.789Z', 27, '01a1e1e9-d655-7635-9d57-693caa383157', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d655-7635-9d57-693caa383157","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.789Z","updated_at":"2026-11-16T01:12:40.789Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 28, 'card.deleted', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.790Z', 28, '01a1e1e9-d655-7635-9d57-693caa383157', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d655-7635-9d57-693caa383157","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.789Z","updated_at":"2026-11-16T01:12:40.789Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 29, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.794Z', 29, '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d65a-74bb-8658-25f86acc2d0f","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 30, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.795Z', 30, '01a1e1e9-d65b-722d-bf06-3b78fb40a24b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d65b-722d-bf06-3b78fb40a24b","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d65a-74bb-8658-25f86acc2d0f","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.795Z","updated_at":"2026-11-16T01:12:40.795Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 31, 'column.deleted', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.797Z', 31, '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d65a-74bb-8658-25f86acc2d0f","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', 1, 'board.member_added', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.802Z', 1, '01a1e1e9-d511-7159-ad12-c3f47d7396b6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e9-d660-7501-8a93-28d3962aece3","user_id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","role":"member","user":{"id":"01a1e1e9-d511-7159-ad12-c3f47d7396b6","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', 2, 'board.deleted', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.805Z', 2, '01a1e1e9-d660-7501-8a93-28d3962aece3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d660-7501-8a93-28d3962aece3"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 32, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.806Z', 32, '01a1e1e9-d666-765a-af64-832e83b45777', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d666-765a-af64-832e83b45777","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 33, 'card.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.809Z', 33, '01a1e1e9-d669-7603-88fa-9c895f5352b3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d669-7603-88fa-9c895f5352b3","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","column_id":"01a1e1e9-d666-765a-af64-832e83b45777","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:12:40.809Z","updated_at":"2026-11-16T01:12:40.809Z"}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 34, 'column.deleted', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.810Z', 34, '01a1e1e9-d666-765a-af64-832e83b45777', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e9-d666-765a-af64-832e83b45777","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 35, 'column.created', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.814Z', 35, '01a1e1e9-d666-765a-af64-832e83b45777', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1e9-d666-765a-af64-832e83b45777","board_id":"01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 0, '2026-11-16T01:12:40.695Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDBCDC3F509F10D9C4055B58937C8921307DB29A0AAFF8E9A14447B28EA71667766F6710067C180902849D286DBB2AB792D50734D85E64DDDAC6DD1154AA20006D9654F60E02960B4C0C0526AA31BB30B039861F29E411B7C88BF201266B2BBE6EB22A3D02DAFAB56715D6BC1E5DAAA722D6A55E812184CA3BD5BF39383190C28A12A2E2597D5B390462A538855B5295FFE78FFD797E81D8C60E0B1219FC0BC6E19F4D437144FE000CD69FFDD3D979B12C56BC1CD9562982F1D3E068A673D98C3F5B76E5A508FCE8301F4AEA547FAC47EF4B40AF1EDEC37607F8A98CBC0A07331E5855BBEE7F112BBB4C336BB3D81C971A299D853749D230BA6439F162E4D23C565E0993C1EB7C7876F9CE5C83369020000');
INSERT INTO board_checkpoints VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', 0, '2026-11-16T01:12:40.800Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB6913D727C437700255D5C6DE224B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C701BC030342A224496BEEEA5AF0662524D7B8AEB8D2AE5AD70AC952050C8A2F81C0C053C4E48081A36C931F8A8F3D987E0C81818D21A65F90080BB96DFB7591B1D49637B5555C375A705939B5AA44A3967A050CC6C1DDADF9C9C102069450359792CBFA59482395598A8516E2E58FF77F7D99DEC10806015B0A19CCEB8641475D4BE9040ED09EF6DFDE73B93153BA16DC5C29C5E9D2F1A3A774D683395C7FEBA60575E80318C0E02D3DD2277643A0454C6F67BF1EBB53C45406063B9F7299B9F97B012FB1CF5BB4C5EF094C49234DC49E92DF7972607618F2CCE571A0340F3C91C7E3E6F8F00D7CFB0B0769020000');
INSERT INTO labels VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d60f-7230-bb7f-6f8869be16f9', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d653-701b-b829-c8ebddf749d4', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d609-7376-bacf-87c9ce84e60f', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d60c-7753-aa81-802bbcdfb4a8', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d64c-7376-be2a-82abb8bbcf3e', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d666-765a-af64-832e83b45777', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d637-769d-8194-f906ad384e3d', 'Finished by Bob', 'card_moved', '01a1e1e9-d60c-7753-aa81-802bbcdfb4a8', NULL, 'assign_member', NULL, '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 1);
INSERT INTO automation_rules VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d642-7504-a70a-7b7f939c2933', 'Rule', 'card_moved', '01a1e1e9-d609-7376-bacf-87c9ce84e60f', NULL, 'assign_member', NULL, '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 1);
INSERT INTO automation_runs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d637-769d-8194-f906ad384e3d', '01a1e1e9-d63a-77c2-bfaf-2186d961679f', 17, '01a1e1e9-d611-762a-abab-a604a58c5eb6', '2026-11-16T01:12:40.762Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d651-71ba-9cbb-87afc38f01ba', '01a1e1e9-d48c-76c2-8780-13d253072485', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d655-7635-9d57-693caa383157', 'card', 'deleted', 'Card', '01a1e1e9-d609-7376-bacf-87c9ce84e60f', NULL, 131072, 1, '{"id":"01a1e1e9-d655-7635-9d57-693caa383157","column_id":"01a1e1e9-d609-7376-bacf-87c9ce84e60f","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:12:40.789Z","updated_at":"2026-11-16T01:12:40.789Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:12:40.790Z', '01a1e1e9-d48c-76c2-8780-13d253072485', 28);
INSERT INTO trash VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1e9-d60f-7230-bb7f-6f8869be16f9","01a1e1e9-d653-701b-b829-c8ebddf749d4"],"board_members":["01a1e1e9-d48c-76c2-8780-13d253072485","01a1e1e9-d511-7159-ad12-c3f47d7396b6"]}', '2026-11-16T01:12:40.797Z', '01a1e1e9-d48c-76c2-8780-13d253072485', 31);
INSERT INTO trash VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d65b-722d-bf06-3b78fb40a24b', 'card', 'deleted', 'Card', '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', '01a1e1e9-d65a-74bb-8658-25f86acc2d0f', 65536, NULL, '{"id":"01a1e1e9-d65b-722d-bf06-3b78fb40a24b","column_id":"01a1e1e9-d65a-74bb-8658-25f86acc2d0f","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:12:40.795Z","updated_at":"2026-11-16T01:12:40.795Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:12:40.797Z', '01a1e1e9-d48c-76c2-8780-13d253072485', 31);
INSERT INTO restored_contents VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', 35, '01a1e1e9-d669-7603-88fa-9c895f5352b3', '{"id":"01a1e1e9-d669-7603-88fa-9c895f5352b3","column_id":"01a1e1e9-d666-765a-af64-832e83b45777","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:12:40.809Z","updated_at":"2026-11-16T01:12:40.809Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d60c-7753-aa81-802bbcdfb4a8', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:12:40.721Z', '2026-11-16T01:12:40.762Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d643-707b-8a9b-e52c77e1f462', '01a1e1e9-d609-7376-bacf-87c9ce84e60f', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:12:40.771Z', '2026-11-16T01:12:40.771Z', NULL);
INSERT INTO cards VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d669-7603-88fa-9c895f5352b3', '01a1e1e9-d666-765a-af64-832e83b45777', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:12:40.809Z', '2026-11-16T01:12:40.809Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d60f-7230-bb7f-6f8869be16f9');
INSERT INTO card_assignees VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d48c-76c2-8780-13d253072485');
INSERT INTO card_assignees VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d511-7159-ad12-c3f47d7396b6');
INSERT INTO checklists VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d61e-76b2-8699-c90d06a85b5f', '01a1e1e9-d611-762a-abab-a604a58c5eb6', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d646-7300-9670-4f5347832b1f', '01a1e1e9-d611-762a-abab-a604a58c5eb6', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d649-72d8-b85e-4ef9dc0ce669', '01a1e1e9-d611-762a-abab-a604a58c5eb6', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d622-73b4-aae3-600350626e29', '01a1e1e9-d61e-76b2-8699-c90d06a85b5f', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d64a-723a-9ffe-580628efc634', '01a1e1e9-d649-72d8-b85e-4ef9dc0ce669', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d622-73b4-aae3-600350626e29', '01a1e1e9-d511-7159-ad12-c3f47d7396b6');
INSERT INTO attachments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d62d-72f5-a2c6-f6e151e44716', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d630-74d0-8949-fc6d8ba54a43', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d633-7020-8338-86d559b6bc29', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d640-75e2-adf0-19a8b58534a8', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d62d-72f5-a2c6-f6e151e44716', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d630-74d0-8949-fc6d8ba54a43', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d633-7020-8338-86d559b6bc29', X'5E3725527A53F54CFF986153A6E491325BB3E7CE6C23E78A6C6B8FDFD56CA131D0F0BA94621BFEC618C53A1E58C1BEFAD0862B33F5B33057979A8B2E10C6B748D2598AF00E542A0B64A17F33B90E4325A416AC9F6D0CB821A0A898C357F41862AA3FA201C62FFDC59A60BAA594FE86CD5E069109663B79D1688CF5CB1E8C520FFFE333AFF2E93C7C0575C56C9F6E8AF779D01F0CEF7E31CD9A97AB84BA081CE407D84CD0CF26339346B56AF68255F04D3E51729899B4E69C4F61A0F0638063FE2208D027619978F89A15EF9EEC93BAAC3914D4554540678B795EC80140E820351278059996B6D1802B14FE8F00F013D517F7169933B12D0DF9A5ACD7E37607BF625BC69D5719F44DD1719B7F6B6CC9FA0B8E5B4A9E2AF441EE839C88851D3E0613C051A7BF419F62E8AC8901FFCD9B8D0F8D725FC68F6ECACE0FCF3ED32792F1DCB2AB1715463EC9BE85A8A39E8DE00F5B3746B3D73A2A2C0EE1D1B83533C311584F668DC6BCD9E8B3E0650367478AD1028FCA3D5E746BFDA4D6663D8A83663F923745D3B043CA533208EF8BF9CEC10AAB5E0EBA3F404A0B791658CF68B07678BE2FC9106157460F48F0D25DFFD2D5113F4A7196747834F13B7991D393B5ED9B333D8888C9BBFEFF620DD88C8E01BB1C25C0D6391836F447191D470344A116D78F35FB9C27C0A6116E318EE0D09365E301FDC5E7');
INSERT INTO attachment_blobs VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d640-75e2-adf0-19a8b58534a8', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('0102ae75-644d-49d7-9d8c-abd4b347710d', '05a3d280-3c6d-4abb-a2cd-5927db4affb4', '00', NULL);
INSERT INTO attachment_objects VALUES ('0102ae75-644d-49d7-9d8c-abd4b347710d', '05a3d280-3c6d-4abb-a2cd-5927db4affb4', NULL);
INSERT INTO comments VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d64e-740e-8e48-d99d1523c480', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.782Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d603-72f6-a231-b64943647cf4', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'added', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.706Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d607-70f2-9a63-538051a453ce', '01a1e1e9-d586-70a4-93df-bf6b644f74b7', 'added', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.711Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d619-7652-976f-13231f44e115', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'assigned', '01a1e1e9-d611-762a-abab-a604a58c5eb6', NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.728Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e9-d660-7501-8a93-28d3962aece3', '01a1e1e9-d662-74ea-84af-d70308984f78', '01a1e1e9-d511-7159-ad12-c3f47d7396b6', 'added', NULL, NULL, '01a1e1e9-d48c-76c2-8780-13d253072485', '2026-11-16T01:12:40.802Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1e9-d5f7-70a8-8e48-b7b3d4f421a0', '01a1e1e9-d611-762a-abab-a604a58c5eb6', '01a1e1e9-d48c-76c2-8780-13d253072485');
