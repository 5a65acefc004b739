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
INSERT INTO users VALUES ('01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$jLUYQLp4r0xX2wMMwhWcx1D+kj/Duq79mr/iFODgltI$ZF1d4XMY9P/sL6k9dnesfhdYInm5+b0V4ePNUBz6e8U', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:03:28.694Z');
INSERT INTO users VALUES ('01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$PARtqKGNelzzhiVnoHuAlmFfpjYWBGmSOnA9e00LkP0$cKV47CkfBnGZkydjC9fB2vA01mvFvT87tWy/37GgosQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:03:28.819Z');
INSERT INTO users VALUES ('01a1e1e1-6a74-7543-a7b9-2ccb76a20415', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$fYe6+KdUiEUS4oR29tpGbMsg2EhX8cJGxcYa5k78UsU$n9I6KEkRp2e6izXAjiI4cKie5lBhPJtddyaFQW4wzIk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:03:28.944Z');
INSERT INTO users VALUES ('01a1e1e1-6bb2-7180-b2c7-724ac87a8a3f', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$P1PJ123xDaWyRqbK8yd+aH+UTcMnjGcvmneLi7pbGo8$2apZAXkejScCLvM6RO1VYoannPPTmJEQZW+JRGKjgXk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:03:29.270Z');
INSERT INTO sessions VALUES ('01a1e1e1-69fa-74a0-8099-317a2c8ea53c', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:28.763Z', '2026-11-16T01:03:28.763Z', '2026-11-16T02:03:28.763Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1e1-6a72-7778-a955-9eeabba33802', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', '2026-11-16T01:03:28.882Z', '2026-11-16T01:03:28.882Z', '2026-11-16T02:03:28.882Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e1e1-6af1-71b0-95bf-c9e6b533682a', '01a1e1e1-6a74-7543-a7b9-2ccb76a20415', '2026-11-16T01:03:29.009Z', '2026-11-16T01:03:29.009Z', '2026-11-16T02:03:29.009Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e1e1-6c52-7074-a384-59c298029103', '2026-11-16T02:08:29.367Z');
INSERT INTO idempotency_keys VALUES ('01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '0dddae3a-9d64-4d5a-bf0c-654cddfa3b91', 'STnptcK7HU80eIdRmfgv_D3Xs7HoF35SucEPGgdPDzE', '01a1e1e1-6af8-736a-be31-8053af648c3f', '{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:03:29.048Z');
INSERT INTO boards VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 'Board', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.016Z', '2026-11-16T01:03:29.016Z', 35, 37, 'jdwiik3tyc', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', 'Board', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.158Z', '2026-11-16T01:03:29.158Z', 2, 3, 'wieiasg12vf', 0, '2026-11-16T01:03:29.164Z', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a');
INSERT INTO board_members VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 'owner');
INSERT INTO board_members VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'member');
INSERT INTO board_members VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 'owner');
INSERT INTO board_members VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'member');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 1, 'board.member_added', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.032Z', 1, '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","user_id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","role":"member","user":{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 2, 'board.member_added', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.039Z', 2, '01a1e1e1-6a74-7543-a7b9-2ccb76a20415', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","user_id":"01a1e1e1-6a74-7543-a7b9-2ccb76a20415","role":"member","user":{"id":"01a1e1e1-6a74-7543-a7b9-2ccb76a20415","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 3, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.042Z', 3, '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 4, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.045Z', 4, '01a1e1e1-6b15-71ae-ba9b-6d1eff02153d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b15-71ae-ba9b-6d1eff02153d","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 5, 'label.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.048Z', 5, '01a1e1e1-6b18-7246-9dd0-7e590a68676b', NULL, NULL, NULL, NULL, '0dddae3a-9d64-4d5a-bf0c-654cddfa3b91', NULL, NULL, '{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 6, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.050Z', 6, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.050Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 7, 'card.labeled', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.059Z', 7, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:03:29.050Z"}', '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.059Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 8, 'card.assigned', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.072Z', 8, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:03:29.059Z"}', '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.072Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 9, 'card.assigned', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.072Z', 8, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:03:29.072Z"}', '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.072Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 10, 'checklist.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.081Z', 10, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 11, 'checklist_item.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.085Z', 11, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b3d-7415-9b2c-9cb95321f52c","checklist_id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 12, 'checklist_item.updated', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.089Z', 12, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e1e1-6b3d-7415-9b2c-9cb95321f52c","checklist_id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 13, 'checklist_item.assigned', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.091Z', 13, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e1e1-6b3d-7415-9b2c-9cb95321f52c","checklist_id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 14, 'attachment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.098Z', 14, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b4b-736f-bf03-ea8897bb97a6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b4b-736f-bf03-ea8897bb97a6","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 15, 'attachment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.105Z', 15, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b51-7188-bc38-7d930104245f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b51-7188-bc38-7d930104245f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 16, 'attachment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.109Z', 16, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b55-7263-a5d3-6dab11e73a3f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b55-7263-a5d3-6dab11e73a3f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 17, 'card.moved', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.118Z', 17, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","rank":65536,"updated_at":"2026-11-16T01:03:29.072Z","position":0}', '{"id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b15-71ae-ba9b-6d1eff02153d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e1e1-6b18-7246-9dd0-7e590a68676b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","title":"Steps","rank":65536,"items":[{"id":"01a1e1e1-6b3d-7415-9b2c-9cb95321f52c","checklist_id":"01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e1e1-6b4b-736f-bf03-ea8897bb97a6","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e1e1-6b51-7188-bc38-7d930104245f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e1e1-6b55-7263-a5d3-6dab11e73a3f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:03:29.050Z","updated_at":"2026-11-16T01:03:29.118Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 18, 'board.member_removed', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.121Z', 18, '01a1e1e1-6a74-7543-a7b9-2ccb76a20415', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","user_id":"01a1e1e1-6a74-7543-a7b9-2ccb76a20415","role":"member","user":{"id":"01a1e1e1-6a74-7543-a7b9-2ccb76a20415","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 19, 'attachment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.126Z', 19, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b66-7096-bce9-b3262addb6c4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b66-7096-bce9-b3262addb6c4","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 20, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.131Z', 20, '01a1e1e1-6b6b-72b1-a7aa-fc404fa6b97d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b6b-72b1-a7aa-fc404fa6b97d","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.131Z","updated_at":"2026-11-16T01:03:29.131Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 21, 'checklist.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.133Z', 21, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b6d-74be-9eda-5d7643f66947', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b6d-74be-9eda-5d7643f66947","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 22, 'checklist.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.134Z', 22, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 23, 'checklist_item.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.136Z', 23, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b70-7412-9beb-9e9966296b35', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b70-7412-9beb-9e9966296b35","checklist_id":"01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 24, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.138Z', 24, '01a1e1e1-6b72-7186-a87a-6bc0f306a94f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b72-7186-a87a-6bc0f306a94f","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 25, 'comment.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.140Z', 25, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b74-76ef-ab01-095364826ca7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b74-76ef-ab01-095364826ca7","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","card_id":"01a1e1e1-6b1b-7717-8afb-ddf4eef4744f","user_id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","user":{"id":"01a1e1e1-696b-71ff-8202-48bbc1e3b28a","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:03:29.140Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 26, 'label.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.142Z', 26, '01a1e1e1-6b76-72bf-b055-283da359c855', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b76-72bf-b055-283da359c855","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 27, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.145Z', 27, '01a1e1e1-6b79-7663-896d-f218fc3261d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b79-7663-896d-f218fc3261d6","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.145Z","updated_at":"2026-11-16T01:03:29.145Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 28, 'card.deleted', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.147Z', 28, '01a1e1e1-6b79-7663-896d-f218fc3261d6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b79-7663-896d-f218fc3261d6","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.145Z","updated_at":"2026-11-16T01:03:29.145Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 29, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.150Z', 29, '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 30, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.152Z', 30, '01a1e1e1-6b80-7746-a31e-ee422e0dd84e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b80-7746-a31e-ee422e0dd84e","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.152Z","updated_at":"2026-11-16T01:03:29.152Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 31, 'column.deleted', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.155Z', 31, '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', 1, 'board.member_added', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.161Z', 1, '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e1e1-6b86-767e-835c-4b4458799199","user_id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","role":"member","user":{"id":"01a1e1e1-69fe-73e1-a635-159ae8bc72b8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', 2, 'board.deleted', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.164Z', 2, '01a1e1e1-6b86-767e-835c-4b4458799199', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b86-767e-835c-4b4458799199"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 32, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.168Z', 32, '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 33, 'card.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.170Z', 33, '01a1e1e1-6b93-768f-977b-42d462bfe84e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b93-768f-977b-42d462bfe84e","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","column_id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:03:29.170Z","updated_at":"2026-11-16T01:03:29.170Z"}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 34, 'column.deleted', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.174Z', 34, '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 35, 'column.created', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.178Z', 35, '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","board_id":"01a1e1e1-6af8-736a-be31-8053af648c3f","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 0, '2026-11-16T01:03:29.016Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B296EEA53C537700255D53A59234B4E1C6CA780A2FE3B4A5210EDA1A8C799DD99D9C708AE010D42A22449922BB415DF940AB9A152F24A3C9668D5BAAA4B0B0CB2CB9E40C353C0D8008386521D5D9F5DE8407783F70CEAE043FC0591305373305F17195B65F8465ACBAB42147C5D19534B2A4D51213018FAE66ECD4F0E66D05088427129B954CF426A51EA62BB1252BDFCF1FEAF2FD13B68C1C0A3219F40BFEE19B4D41A8A1318C14CFB1FEEB9DC90285E0B6EAE14C37CE9F0D1513CEB418FD7DFBA69412D3A0F1AD0BB9A76F4896DEF6915E2DBD9AFC3768A98CBC0C0BA98F2C22DDFF378895D3A609DDD9140E738D04C1C293AEBA8016DD1A7854B434F711978264FA7FDE9E11B7BC7DD7C69020000');
INSERT INTO board_checkpoints VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', 0, '2026-11-16T01:03:29.158Z', X'1F8B08000000000000039551CB4EC33010BCF31973B6AB384D13C727C437700255959D6C9025270EB6534055FF1D352988F650D4E3CCEECCECE300DB4221135A9020C14B234B5E951571B9DE34BC3045B191555D8BBA0643B2C911149EBC0E2D185A8A4DB063B27E801A26E7181AEF7CF8058174A27667BE2E32EAD2F04A741D977996F3421AD3085A9B5C6A304C637BB7E627472728E4595E7221B8289F33A1B2B5CAEB95D8C8973FDEFFF5457A87CA189C36E422D4EB96A1A7DE50388103CC69FFDD3D979B22856BC1CD95829F2FED3F060A673DD4E1FA5B372DA8D7D641413BDBD0237DEA7E74B4F2E1EDEC37E8FE143197C1D0D910D3C22DDF73FA12DBB8D34DB27B824A61A299D853B09DA516AAD32E2E5C9C460ACBC033793C6E8F0FDF973FDC3A69020000');
INSERT INTO labels VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b18-7246-9dd0-7e590a68676b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b76-72bf-b055-283da359c855', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b15-71ae-ba9b-6d1eff02153d', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b72-7186-a87a-6bc0f306a94f', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b59-7009-ac3d-d7078c0a92cb', 'Finished by Bob', 'card_moved', '01a1e1e1-6b15-71ae-ba9b-6d1eff02153d', NULL, 'assign_member', NULL, '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 1);
INSERT INTO automation_rules VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b69-713b-8cef-1bd798add6f4', 'Rule', 'card_moved', '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', NULL, 'assign_member', NULL, '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 1);
INSERT INTO automation_runs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b59-7009-ac3d-d7078c0a92cb', '01a1e1e1-6b5e-7054-b6d4-279185416074', 17, '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '2026-11-16T01:03:29.118Z', 'skipped', 'This person was assigned already.');
INSERT INTO trash VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b79-7663-896d-f218fc3261d6', 'card', 'deleted', 'Card', '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', NULL, 131072, 1, '{"id":"01a1e1e1-6b79-7663-896d-f218fc3261d6","column_id":"01a1e1e1-6b12-76e4-aa2e-3801c5904b69","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:03:29.145Z","updated_at":"2026-11-16T01:03:29.145Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:03:29.147Z', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 28);
INSERT INTO trash VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e1e1-6b18-7246-9dd0-7e590a68676b","01a1e1e1-6b76-72bf-b055-283da359c855"],"board_members":["01a1e1e1-696b-71ff-8202-48bbc1e3b28a","01a1e1e1-69fe-73e1-a635-159ae8bc72b8"]}', '2026-11-16T01:03:29.155Z', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 31);
INSERT INTO trash VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b80-7746-a31e-ee422e0dd84e', 'card', 'deleted', 'Card', '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', '01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b', 65536, NULL, '{"id":"01a1e1e1-6b80-7746-a31e-ee422e0dd84e","column_id":"01a1e1e1-6b7e-76ae-9adf-c48fbb31ee3b","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:03:29.152Z","updated_at":"2026-11-16T01:03:29.152Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:03:29.155Z', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', 31);
INSERT INTO restored_contents VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', 35, '01a1e1e1-6b93-768f-977b-42d462bfe84e', '{"id":"01a1e1e1-6b93-768f-977b-42d462bfe84e","column_id":"01a1e1e1-6b90-7522-b28a-cc474d5e9cb2","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:03:29.170Z","updated_at":"2026-11-16T01:03:29.170Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b15-71ae-ba9b-6d1eff02153d', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:03:29.050Z', '2026-11-16T01:03:29.118Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b6b-72b1-a7aa-fc404fa6b97d', '01a1e1e1-6b12-76e4-aa2e-3801c5904b69', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:03:29.131Z', '2026-11-16T01:03:29.131Z', NULL);
INSERT INTO cards VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b93-768f-977b-42d462bfe84e', '01a1e1e1-6b90-7522-b28a-cc474d5e9cb2', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:03:29.170Z', '2026-11-16T01:03:29.170Z', NULL);
INSERT INTO card_labels VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-6b18-7246-9dd0-7e590a68676b');
INSERT INTO card_assignees VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a');
INSERT INTO card_assignees VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8');
INSERT INTO checklists VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b6d-74be-9eda-5d7643f66947', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', '01a1e1e1-6b39-75e0-b6d1-7f27156b4d3b', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b70-7412-9beb-9e9966296b35', '01a1e1e1-6b6e-7710-aa3d-b58b002bd5d4', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b3d-7415-9b2c-9cb95321f52c', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8');
INSERT INTO attachments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b4b-736f-bf03-ea8897bb97a6', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b51-7188-bc38-7d930104245f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b55-7263-a5d3-6dab11e73a3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b66-7096-bce9-b3262addb6c4', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b4b-736f-bf03-ea8897bb97a6', X'');
INSERT INTO attachment_blobs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b51-7188-bc38-7d930104245f', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b55-7263-a5d3-6dab11e73a3f', X'EA7925A37E25B48B7A0068FD65DA603208FA38C4751AF73ECD3571D7F806B4EB64265BF9119A6CA2378C12374AA72454307C237335CA428A43CEE35F23C6637B2D532896128D4193A8BFC66760E77A856280C4690269D1E77FE82FCF5BFA96963733046A8758D0F0415656023140F8F9824991F571DAD4576CEA45FFDD8917FC5F575F3437C825BB31867C6352F64589F4951F18F338F5BD094F3910F2317D6B8E76ECE9EA8F11189151A52DCF44FDD5268555F30477E9DC112406FEE266C40DC6A94D58FEBA9609820A2593FEABD8B8A78B19B9D283FE86CB6E8CF40495F5FBCBD12BDDDCDC079F921A4C948118AE430047410042ED0F2DB15CEE9E2744DCA076F97B326E69A3DC97482A62C58914B60B0D53DDA2856DCA8B32C6E2EE7C8173DB18D2041F08B18E3B2B680EC701A3FA468A52C1773FB153A2B384746BBC4A5A796B3FB17C01401EB66F8C693FCDACE9BE13427BA0525EAF4ECD16FDC8CC3377CE48AFD30D1BED476FB3D501E5CE436D020576BF1CA0C1E35EB850FF74E149BE5FC97DB840A9791BD3B8388EAA3A8613A2883FD02647966BA25D80F83F72DB0D521EED128735F15D57D029770A7C28E4A6069046E574E5A712E5E205F132696E215053EB02139DA11A5CB9B27DFA35465C25326E8402066AA2027DD324F1449600FD76DD14E114F5BE72FF5BD8544476E31D5BF2');
INSERT INTO attachment_blobs VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b66-7096-bce9-b3262addb6c4', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('0b35fb96-888b-4ed1-abd9-eb26d02e6567', '464ab3eb-ef3d-4e4f-bcb9-5d2bfcb95dd1', '00', NULL);
INSERT INTO attachment_objects VALUES ('0b35fb96-888b-4ed1-abd9-eb26d02e6567', '464ab3eb-ef3d-4e4f-bcb9-5d2bfcb95dd1', NULL);
INSERT INTO comments VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b74-76ef-ab01-095364826ca7', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.140Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b09-73a6-a0be-a0b8d4c95898', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'added', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.032Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b0f-75f3-973a-c8598e531e4f', '01a1e1e1-6a74-7543-a7b9-2ccb76a20415', 'added', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.039Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b31-7396-ab76-3823550a00d6', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'assigned', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.072Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e1e1-6b86-767e-835c-4b4458799199', '01a1e1e1-6b89-70a5-a206-dce77419a8c0', '01a1e1e1-69fe-73e1-a635-159ae8bc72b8', 'added', NULL, NULL, '01a1e1e1-696b-71ff-8202-48bbc1e3b28a', '2026-11-16T01:03:29.161Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e1e1-6af8-736a-be31-8053af648c3f', '01a1e1e1-6b1b-7717-8afb-ddf4eef4744f', '01a1e1e1-696b-71ff-8202-48bbc1e3b28a');
