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
INSERT INTO schema_version VALUES (1, '6aa304a0478174c0');
INSERT INTO users VALUES ('01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$rSoFJGNeq11KU8AuMrxb43RDQ0r/hbx763bjfGKc6TY$WujCWw5bnGRwU/IuAdNP0mgi3JR4mOlHwn6NB+HTNMo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:52:53.759Z');
INSERT INTO users VALUES ('01a1e20e-a914-737f-aeff-d59e4c405ddb', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$LfeIY/+YhyTBs18YAcIw4WHdDytC1v1ZpWf1eL7rcRs$PrOmn5Ub8SCLaYvnURzJZXHpVvKwBwPpQfG/xSPZOjE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:52:54.234Z');
INSERT INTO users VALUES ('01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$+Tfc0LyxD8mp8uiIjGePf21T793zQiseO3PChcf3l5U$uzz2zPKxNwzQlo6sVWBqpFngssFlVnKT3moDlaFS5I0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:52:54.772Z');
INSERT INTO users VALUES ('01a1e20e-adf5-7600-8828-8bd7c7f93cd5', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$01rw+o56cGE6t3wYxF+DSRQOvcu5l7Ba2L7a8IOM/ik$TUxtPglXZpWoy2J3pu/h49dq9F6HHfn7aInZDCLxtyY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:52:55.614Z');
INSERT INTO sessions VALUES ('01a1e20e-a8fa-7795-b5d8-d1f5952855df', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:54.010Z', '2026-11-16T01:52:54.010Z', '2026-11-16T02:52:54.010Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e20e-aae8-7362-83d1-e3cc1c8ae555', '01a1e20e-a914-737f-aeff-d59e4c405ddb', '2026-11-16T01:52:54.504Z', '2026-11-16T01:52:54.504Z', '2026-11-16T02:52:54.504Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e20e-acd2-73ab-9355-73caba159975', '01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', '2026-11-16T01:52:54.994Z', '2026-11-16T01:52:54.994Z', '2026-11-16T02:52:54.994Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e20e-b01e-74dc-81d9-bcbd09227c9a', '2026-11-16T02:57:55.843Z');
INSERT INTO idempotency_keys VALUES ('01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '33c02d29-ed85-43e0-8b65-18864c351150', 'pUSv6_gjnJR0iuaeF4pEHlpd7hryhb-DSk7rtDIeVTM', '01a1e20e-ace3-73ea-b98d-26382370d63a', '{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:52:55.101Z');
INSERT INTO boards VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 'Board', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.011Z', '2026-11-16T01:52:55.011Z', 35, 38, 'ixijm12lhho', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', 'Board', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.235Z', '2026-11-16T01:52:55.235Z', 2, 3, 'yyb7ubyegzq', 0, '2026-11-16T01:52:55.240Z', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1');
INSERT INTO board_members VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 'owner');
INSERT INTO board_members VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'member');
INSERT INTO board_members VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 'owner');
INSERT INTO board_members VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'member');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 1, 'board.member_added', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.058Z', 1, '01a1e20e-a914-737f-aeff-d59e4c405ddb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","user_id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","role":"member","user":{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 2, 'board.member_added', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.079Z', 2, '01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","user_id":"01a1e20e-aaf8-7628-a64b-acfbe56eb7aa","role":"member","user":{"id":"01a1e20e-aaf8-7628-a64b-acfbe56eb7aa","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 3, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.092Z', 3, '01a1e20e-ad35-7487-aaae-6cf1d3414718', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 4, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.096Z', 4, '01a1e20e-ad38-73dc-b21e-b87d6cf7c28b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad38-73dc-b21e-b87d6cf7c28b","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 5, 'label.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.101Z', 5, '01a1e20e-ad3d-75fa-afab-4655dd7d2413', NULL, NULL, NULL, NULL, '33c02d29-ed85-43e0-8b65-18864c351150', NULL, NULL, '{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 6, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.104Z', 6, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.104Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 7, 'card.labeled', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.110Z', 7, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:52:55.104Z"}', '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.110Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 8, 'card.assigned', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.116Z', 8, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:52:55.110Z"}', '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.116Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 9, 'card.assigned', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.116Z', 8, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:52:55.116Z"}', '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.116Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 10, 'checklist.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.123Z', 10, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad53-7030-a91e-b51544ce2ade', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 11, 'checklist_item.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.127Z', 11, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad57-73f9-9c85-05ea12f681ae","checklist_id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 12, 'checklist_item.updated', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.132Z', 12, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e20e-ad57-73f9-9c85-05ea12f681ae","checklist_id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 13, 'checklist_item.assigned', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.151Z', 13, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e20e-ad57-73f9-9c85-05ea12f681ae","checklist_id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 14, 'attachment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.158Z', 14, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad76-7064-8725-4a35922dd0fa', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad76-7064-8725-4a35922dd0fa","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 15, 'attachment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.164Z', 15, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad7c-7134-9a1f-58a706bc8b9c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad7c-7134-9a1f-58a706bc8b9c","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 16, 'attachment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.171Z', 16, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad83-71bb-9a2d-b19fea3aadf5', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad83-71bb-9a2d-b19fea3aadf5","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 17, 'card.moved', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.179Z', 17, '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","rank":65536,"updated_at":"2026-11-16T01:52:55.116Z","position":0}', '{"id":"01a1e20e-ad40-757a-9f30-5b783de2051a","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad38-73dc-b21e-b87d6cf7c28b","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e20e-ad3d-75fa-afab-4655dd7d2413","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","title":"Steps","rank":65536,"items":[{"id":"01a1e20e-ad57-73f9-9c85-05ea12f681ae","checklist_id":"01a1e20e-ad53-7030-a91e-b51544ce2ade","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e20e-ad76-7064-8725-4a35922dd0fa","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e20e-ad7c-7134-9a1f-58a706bc8b9c","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e20e-ad83-71bb-9a2d-b19fea3aadf5","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:52:55.104Z","updated_at":"2026-11-16T01:52:55.179Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 18, 'board.member_removed', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.184Z', 18, '01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","user_id":"01a1e20e-aaf8-7628-a64b-acfbe56eb7aa","role":"member","user":{"id":"01a1e20e-aaf8-7628-a64b-acfbe56eb7aa","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 19, 'attachment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.188Z', 19, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad94-70e9-bf3f-755598911fbb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad94-70e9-bf3f-755598911fbb","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 20, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.192Z', 20, '01a1e20e-ad98-738a-8b5a-c8a02ec36962', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad98-738a-8b5a-c8a02ec36962","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.192Z","updated_at":"2026-11-16T01:52:55.192Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 21, 'checklist.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.194Z', 21, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad9a-75d5-b099-20848ca58464', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad9a-75d5-b099-20848ca58464","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 22, 'checklist.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.195Z', 22, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad9b-7592-9e7f-0764a153aceb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad9b-7592-9e7f-0764a153aceb","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 23, 'checklist_item.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.199Z', 23, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad9f-7668-9c55-821ffc910f5a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ad9f-7668-9c55-821ffc910f5a","checklist_id":"01a1e20e-ad9b-7592-9e7f-0764a153aceb","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 24, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.201Z', 24, '01a1e20e-ada1-70c5-a9d8-ef8544a1e3c4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ada1-70c5-a9d8-ef8544a1e3c4","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 25, 'comment.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.207Z', 25, '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ada7-71b7-bae7-5b6b611268b3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-ada7-71b7-bae7-5b6b611268b3","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","card_id":"01a1e20e-ad40-757a-9f30-5b783de2051a","user_id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","user":{"id":"01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:52:55.207Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 26, 'label.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.219Z', 26, '01a1e20e-adb3-7152-a45d-5938c771aa68', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adb3-7152-a45d-5938c771aa68","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 27, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.221Z', 27, '01a1e20e-adb5-74e9-b5e7-4002da89bde9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adb5-74e9-b5e7-4002da89bde9","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.221Z","updated_at":"2026-11-16T01:52:55.221Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 28, 'card.deleted', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.223Z', 28, '01a1e20e-adb5-74e9-b5e7-4002da89bde9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adb5-74e9-b5e7-4002da89bde9","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.221Z","updated_at":"2026-11-16T01:52:55.221Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 29, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.226Z', 29, '01a1e20e-adba-737e-9660-762b7b5517d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adba-737e-9660-762b7b5517d5","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 30, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.228Z', 30, '01a1e20e-adbc-714e-84f6-51e7331543ab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adbc-714e-84f6-51e7331543ab","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-adba-737e-9660-762b7b5517d5","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.228Z","updated_at":"2026-11-16T01:52:55.228Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 31, 'column.deleted', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.231Z', 31, '01a1e20e-adba-737e-9660-762b7b5517d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adba-737e-9660-762b7b5517d5","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', 1, 'board.member_added', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.237Z', 1, '01a1e20e-a914-737f-aeff-d59e4c405ddb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e20e-adc3-7763-9ae0-62d0020ec1e7","user_id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","role":"member","user":{"id":"01a1e20e-a914-737f-aeff-d59e4c405ddb","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', 2, 'board.deleted', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.240Z', 2, '01a1e20e-adc3-7763-9ae0-62d0020ec1e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-adc3-7763-9ae0-62d0020ec1e7"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 32, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.248Z', 32, '01a1e20e-add0-72d6-a49b-04f1f0664f57', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 33, 'card.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.251Z', 33, '01a1e20e-add3-7672-8c42-d00ceb48356d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-add3-7672-8c42-d00ceb48356d","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","column_id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:52:55.251Z","updated_at":"2026-11-16T01:52:55.251Z"}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 34, 'column.deleted', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.260Z', 34, '01a1e20e-add0-72d6-a49b-04f1f0664f57', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 35, 'column.created', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.265Z', 35, '01a1e20e-add0-72d6-a49b-04f1f0664f57', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","board_id":"01a1e20e-ace3-73ea-b98d-26382370d63a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 0, '2026-11-16T01:52:55.011Z', X'1F8B08000000000000039551CB6EC23010BCF733F61C233F20019FAA7E434FAD105ADB9BCA9213A7B6435B21FEBD22A155E140C571667766F67100EF400317284872626849B1461132B3593B266BB596AAE1AE560815145F028186A788C941058EB24D7E283EF6A0FB31840A6C0C31FD824458C8EDCCD745466D0D6B54CBD9A6A9976C695AB93656C9D609A8601CDCDD9A9F1C2CA0417259332198A89FB9D02BA957AB0517E2E58FF77F7D99DE41F30A021A0A19F4EBB6828E3A43E9040E604EFBEFEEB9DC98295D0B6EAE94E274E9F8D1533AEB411FAEBF75D3823AF4013460F0961EE913BB21D022A6B7B35F8FDD29622A4305AD4FB9CCDCFCBD8097D8E71DDAE2F704BAA49126624FC9B79E1CE816439EB93C0E94E68127F278DC1E1FBE0112280D9A69020000');
INSERT INTO board_checkpoints VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', 0, '2026-11-16T01:52:55.235Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB6912F009F10D9C4055B5B637C8921307DB29A0AAFF8E9A14447B28EA71667766F6B107EF408390284909E2E86CC5DBB6A9F80392E08D7242284156520B0C8A2F8140C353C4E48081A36C931F8B8F03E8610A81818D21A65F90080BB9ADF93ACB68ACE16DD509FED0366BBE369DBA37B6529D93C0601ADDCD9A9F1C2CA04109D57029B96C9E85D4B5D275BD5255FDF2C7FBBFBE4CEFA0058380864206FDBA61D0536F281DC11ECC71FFED2D979B32A54BC1D595529C2F1D3F064A273DE8FDE5B7AE5A508F3E80060CDED2237D623F065AC5F476F21BB03F46CC6560D0F994CBC22DDF0B788E7DDEA22D7E47A04B9A682676947CE7C981EE30E485CBD348691978260F87CDE1EE1B5A1B9C7569020000');
INSERT INTO labels VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad3d-75fa-afab-4655dd7d2413', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb3-7152-a45d-5938c771aa68', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad35-7487-aaae-6cf1d3414718', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad38-73dc-b21e-b87d6cf7c28b', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ada1-70c5-a9d8-ef8544a1e3c4', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add0-72d6-a49b-04f1f0664f57', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad87-7613-b724-f93a891a38f2', 'Finished by Bob', 'card_moved', '01a1e20e-ad38-73dc-b21e-b87d6cf7c28b', NULL, 'assign_member', NULL, '01a1e20e-a914-737f-aeff-d59e4c405ddb', 1);
INSERT INTO automation_rules VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad96-77c2-9c24-0ff0f268ee8a', 'Rule', 'card_moved', '01a1e20e-ad35-7487-aaae-6cf1d3414718', NULL, 'assign_member', NULL, '01a1e20e-a914-737f-aeff-d59e4c405ddb', 1);
INSERT INTO automation_runs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad87-7613-b724-f93a891a38f2', '01a1e20e-ad8b-7637-8c3e-bc3f7fe3a7cd', 17, '01a1e20e-ad40-757a-9f30-5b783de2051a', '2026-11-16T01:52:55.179Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb1-7591-a25c-17063d24c0a3', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', 'card', 'deleted', 'Card', '01a1e20e-ad35-7487-aaae-6cf1d3414718', NULL, 131072, 1, '{"id":"01a1e20e-adb5-74e9-b5e7-4002da89bde9","column_id":"01a1e20e-ad35-7487-aaae-6cf1d3414718","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:52:55.221Z","updated_at":"2026-11-16T01:52:55.221Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:52:55.223Z', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 28);
INSERT INTO trash VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adba-737e-9660-762b7b5517d5', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e20e-ad3d-75fa-afab-4655dd7d2413","01a1e20e-adb3-7152-a45d-5938c771aa68"],"board_members":["01a1e20e-a6cb-73f0-9764-4bf28bc32fd1","01a1e20e-a914-737f-aeff-d59e4c405ddb"]}', '2026-11-16T01:52:55.231Z', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 31);
INSERT INTO trash VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adbc-714e-84f6-51e7331543ab', 'card', 'deleted', 'Card', '01a1e20e-adba-737e-9660-762b7b5517d5', '01a1e20e-adba-737e-9660-762b7b5517d5', 65536, NULL, '{"id":"01a1e20e-adbc-714e-84f6-51e7331543ab","column_id":"01a1e20e-adba-737e-9660-762b7b5517d5","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:52:55.228Z","updated_at":"2026-11-16T01:52:55.228Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:52:55.231Z', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', 31);
INSERT INTO restored_contents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', 35, '01a1e20e-add3-7672-8c42-d00ceb48356d', '{"id":"01a1e20e-add3-7672-8c42-d00ceb48356d","column_id":"01a1e20e-add0-72d6-a49b-04f1f0664f57","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:52:55.251Z","updated_at":"2026-11-16T01:52:55.251Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad38-73dc-b21e-b87d6cf7c28b', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:52:55.104Z', '2026-11-16T01:52:55.179Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', '01a1e20e-ad35-7487-aaae-6cf1d3414718', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:52:55.192Z', '2026-11-16T01:52:55.192Z', NULL);
INSERT INTO cards VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add3-7672-8c42-d00ceb48356d', '01a1e20e-add0-72d6-a49b-04f1f0664f57', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:52:55.251Z', '2026-11-16T01:52:55.251Z', NULL);
INSERT INTO card_labels VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad3d-75fa-afab-4655dd7d2413');
INSERT INTO card_assignees VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1');
INSERT INTO card_assignees VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-a914-737f-aeff-d59e4c405ddb');
INSERT INTO checklists VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad53-7030-a91e-b51544ce2ade', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad9a-75d5-b099-20848ca58464', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad9b-7592-9e7f-0764a153aceb', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', '01a1e20e-ad53-7030-a91e-b51544ce2ade', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad9f-7668-9c55-821ffc910f5a', '01a1e20e-ad9b-7592-9e7f-0764a153aceb', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', '01a1e20e-a914-737f-aeff-d59e4c405ddb');
INSERT INTO attachments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad76-7064-8725-4a35922dd0fa', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad7c-7134-9a1f-58a706bc8b9c', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad83-71bb-9a2d-b19fea3aadf5', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad94-70e9-bf3f-755598911fbb', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad76-7064-8725-4a35922dd0fa', X'');
INSERT INTO attachment_blobs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad7c-7134-9a1f-58a706bc8b9c', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad83-71bb-9a2d-b19fea3aadf5', X'FFA8521A6FE1B8E41007DD64EB16319297D685D702A1A3E27E14C20D9A34781853D8E020FAE4C9C034AE9E2589E88B1119FB91ADDB84FD7AE0D5FF1FDFCEFAA0ADA1DFE3D99DDE00A693A96DBD8528E8D20F24B82C782E6F351E6F18FE0CFEC21AD9B3DF53B06956B7F116BF4B81A2796F29F8423635972D1D3A3F3D94660606A9D7E3375E93AED2D2CBA5B76A31AE410C09A10C98BA18A3E5ACD35F55AD56510B3A17C0B572A6FEDE06509BB4CA9B9F49107074D1169875AFB71D61A8D9051426989F55574E9057587B07B9BE1F6D3AEB27BF50F69A54765AFDDE9A5812E0EF5F533C0CD7398FBCC1C9F65B6B3020B1B76ED01D745642F08F11B7D96179162E5BD737397250D523AC95E86485908774BE43313E94C7CC72C3218E30A751531BC57DAA8B322F2EBB5A87441535DF2A1C995A9CB8AF00C386F9CFA3BCBC6FE2E027DB1E69367C270BA28EAE1673B248ECE450274CDDAFE348A29A1E3D80AE7940BF1450FBEF803428D5F0AB2CA46BFBAB0B2DDA656DD7965BA2D59DE89FF11934E1121A13B5F61795ADE8F01CA189F7BEC78319296AFBAE095D4754389270C87914984647C67A2C371B61DC11FC8A620D3A1131BAAD1F2D66761216A9CBC8C03FB06DF622D2012833BFEBB129F70B02AEF779EC940AB1E178563005222705D2F086A3BAE8E2CFCC0A9A6AD144E8E1E39F6A458BEC');
INSERT INTO attachment_blobs VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad94-70e9-bf3f-755598911fbb', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('879c613e-ec96-478c-8e93-bfcb3a8aaf10', 'fc3610e2-ea97-4f8a-a159-84935ab58774', '00', NULL);
INSERT INTO attachment_objects VALUES ('879c613e-ec96-478c-8e93-bfcb3a8aaf10', 'fc3610e2-ea97-4f8a-a159-84935ab58774', NULL);
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad40-757a-9f30-5b783de2051a', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad57-73f9-9c85-05ea12f681ae', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad76-7064-8725-4a35922dd0fa', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad7c-7134-9a1f-58a706bc8b9c', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad83-71bb-9a2d-b19fea3aadf5', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad94-70e9-bf3f-755598911fbb', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', 'description', '');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad9f-7668-9c55-821ffc910f5a', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', 'description', '');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adbc-714e-84f6-51e7331543ab', '01a1e20e-adbc-714e-84f6-51e7331543ab', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adbc-714e-84f6-51e7331543ab', '01a1e20e-adbc-714e-84f6-51e7331543ab', 'description', '');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add3-7672-8c42-d00ceb48356d', '01a1e20e-add3-7672-8c42-d00ceb48356d', 'title', ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add3-7672-8c42-d00ceb48356d', '01a1e20e-add3-7672-8c42-d00ceb48356d', 'description', '');
INSERT INTO search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ad40-757a-9f30-5b783de2051a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', '01a1e20e-ad98-738a-8b5a-c8a02ec36962', 3145727, ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ada7-71b7-bae7-5b6b611268b3', 1048576, ' ·b01a1e20eace373eab98d26382370d63a ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', '01a1e20e-adb5-74e9-b5e7-4002da89bde9', 4194303, ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-adbc-714e-84f6-51e7331543ab', '01a1e20e-adbc-714e-84f6-51e7331543ab', 5242879, ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-add3-7672-8c42-d00ceb48356d', '01a1e20e-add3-7672-8c42-d00ceb48356d', 6291455, ' ·b01a1e20eace373eab98d26382370d63a ·c01a1e20eace373eab98d26382370d63a ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ada7-71b7-bae7-5b6b611268b3', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.207Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad13-743f-a99b-bd167a24eb2b', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'added', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.058Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad27-7726-a389-a99c647a8c97', '01a1e20e-aaf8-7628-a64b-acfbe56eb7aa', 'added', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.079Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad4d-7220-b90c-e76da56e1fec', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'assigned', '01a1e20e-ad40-757a-9f30-5b783de2051a', NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.116Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ada7-71b8-85b8-69f400a0817a', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'commented', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-ada7-71b7-bae7-5b6b611268b3', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.207Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e20e-adc3-7763-9ae0-62d0020ec1e7', '01a1e20e-adc6-73a8-ab56-67c6d1550f8c', '01a1e20e-a914-737f-aeff-d59e4c405ddb', 'added', NULL, NULL, '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1', '2026-11-16T01:52:55.237Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e20e-ace3-73ea-b98d-26382370d63a', '01a1e20e-ad40-757a-9f30-5b783de2051a', '01a1e20e-a6cb-73f0-9764-4bf28bc32fd1');
