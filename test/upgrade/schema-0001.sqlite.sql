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
CREATE TABLE avatars (
     user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     version TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     data BLOB NOT NULL
   ) STRICT;
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
CREATE INDEX mail_queue_waiting ON mail_queue (created_at) WHERE due_at IS NOT NULL;
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
CREATE TABLE mail_preferences (
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     choice TEXT NOT NULL CHECK (choice IN ('now', 'digest', 'off')),
     PRIMARY KEY (user_id, kind)
   ) STRICT;
CREATE TABLE mail_digests (
     user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     due_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX mail_digests_due ON mail_digests (due_at);
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
CREATE TABLE search_texts (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     card_id TEXT NOT NULL,
     text_id TEXT NOT NULL,
     field TEXT NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, text_id, field)
   ) STRICT;
CREATE TABLE search_documents (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     card_id TEXT NOT NULL,
     text_id TEXT NOT NULL,
     doc INTEGER NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, text_id)
   ) STRICT;
CREATE UNIQUE INDEX search_documents_doc ON search_documents (doc);
CREATE VIRTUAL TABLE search_index USING fts5(
       words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii');
CREATE TRIGGER search_documents_added AFTER INSERT ON search_documents BEGIN
       INSERT INTO search_index (rowid, words) VALUES (new.doc, new.words);
     END;
CREATE TRIGGER search_documents_changed AFTER UPDATE OF words ON search_documents BEGIN
       UPDATE search_index SET words = new.words WHERE rowid = new.doc;
     END;
CREATE TRIGGER search_documents_removed AFTER DELETE ON search_documents BEGIN
       DELETE FROM search_index WHERE rowid = old.doc;
     END;
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
CREATE INDEX notifications_pending ON notifications (created_at) WHERE mail = 'pending';
CREATE INDEX notifications_mail ON notifications (user_id, mail) WHERE mail IS NOT NULL;
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
INSERT INTO schema_version VALUES (1, '857fa292d17ad8d3');
INSERT INTO users VALUES ('01a1e223-83e1-7264-ad9c-30136c60f5e6', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$x9o9M+tcxI96zixaiEhbD5kwdw516FEhGxK2F6vNtew$6gOrCJCctgJ3y00upEl514BclTzl3Qdk7cLHKIXETPk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:15:41.131Z');
INSERT INTO users VALUES ('01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$85QnjeTLArBd2hW5aWS8qnT9VKLz1ACz2zgFjG1MEFo$yYcmAP9c1ZRff3qLKJ9Zt1S3ySqp0o9xF2U2WFvhmBc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:15:41.689Z');
INSERT INTO users VALUES ('01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$wnAV/NcsPsNakKh05qL1uoil7JaeE1DJ06blS9OyLQ8$euZ5baHpJz9xwx+YsmQk2N+Qsq/TM8QPdl56rZEhVJ8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:15:42.581Z');
INSERT INTO users VALUES ('01a1e223-8d40-709b-874d-77ae8fd1036c', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$Urfo59lynDgP+nvJDG9mnUlOEFxcfjj4kNeo9PQm+eM$+NTdkIeARExnOBHBo+tgEh9QYd/lYki5i58SFDhEqEQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:15:43.594Z');
INSERT INTO sessions VALUES ('01a1e223-864e-760a-ac0b-b0b5b1614831', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:41.390Z', '2026-11-16T02:15:41.390Z', '2026-11-16T03:15:41.390Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e223-8a07-7340-a473-454940772e1a', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', '2026-11-16T02:15:42.343Z', '2026-11-16T02:15:42.343Z', '2026-11-16T03:15:42.343Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e223-8ba9-72f3-8b4e-f558d3f2d657', '01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', '2026-11-16T02:15:42.761Z', '2026-11-16T02:15:42.761Z', '2026-11-16T03:15:42.761Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e223-8f62-7425-bfe2-8d7cfd4e91ce', '2026-11-16T03:20:43.716Z');
INSERT INTO avatars VALUES ('01a1e223-83e1-7264-ad9c-30136c60f5e6', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:15:42.926Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e223-83e1-7264-ad9c-30136c60f5e6', 'b4ad8589-a5c2-47b4-aa12-b4648204f738', 'ZPmMzuK4ejo6VwNxW6Ifg5d0zMx3qLioyG6lDq9BmJI', '01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:15:42.879Z');
INSERT INTO leases VALUES ('work', '0b6cbaff-e776-4d79-ba75-f3078834fd3f', '2026-11-16T02:15:43.735Z');
INSERT INTO boards VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 'Board', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.773Z', '2026-11-16T02:15:42.773Z', 35, 38, 'w3kz2r3pnv', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', 'Board', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.126Z', '2026-11-16T02:15:43.126Z', 2, 3, '3u725anxhmi', 0, '2026-11-16T02:15:43.131Z', '01a1e223-83e1-7264-ad9c-30136c60f5e6');
INSERT INTO board_members VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 'owner');
INSERT INTO board_members VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'member');
INSERT INTO board_members VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 'owner');
INSERT INTO board_members VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'member');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 1, 'board.member_added', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.821Z', 1, '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","user_id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","role":"member","user":{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 2, 'board.member_added', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.845Z', 2, '01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","user_id":"01a1e223-8a09-75f2-8aeb-0ce90bd4acf0","role":"member","user":{"id":"01a1e223-8a09-75f2-8aeb-0ce90bd4acf0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 3, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.848Z', 3, '01a1e223-8c01-74dd-a76b-258c8edd801e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c01-74dd-a76b-258c8edd801e","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 4, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.868Z', 4, '01a1e223-8c14-7485-90bc-1f842c3b5cbb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c14-7485-90bc-1f842c3b5cbb","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 5, 'label.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.878Z', 5, '01a1e223-8c1f-70c4-ac59-09d262824535', NULL, NULL, NULL, NULL, 'b4ad8589-a5c2-47b4-aa12-b4648204f738', NULL, NULL, '{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 6, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.888Z', 6, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:42.888Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 7, 'card.labeled', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.896Z', 7, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:15:42.888Z"}', '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:42.896Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 8, 'card.assigned', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.904Z', 8, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:15:42.896Z"}', '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:42.904Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 9, 'card.assigned', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.904Z', 8, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:15:42.904Z"}', '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:42.904Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 10, 'checklist.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.936Z', 10, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c59-71af-b2f0-501bfb81a079', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c59-71af-b2f0-501bfb81a079","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 11, 'checklist_item.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.940Z', 11, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c5c-7325-99d1-d8c4dfb1f858","checklist_id":"01a1e223-8c59-71af-b2f0-501bfb81a079","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 12, 'checklist_item.updated', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.947Z', 12, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e223-8c5c-7325-99d1-d8c4dfb1f858","checklist_id":"01a1e223-8c59-71af-b2f0-501bfb81a079","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 13, 'checklist_item.assigned', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.950Z', 13, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e223-8c5c-7325-99d1-d8c4dfb1f858","checklist_id":"01a1e223-8c59-71af-b2f0-501bfb81a079","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 14, 'attachment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.955Z', 14, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c6c-7594-a64a-46fdad35e6e5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c6c-7594-a64a-46fdad35e6e5","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 15, 'attachment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.960Z', 15, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c70-7708-9de9-02b829a243c7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c70-7708-9de9-02b829a243c7","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 16, 'attachment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.966Z', 16, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c76-7661-b63e-a8cf17834bed', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8c76-7661-b63e-a8cf17834bed","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 17, 'card.moved', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.002Z', 17, '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","rank":65536,"updated_at":"2026-11-16T02:15:42.904Z","position":0}', '{"id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c14-7485-90bc-1f842c3b5cbb","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e223-8c1f-70c4-ac59-09d262824535","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e223-8c59-71af-b2f0-501bfb81a079","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","title":"Steps","rank":65536,"items":[{"id":"01a1e223-8c5c-7325-99d1-d8c4dfb1f858","checklist_id":"01a1e223-8c59-71af-b2f0-501bfb81a079","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e223-8c6c-7594-a64a-46fdad35e6e5","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e223-8c70-7708-9de9-02b829a243c7","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e223-8c76-7661-b63e-a8cf17834bed","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:15:42.888Z","updated_at":"2026-11-16T02:15:43.002Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 18, 'board.member_removed', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.005Z', 18, '01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","user_id":"01a1e223-8a09-75f2-8aeb-0ce90bd4acf0","role":"member","user":{"id":"01a1e223-8a09-75f2-8aeb-0ce90bd4acf0","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 19, 'attachment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.010Z', 19, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8ca2-724d-a1c1-b3124d15296d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8ca2-724d-a1c1-b3124d15296d","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 20, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.019Z', 20, '01a1e223-8cab-7119-917e-ea4bcb258f7a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cab-7119-917e-ea4bcb258f7a","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.019Z","updated_at":"2026-11-16T02:15:43.019Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 21, 'checklist.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.027Z', 21, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cb3-731b-af28-577608578998', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cb3-731b-af28-577608578998","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 22, 'checklist.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.032Z', 22, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cb8-71e2-9e32-32c8f402fb28', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cb8-71e2-9e32-32c8f402fb28","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 23, 'checklist_item.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.034Z', 23, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cba-760b-9afb-2edeb6d3b9e0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cba-760b-9afb-2edeb6d3b9e0","checklist_id":"01a1e223-8cb8-71e2-9e32-32c8f402fb28","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 24, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.043Z', 24, '01a1e223-8cc3-71ed-9665-9e7ef298d0c2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cc3-71ed-9665-9e7ef298d0c2","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 25, 'comment.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.048Z', 25, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cc8-779c-afc1-b2f2520e1297', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cc8-779c-afc1-b2f2520e1297","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","card_id":"01a1e223-8c28-7039-a1a3-4306b089e4ec","user_id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","user":{"id":"01a1e223-83e1-7264-ad9c-30136c60f5e6","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:15:43.048Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 26, 'label.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.053Z', 26, '01a1e223-8ccd-7550-a6dd-88669635d765', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8ccd-7550-a6dd-88669635d765","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 27, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.055Z', 27, '01a1e223-8ccf-7028-9760-3af04a92bc30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8ccf-7028-9760-3af04a92bc30","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.055Z","updated_at":"2026-11-16T02:15:43.055Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 28, 'card.deleted', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.056Z', 28, '01a1e223-8ccf-7028-9760-3af04a92bc30', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8ccf-7028-9760-3af04a92bc30","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.055Z","updated_at":"2026-11-16T02:15:43.055Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 29, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.059Z', 29, '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cd3-76fe-9ef1-4cf8f3e94812","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 30, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.062Z', 30, '01a1e223-8cd6-7551-b913-7aa62551edc6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cd6-7551-b913-7aa62551edc6","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8cd3-76fe-9ef1-4cf8f3e94812","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.062Z","updated_at":"2026-11-16T02:15:43.062Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 31, 'column.deleted', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.117Z', 31, '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8cd3-76fe-9ef1-4cf8f3e94812","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', 1, 'board.member_added', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.128Z', 1, '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e223-8d16-7789-8290-13330667ccc9","user_id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","role":"member","user":{"id":"01a1e223-8667-72c4-bcf2-e2c1856c9a8e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', 2, 'board.deleted', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.131Z', 2, '01a1e223-8d16-7789-8290-13330667ccc9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8d16-7789-8290-13330667ccc9"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 32, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.132Z', 32, '01a1e223-8d1c-7481-9949-721230896371', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8d1c-7481-9949-721230896371","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 33, 'card.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.136Z', 33, '01a1e223-8d20-73a3-8b0a-050b5a982a61', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8d20-73a3-8b0a-050b5a982a61","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","column_id":"01a1e223-8d1c-7481-9949-721230896371","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:15:43.136Z","updated_at":"2026-11-16T02:15:43.136Z"}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 34, 'column.deleted', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.137Z', 34, '01a1e223-8d1c-7481-9949-721230896371', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e223-8d1c-7481-9949-721230896371","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 35, 'column.created', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.145Z', 35, '01a1e223-8d1c-7481-9949-721230896371', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e223-8d1c-7481-9949-721230896371","board_id":"01a1e223-8bb5-71c0-8966-1b3c54fa3dab","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 0, '2026-11-16T02:15:42.773Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8EAB384E9CD627C437700255D5DADE204B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C7019C050525474E5525D85AEB86B5DC946CBD9192712D4C5377282C6A2820BBEC09143C058C160AB0944C7463766100354CDE1760820FF11744C24C76A7BF2E320471D656B26668378689920B6964D93524A18069B4776B7E72308382AAAC24E39C71F95C568A37AAAE566D2B5EFE78FFD797E81D545980474D3E817ADD16D053AF299EC001F469FFDD3D979B12C56BC1CD9562982F1D3E068A673DA8C3F5B76E5A508FCE8302F4CED0237D623F7A5A85F876F61BB03F45CC6528A07331E5855BBEE7F112BBB44393DD9E40E538D14CEC29BACE9105D5A14F0B97A691E232F04C1E8FDBE3C33747A6866869020000');
INSERT INTO board_checkpoints VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', 0, '2026-11-16T02:15:43.126Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3F5AA7F109F10D9C4055E5D81B64C98983ED1450D47F474D0AA23D14F538B33B33FB98C03BD0C0B8E12884A45BC715ADAA6D4DB7A266944B29995295B5B60602C59780A0E1299AE48080C36C931F8A8F3DE87E0C81808D21A65F90D01474FBE6EB224322A795506B6A5C6DA9645C2AAB58BB410504C6C1DDADF9C9310534082614E59C72F5CC84E61BBD962B2ED4CB1FEFFFFA32BE83660482693064D0AF3B021D760DA61398A039EDBFBFE77263C6742DB8B9528AF3A5E3478FE9AC073D5D7FEBA60576C607D06082B7F8889FA61B02AE627A3BFBF5A63B45CC6520D0FA94CBC22DDF0BE612FBBC37B6F803822E69C4993860F2AD4707BA35212F5C1E074CCBC033793CEE8E0FDF5F2EAD4669020000');
INSERT INTO labels VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c1f-70c4-ac59-09d262824535', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccd-7550-a6dd-88669635d765', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c01-74dd-a76b-258c8edd801e', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c14-7485-90bc-1f842c3b5cbb', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cc3-71ed-9665-9e7ef298d0c2', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d1c-7481-9949-721230896371', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c91-757c-ba74-4c81a56da127', 'Finished by Bob', 'card_moved', '01a1e223-8c14-7485-90bc-1f842c3b5cbb', NULL, 'assign_member', NULL, '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 1);
INSERT INTO automation_rules VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ca7-7651-9a5f-4660a4d64426', 'Rule', 'card_moved', '01a1e223-8c01-74dd-a76b-258c8edd801e', NULL, 'assign_member', NULL, '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 1);
INSERT INTO automation_runs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c91-757c-ba74-4c81a56da127', '01a1e223-8c9a-747b-9373-9af0c007dd42', 17, '01a1e223-8c28-7039-a1a3-4306b089e4ec', '2026-11-16T02:15:43.002Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccb-7696-aa8e-54b66cd5aa22', '01a1e223-83e1-7264-ad9c-30136c60f5e6', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('fc05f000-46e9-45bf-bc71-e72acf3959a5', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:15:43.735Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 'reset', 'alice@example.org', '00', '2026-11-16T02:15:43.735Z');
INSERT INTO trash VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccf-7028-9760-3af04a92bc30', 'card', 'deleted', 'Card', '01a1e223-8c01-74dd-a76b-258c8edd801e', NULL, 131072, 1, '{"id":"01a1e223-8ccf-7028-9760-3af04a92bc30","column_id":"01a1e223-8c01-74dd-a76b-258c8edd801e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:15:43.055Z","updated_at":"2026-11-16T02:15:43.055Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:15:43.056Z', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 28);
INSERT INTO trash VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e223-8c1f-70c4-ac59-09d262824535","01a1e223-8ccd-7550-a6dd-88669635d765"],"board_members":["01a1e223-83e1-7264-ad9c-30136c60f5e6","01a1e223-8667-72c4-bcf2-e2c1856c9a8e"]}', '2026-11-16T02:15:43.117Z', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 31);
INSERT INTO trash VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd6-7551-b913-7aa62551edc6', 'card', 'deleted', 'Card', '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', '01a1e223-8cd3-76fe-9ef1-4cf8f3e94812', 65536, NULL, '{"id":"01a1e223-8cd6-7551-b913-7aa62551edc6","column_id":"01a1e223-8cd3-76fe-9ef1-4cf8f3e94812","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:15:43.062Z","updated_at":"2026-11-16T02:15:43.062Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:15:43.117Z', '01a1e223-83e1-7264-ad9c-30136c60f5e6', 31);
INSERT INTO restored_contents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', 35, '01a1e223-8d20-73a3-8b0a-050b5a982a61', '{"id":"01a1e223-8d20-73a3-8b0a-050b5a982a61","column_id":"01a1e223-8d1c-7481-9949-721230896371","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:15:43.136Z","updated_at":"2026-11-16T02:15:43.136Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c14-7485-90bc-1f842c3b5cbb', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T02:15:42.888Z', '2026-11-16T02:15:43.002Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cab-7119-917e-ea4bcb258f7a', '01a1e223-8c01-74dd-a76b-258c8edd801e', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:15:43.019Z', '2026-11-16T02:15:43.019Z', NULL);
INSERT INTO cards VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d20-73a3-8b0a-050b5a982a61', '01a1e223-8d1c-7481-9949-721230896371', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:15:43.136Z', '2026-11-16T02:15:43.136Z', NULL);
INSERT INTO card_labels VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c1f-70c4-ac59-09d262824535');
INSERT INTO card_assignees VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-83e1-7264-ad9c-30136c60f5e6');
INSERT INTO card_assignees VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e');
INSERT INTO checklists VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c59-71af-b2f0-501bfb81a079', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cb3-731b-af28-577608578998', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cb8-71e2-9e32-32c8f402fb28', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', '01a1e223-8c59-71af-b2f0-501bfb81a079', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cba-760b-9afb-2edeb6d3b9e0', '01a1e223-8cb8-71e2-9e32-32c8f402fb28', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e');
INSERT INTO attachments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c6c-7594-a64a-46fdad35e6e5', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c70-7708-9de9-02b829a243c7', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c76-7661-b63e-a8cf17834bed', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ca2-724d-a1c1-b3124d15296d', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c6c-7594-a64a-46fdad35e6e5', X'');
INSERT INTO attachment_blobs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c70-7708-9de9-02b829a243c7', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c76-7661-b63e-a8cf17834bed', X'50CD96246E431EF7B1245C91577B8E427AB5175938CEC8475C1BE0A5FA5A801E9E267D592A27ED38C7260DA3D70D55991806E07D3BB6517842E8A40BF86CB0828202E853F5178703373E64DCC12B02E30E996D3F5D0ADAFE756F8ADE0B19B4B70152813ABC931C85622D1B899D37ED1B0C511166C2B88D91B5393D25E665E5C22267C32CC4D8B8E78FD2D9636988E783B215B9529FE36FFAE16B7F9CD59D97FA407103D847776FC9B20C1FD17A26C55F68699995BCE1F1FA5F137DD84FFF675FF7C3DB32E850EE29581F4886F9C728AB25C5B35FD94220A1E6FA2D6B0EDFC54028DE43FFFCB1E3C748691339C156E4A4669CF33D886A75A5374183BF7A387B35410A9523597DF6137A8AD0AE14C1939E9B8867B4EFE79D8DECB14546AB90A250A7A09C715031754CD0B8F7C9A526B056E644BE892E53642AA0BD9034FA1BCAE5012B7254506B087F3C8F5073DE9F672C3F34F25985CF2742429D434C6EE55353FF1A25E4EDF3F94BC6063C6F393F22033BD16700F096A11E3B542AAAB95637406B1E45454E9F5D85B36544D0599930F81DA3D22BEB976B0DA645229F340468FE8D38638FF95E413BFCC5FDCADC39387FD127418E97669C9221F3264AD769C654D0D61DA727BAE771A26C7BCE68BDF3B03A99B45E4A77525D6CCAC48D9EFA09BCDF1861EC5007365584BDE55A2357290ABF379011');
INSERT INTO attachment_blobs VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ca2-724d-a1c1-b3124d15296d', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('a4e0290f-4c17-4e5e-a9cd-e6f3b74c0b64', 'e76c5665-33fb-4b51-b66d-ddf4d2668e9b', '00', NULL);
INSERT INTO attachment_objects VALUES ('a4e0290f-4c17-4e5e-a9cd-e6f3b74c0b64', 'e76c5665-33fb-4b51-b66d-ddf4d2668e9b', NULL);
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c5c-7325-99d1-d8c4dfb1f858', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c6c-7594-a64a-46fdad35e6e5', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c70-7708-9de9-02b829a243c7', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c76-7661-b63e-a8cf17834bed', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8ca2-724d-a1c1-b3124d15296d', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cab-7119-917e-ea4bcb258f7a', '01a1e223-8cab-7119-917e-ea4bcb258f7a', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cab-7119-917e-ea4bcb258f7a', '01a1e223-8cab-7119-917e-ea4bcb258f7a', 'description', '');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cba-760b-9afb-2edeb6d3b9e0', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccf-7028-9760-3af04a92bc30', '01a1e223-8ccf-7028-9760-3af04a92bc30', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccf-7028-9760-3af04a92bc30', '01a1e223-8ccf-7028-9760-3af04a92bc30', 'description', '');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd6-7551-b913-7aa62551edc6', '01a1e223-8cd6-7551-b913-7aa62551edc6', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd6-7551-b913-7aa62551edc6', '01a1e223-8cd6-7551-b913-7aa62551edc6', 'description', '');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d20-73a3-8b0a-050b5a982a61', '01a1e223-8d20-73a3-8b0a-050b5a982a61', 'title', ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d20-73a3-8b0a-050b5a982a61', '01a1e223-8d20-73a3-8b0a-050b5a982a61', 'description', '');
INSERT INTO search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8c28-7039-a1a3-4306b089e4ec', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cab-7119-917e-ea4bcb258f7a', '01a1e223-8cab-7119-917e-ea4bcb258f7a', 3145727, ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cc8-779c-afc1-b2f2520e1297', 1048576, ' ·b01a1e2238bb571c089661b3c54fa3dab ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8ccf-7028-9760-3af04a92bc30', '01a1e223-8ccf-7028-9760-3af04a92bc30', 4194303, ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cd6-7551-b913-7aa62551edc6', '01a1e223-8cd6-7551-b913-7aa62551edc6', 5242879, ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8d20-73a3-8b0a-050b5a982a61', '01a1e223-8d20-73a3-8b0a-050b5a982a61', 6291455, ' ·b01a1e2238bb571c089661b3c54fa3dab ·c01a1e2238bb571c089661b3c54fa3dab ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cc8-779c-afc1-b2f2520e1297', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.048Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8be6-7083-be23-372172994bf6', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'added', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.821Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8bfd-715d-b294-a7c0fd868898', '01a1e223-8a09-75f2-8aeb-0ce90bd4acf0', 'added', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.845Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c38-76c6-8f50-559c3bb8aaf5', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'assigned', '01a1e223-8c28-7039-a1a3-4306b089e4ec', NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:42.904Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8cc8-779d-9dc6-ed2c8ed2465e', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'commented', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-8cc8-779c-afc1-b2f2520e1297', '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.048Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e223-8d16-7789-8290-13330667ccc9', '01a1e223-8d19-74da-b38e-7020a509877e', '01a1e223-8667-72c4-bcf2-e2c1856c9a8e', 'added', NULL, NULL, '01a1e223-83e1-7264-ad9c-30136c60f5e6', '2026-11-16T02:15:43.128Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-8c28-7039-a1a3-4306b089e4ec', '01a1e223-83e1-7264-ad9c-30136c60f5e6');
INSERT INTO board_visits VALUES ('01a1e223-8bb5-71c0-8966-1b3c54fa3dab', '01a1e223-83e1-7264-ad9c-30136c60f5e6', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e223-83e1-7264-ad9c-30136c60f5e6', '7c308ef020e5cb317a2b0689543ed0bb');
