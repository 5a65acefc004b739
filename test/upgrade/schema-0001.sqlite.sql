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
CREATE INDEX cards_complete ON cards (board_id, id) WHERE is_complete;
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
CREATE INDEX card_labels_label ON card_labels (board_id, label_id, card_id);
CREATE TABLE card_assignees (
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     user_id TEXT NOT NULL,
     due_at TEXT,
     is_complete INTEGER NOT NULL,
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
CREATE INDEX search_documents_doc ON search_documents (doc, board_id, card_id);
CREATE VIRTUAL TABLE search_index USING fts5(
       words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii');
CREATE VIRTUAL TABLE search_words USING fts5vocab(search_index, instance);
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
CREATE INDEX card_assignees_due ON card_assignees (user_id, is_complete, due_at, card_id);
CREATE INDEX cards_due ON cards (board_id, is_complete, due_at, id) WHERE due_at IS NOT NULL;
INSERT INTO schema_version VALUES (1, '397f03df418b305c');
INSERT INTO users VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$3PppGb0NU3Szy3W34/YjHuSXlDwszvASCY+WeYpTgKg$0I2Two5DwBgNOQKzlw0GSuPUDHEp+hkO0PgOCLzKtME', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:23:28.192Z');
INSERT INTO users VALUES ('01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$Tu18cu8oPPFVspv48jayk0qwuKYjc0tfiT5hItJOCWM$4Y033iLAjNnQwbpGpnnDD8jZrqaCKIhvNlHY7OiN76s', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:23:32.005Z');
INSERT INTO users VALUES ('01a1e374-51cb-71bc-b058-98fd34ca1771', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$M97gwvWKbObgnqSoG9m7eKsrxwvi7leGM7SNxCPZ+w4$ybdaPJi5A9AD9XAXJ3r5cCN0nTvAoLeljFrHE6xFVnM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:23:34.760Z');
INSERT INTO users VALUES ('01a1e374-7461-718a-88e7-a704b4c14d6c', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$rbttzTwktHhV6D9pdjzMleC+yBu45dmAXmgGSBCSR58$W1QfswboFI9ttGi1Ur7WcO9F0CkwloI74s1md6KbJsY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:23:43.303Z');
INSERT INTO sessions VALUES ('01a1e374-4402-7509-94a6-7cd0c84d10f6', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:30.051Z', '2026-11-16T08:23:30.051Z', '2026-11-16T09:23:30.051Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e374-5165-758f-b44b-2ff4421a0d59', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', '2026-11-16T08:23:33.477Z', '2026-11-16T08:23:33.477Z', '2026-11-16T09:23:33.477Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e374-5aba-740b-8b14-0f4253dca843', '01a1e374-51cb-71bc-b058-98fd34ca1771', '2026-11-16T08:23:35.866Z', '2026-11-16T08:23:35.866Z', '2026-11-16T09:23:35.866Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e374-7b4d-7275-afda-45c2e7569dbc', '2026-11-16T09:28:44.226Z');
INSERT INTO avatars VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T08:23:38.584Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', '8bf97bc2-49c5-4ae9-9957-aa1ee3695606', 'ldgZt93-bBDu9LEA_4T1tlCTXjW3WTr6Fe8p5X0i684', '01a1e374-5b8f-718f-bf33-19a84f30c761', '{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T08:23:37.259Z');
INSERT INTO leases VALUES ('work', '342711fb-4b69-4807-a66c-b3f191dd19ab', '2026-11-16T08:23:44.327Z');
INSERT INTO boards VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 'Board', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.079Z', '2026-11-16T08:23:36.079Z', 35, 38, 'd9e6bj43zafv', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', 'Board', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.812Z', '2026-11-16T08:23:41.812Z', 2, 3, '55c1tksckh29', 0, '2026-11-16T08:23:41.963Z', '01a1e374-385b-7287-8be9-2f2f42d0b326');
INSERT INTO board_members VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-385b-7287-8be9-2f2f42d0b326', 'owner');
INSERT INTO board_members VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'member');
INSERT INTO board_members VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', '01a1e374-385b-7287-8be9-2f2f42d0b326', 'owner');
INSERT INTO board_members VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'member');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 1, 'board.member_added', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.483Z', 1, '01a1e374-4482-75aa-9ed6-8c48badc4e2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","user_id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","role":"member","user":{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 2, 'board.member_added', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.706Z', 2, '01a1e374-51cb-71bc-b058-98fd34ca1771', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","user_id":"01a1e374-51cb-71bc-b058-98fd34ca1771","role":"member","user":{"id":"01a1e374-51cb-71bc-b058-98fd34ca1771","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 3, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.815Z', 3, '01a1e374-5e6f-74c9-875f-a22895e0a872', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-5e6f-74c9-875f-a22895e0a872","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 4, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:37.013Z', 4, '01a1e374-5f6a-730c-bf36-64cb7c497856', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-5f6a-730c-bf36-64cb7c497856","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 5, 'label.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:37.258Z', 5, '01a1e374-602a-709b-b789-d53672b00f04', NULL, NULL, NULL, NULL, '8bf97bc2-49c5-4ae9-9957-aa1ee3695606', NULL, NULL, '{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 6, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:37.696Z', 6, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:37.696Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 7, 'card.labeled', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.058Z', 7, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T08:23:37.696Z"}', '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:38.058Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 8, 'card.assigned', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.400Z', 8, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T08:23:38.058Z"}', '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:38.400Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 9, 'card.assigned', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.400Z', 8, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T08:23:38.400Z"}', '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:38.400Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 10, 'checklist.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.966Z', 10, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-66d6-7404-a025-737241a7f6ca', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-66d6-7404-a025-737241a7f6ca","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 11, 'checklist_item.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.080Z', 11, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6748-7724-be5e-7441b411e9a6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6748-7724-be5e-7441b411e9a6","checklist_id":"01a1e374-66d6-7404-a025-737241a7f6ca","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 12, 'checklist_item.updated', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.134Z', 12, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6748-7724-be5e-7441b411e9a6', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e374-6748-7724-be5e-7441b411e9a6","checklist_id":"01a1e374-66d6-7404-a025-737241a7f6ca","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 13, 'checklist_item.assigned', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.218Z', 13, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6748-7724-be5e-7441b411e9a6', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e374-6748-7724-be5e-7441b411e9a6","checklist_id":"01a1e374-66d6-7404-a025-737241a7f6ca","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 14, 'attachment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.545Z', 14, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6919-713d-87bc-28d0a1c457ae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6919-713d-87bc-28d0a1c457ae","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 15, 'attachment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.666Z', 15, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6992-756c-af11-6a0d3490bbc7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6992-756c-af11-6a0d3490bbc7","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 16, 'attachment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:39.789Z', 16, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6a0d-72e5-9bd9-745d271f91e4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6a0d-72e5-9bd9-745d271f91e4","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 17, 'card.moved', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.148Z', 17, '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","rank":65536,"updated_at":"2026-11-16T08:23:38.400Z","position":0}', '{"id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5f6a-730c-bf36-64cb7c497856","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e374-602a-709b-b789-d53672b00f04","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e374-66d6-7404-a025-737241a7f6ca","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","title":"Steps","rank":65536,"items":[{"id":"01a1e374-6748-7724-be5e-7441b411e9a6","checklist_id":"01a1e374-66d6-7404-a025-737241a7f6ca","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e374-6919-713d-87bc-28d0a1c457ae","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e374-6992-756c-af11-6a0d3490bbc7","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e374-6a0d-72e5-9bd9-745d271f91e4","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T08:23:37.696Z","updated_at":"2026-11-16T08:23:40.148Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 18, 'board.member_removed', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.355Z', 18, '01a1e374-51cb-71bc-b058-98fd34ca1771', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","user_id":"01a1e374-51cb-71bc-b058-98fd34ca1771","role":"member","user":{"id":"01a1e374-51cb-71bc-b058-98fd34ca1771","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 19, 'attachment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.408Z', 19, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6c78-72c8-b373-9c18cf5542c1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6c78-72c8-b373-9c18cf5542c1","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 20, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.544Z', 20, '01a1e374-6d00-718e-8e9e-c5174c83b2b1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6d00-718e-8e9e-c5174c83b2b1","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:40.544Z","updated_at":"2026-11-16T08:23:40.544Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 21, 'checklist.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.603Z', 21, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6d3b-72f0-8a9a-44466b9140cb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6d3b-72f0-8a9a-44466b9140cb","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 22, 'checklist.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.656Z', 22, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6d70-7382-a3da-d2909eecd10b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6d70-7382-a3da-d2909eecd10b","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 23, 'checklist_item.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.707Z', 23, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6da3-7729-8e1a-6f0028904bd2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6da3-7729-8e1a-6f0028904bd2","checklist_id":"01a1e374-6d70-7382-a3da-d2909eecd10b","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 24, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.824Z', 24, '01a1e374-6e18-77fd-b4be-0e300fc0b5ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6e18-77fd-b4be-0e300fc0b5ee","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 25, 'comment.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.918Z', 25, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6e76-702f-9c7d-ca0549c3383a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6e76-702f-9c7d-ca0549c3383a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","card_id":"01a1e374-61e0-764b-bc95-da5c5ad8da46","user_id":"01a1e374-385b-7287-8be9-2f2f42d0b326","user":{"id":"01a1e374-385b-7287-8be9-2f2f42d0b326","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T08:23:40.918Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 26, 'label.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.956Z', 26, '01a1e374-6e9c-76b4-9e52-635dbefe6d5c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6e9c-76b4-9e52-635dbefe6d5c","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 27, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.045Z', 27, '01a1e374-6ef5-7627-b080-512229186c3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6ef5-7627-b080-512229186c3a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:41.045Z","updated_at":"2026-11-16T08:23:41.045Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 28, 'card.deleted', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.150Z', 28, '01a1e374-6ef5-7627-b080-512229186c3a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-6ef5-7627-b080-512229186c3a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:41.045Z","updated_at":"2026-11-16T08:23:41.045Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 29, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.398Z', 29, '01a1e374-7057-7115-af91-b492d8fb4dd2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-7057-7115-af91-b492d8fb4dd2","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 30, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.530Z', 30, '01a1e374-70da-70e3-a139-08849839fc55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-70da-70e3-a139-08849839fc55","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-7057-7115-af91-b492d8fb4dd2","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:41.530Z","updated_at":"2026-11-16T08:23:41.530Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 31, 'column.deleted', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.671Z', 31, '01a1e374-7057-7115-af91-b492d8fb4dd2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-7057-7115-af91-b492d8fb4dd2","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', 1, 'board.member_added', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.892Z', 1, '01a1e374-4482-75aa-9ed6-8c48badc4e2e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e374-71f4-70cc-814e-3533e4cb1c36","user_id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","role":"member","user":{"id":"01a1e374-4482-75aa-9ed6-8c48badc4e2e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', 2, 'board.deleted', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.963Z', 2, '01a1e374-71f4-70cc-814e-3533e4cb1c36', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-71f4-70cc-814e-3533e4cb1c36"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 32, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:42.064Z', 32, '01a1e374-72f0-725f-87b8-846573b4505a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-72f0-725f-87b8-846573b4505a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 33, 'card.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:42.148Z', 33, '01a1e374-7344-7526-809e-c7026ffbda7b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-7344-7526-809e-c7026ffbda7b","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","column_id":"01a1e374-72f0-725f-87b8-846573b4505a","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:23:42.148Z","updated_at":"2026-11-16T08:23:42.148Z"}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 34, 'column.deleted', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:42.240Z', 34, '01a1e374-72f0-725f-87b8-846573b4505a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e374-72f0-725f-87b8-846573b4505a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 35, 'column.created', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:42.378Z', 35, '01a1e374-72f0-725f-87b8-846573b4505a', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e374-72f0-725f-87b8-846573b4505a","board_id":"01a1e374-5b8f-718f-bf33-19a84f30c761","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 0, '2026-11-16T08:23:36.079Z', X'1F8B08000000000000039551416EC32010BCF7197B86C840623B9CAABEA1A756910566A990B07101BBADA2FCBDB29D56690EA9729C8199D99D3D823320A1608AA1A8B674A76B4B2B565BAAAD1094ED55BDB5A268AB920181ECB24790F014543440C0606AA31BB20B3DC87EF49E401B7C88BF20A2CA681AFD759921EA9DA615AF2B5A6BDC536EB9DD725368C14B20300EE66ECD4F8ECA208117BCA48C51563E17B5E4428A725354FB970BEFFFFE257C075910F04AA34F205F0F043AEC34C6191C41CFFB37F73437268C57027173A51896A6C3478FF1AC0779BCBAD66D0BEC94F3204179D7E2237EAA6EF0B809F1EDECD7AB6E8E589E81807531E5955BAFE7D55FEC52A3DAEC260499E3880B316174D6A10169954F2B97C601E33AF0429E4E87D5ACC109FBBCB43F3B9E1EBE010E07261F7E020000');
INSERT INTO board_checkpoints VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', 0, '2026-11-16T08:23:41.812Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8EABD84E9BE013E21B3881AAC88F0DB2E4C461ED1450D57F47490A2A3D14719CB1676677F608DE8182926B8EB2AE58CDBB8AD5A5B5ACE11532B995122B6BB8953B2820FB1C10143C464D0E0A70982CF931FB38801AA6100AB03144FA01843AA36BCDE765866CB686D5A2A95963F09E894E749570A59162CE9846F76FCD778ECEA0409462C738677CF754364A4855F14DC3C5F385F75FFF12BE812A0B08DA6048A05EF605F4D81BA4191CC1CCFBB7FF696E4A4857027973258A4BD3F17D403AEB411DAFAE75DB027BED0328D0C15B7CC00FDD8F0137915ECF7E83EEE788E5190AE83CA5BC72EBF582FE8D7D6AB5CDFE80A0324DB8100724DF7974A03A1DD2CAA569445A075EC8D369BF9AB578C0212FEDCF8EA7BB2FA80A4D537E020000');
INSERT INTO labels VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-602a-709b-b789-d53672b00f04', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e9c-76b4-9e52-635dbefe6d5c', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-5e6f-74c9-875f-a22895e0a872', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-5f6a-730c-bf36-64cb7c497856', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e18-77fd-b4be-0e300fc0b5ee', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-72f0-725f-87b8-846573b4505a', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6aad-701d-8f86-c53fd42d9afc', 'Finished by Bob', 'card_moved', '01a1e374-5f6a-730c-bf36-64cb7c497856', NULL, 'assign_member', NULL, '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 1);
INSERT INTO automation_rules VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6cbe-7336-8835-c457017ba858', 'Rule', 'card_moved', '01a1e374-5e6f-74c9-875f-a22895e0a872', NULL, 'assign_member', NULL, '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 1);
INSERT INTO automation_runs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6aad-701d-8f86-c53fd42d9afc', '01a1e374-6bb4-71b3-8140-39ddb107b87d', 17, '01a1e374-61e0-764b-bc95-da5c5ad8da46', '2026-11-16T08:23:40.148Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e82-7708-aeeb-f2b286bac4d7', '01a1e374-385b-7287-8be9-2f2f42d0b326', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('a69d441c-6859-419e-a69e-c41cac224c7a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T08:23:44.327Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e374-385b-7287-8be9-2f2f42d0b326', 'reset', 'alice@example.org', '00', '2026-11-16T08:23:44.327Z');
INSERT INTO mail_preferences VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6ef5-7627-b080-512229186c3a', 'card', 'deleted', 'Card', '01a1e374-5e6f-74c9-875f-a22895e0a872', NULL, 131072, 1, '{"id":"01a1e374-6ef5-7627-b080-512229186c3a","column_id":"01a1e374-5e6f-74c9-875f-a22895e0a872","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:23:41.045Z","updated_at":"2026-11-16T08:23:41.045Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:23:41.150Z', '01a1e374-385b-7287-8be9-2f2f42d0b326', 28);
INSERT INTO trash VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7057-7115-af91-b492d8fb4dd2', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e374-602a-709b-b789-d53672b00f04","01a1e374-6e9c-76b4-9e52-635dbefe6d5c"],"board_members":["01a1e374-385b-7287-8be9-2f2f42d0b326","01a1e374-4482-75aa-9ed6-8c48badc4e2e"]}', '2026-11-16T08:23:41.671Z', '01a1e374-385b-7287-8be9-2f2f42d0b326', 31);
INSERT INTO trash VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-70da-70e3-a139-08849839fc55', 'card', 'deleted', 'Card', '01a1e374-7057-7115-af91-b492d8fb4dd2', '01a1e374-7057-7115-af91-b492d8fb4dd2', 65536, NULL, '{"id":"01a1e374-70da-70e3-a139-08849839fc55","column_id":"01a1e374-7057-7115-af91-b492d8fb4dd2","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:23:41.530Z","updated_at":"2026-11-16T08:23:41.530Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:23:41.671Z', '01a1e374-385b-7287-8be9-2f2f42d0b326', 31);
INSERT INTO restored_contents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', 35, '01a1e374-7344-7526-809e-c7026ffbda7b', '{"id":"01a1e374-7344-7526-809e-c7026ffbda7b","column_id":"01a1e374-72f0-725f-87b8-846573b4505a","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:23:42.148Z","updated_at":"2026-11-16T08:23:42.148Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-5f6a-730c-bf36-64cb7c497856', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T08:23:37.696Z', '2026-11-16T08:23:40.148Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', '01a1e374-5e6f-74c9-875f-a22895e0a872', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T08:23:40.544Z', '2026-11-16T08:23:40.544Z', NULL);
INSERT INTO cards VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7344-7526-809e-c7026ffbda7b', '01a1e374-72f0-725f-87b8-846573b4505a', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T08:23:42.148Z', '2026-11-16T08:23:42.148Z', NULL);
INSERT INTO card_labels VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-602a-709b-b789-d53672b00f04');
INSERT INTO card_assignees VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-385b-7287-8be9-2f2f42d0b326', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', NULL, 0);
INSERT INTO checklists VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-66d6-7404-a025-737241a7f6ca', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d3b-72f0-8a9a-44466b9140cb', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d70-7382-a3da-d2909eecd10b', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6748-7724-be5e-7441b411e9a6', '01a1e374-66d6-7404-a025-737241a7f6ca', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6da3-7729-8e1a-6f0028904bd2', '01a1e374-6d70-7382-a3da-d2909eecd10b', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6748-7724-be5e-7441b411e9a6', '01a1e374-4482-75aa-9ed6-8c48badc4e2e');
INSERT INTO attachments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6919-713d-87bc-28d0a1c457ae', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6992-756c-af11-6a0d3490bbc7', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6a0d-72e5-9bd9-745d271f91e4', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6c78-72c8-b373-9c18cf5542c1', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6919-713d-87bc-28d0a1c457ae', X'');
INSERT INTO attachment_blobs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6992-756c-af11-6a0d3490bbc7', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6a0d-72e5-9bd9-745d271f91e4', X'E4BB05E494EE4BC61339069FCEEE159088C7F95CFE47F0AFDA4A115A029126C535377726B1FC60F7C78299505AEA87A6DFF06D3E3DF8E5ADE1269BB24217109D68D6DCE88A4C282027D889CA219FFEFFB0986DB4C3AD1A4BCC54429D55183A4FAE5C9448BE970C107C3D9D989D3CDB2DD46650AB472397C032C2C96ACE83D48CDEA03285C98FC36214A095FBEF326C613771156B9FA439E9814368BCFCF82F6D8824204039B821FA0443E8C69F8A4414B6F44D5EC2D7311B54C3037CD75C44E4741FB2A3FDDF878425CF4498D8907D4F968C5E8034F79408CDDC470E3F1D1C9CF56D613BE46CAE2DFBF90DE3ABE79A90949F91A9A977DBA3236188F5420BAE6897AF241DF6BEBB6525BF769B0740368B25BDA665E402023411CAAA1790BDF94703ABBE51D11F56D5A270882738B46B5BE9D9347FA07817203ED3C5BFA36ECC8591154034F97C723C8CAF459CAE2DAFE580858D222D79B9B62746A01064A9BE9F249B2C8ABD7FD31DD00AFEEE9B4B18348B00F650387C520EE5E192713F7797CFE588DC869D077491BB2194AA308D6DBD9635E138153C928CCFC5FA27BF3676576AC9FAA750B4E52D29215CE21A9F8AD6A19B268A852926852F9B7FB199075DD489219001D24572786B3070DDE2FD3C0257C1E80BD82880CC1297FD175FFB8B323009A7631F70AA201F8863E7D9E657699448B837');
INSERT INTO attachment_blobs VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6c78-72c8-b373-9c18cf5542c1', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('57f6ac2f-c3b0-481b-b047-776868c3007d', '8671bf90-a754-429e-b448-3154a0e97029', '00', NULL);
INSERT INTO attachment_objects VALUES ('57f6ac2f-c3b0-481b-b047-776868c3007d', '8671bf90-a754-429e-b448-3154a0e97029', NULL);
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6748-7724-be5e-7441b411e9a6', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6919-713d-87bc-28d0a1c457ae', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6992-756c-af11-6a0d3490bbc7', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6a0d-72e5-9bd9-745d271f91e4', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6c78-72c8-b373-9c18cf5542c1', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', 'description', '');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6da3-7729-8e1a-6f0028904bd2', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6ef5-7627-b080-512229186c3a', '01a1e374-6ef5-7627-b080-512229186c3a', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6ef5-7627-b080-512229186c3a', '01a1e374-6ef5-7627-b080-512229186c3a', 'description', '');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-70da-70e3-a139-08849839fc55', '01a1e374-70da-70e3-a139-08849839fc55', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-70da-70e3-a139-08849839fc55', '01a1e374-70da-70e3-a139-08849839fc55', 'description', '');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7344-7526-809e-c7026ffbda7b', '01a1e374-7344-7526-809e-c7026ffbda7b', 'title', ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7344-7526-809e-c7026ffbda7b', '01a1e374-7344-7526-809e-c7026ffbda7b', 'description', '');
INSERT INTO search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-61e0-764b-bc95-da5c5ad8da46', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', '01a1e374-6d00-718e-8e9e-c5174c83b2b1', 3145727, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6e76-702f-9c7d-ca0549c3383a', 1048576, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6ef5-7627-b080-512229186c3a', '01a1e374-6ef5-7627-b080-512229186c3a', 4194303, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-70da-70e3-a139-08849839fc55', '01a1e374-70da-70e3-a139-08849839fc55', 5242879, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-7344-7526-809e-c7026ffbda7b', '01a1e374-7344-7526-809e-c7026ffbda7b', 6291455, ' ·b01a1e3745b8f718fbf3319a84f30c761 ·c01a1e3745b8f718fbf3319a84f30c761 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e76-702f-9c7d-ca0549c3383a', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.918Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-5d72-735a-a3cd-474ae8413e53', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'added', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.483Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-5e02-77fe-a51e-2b6b1efc3548', '01a1e374-51cb-71bc-b058-98fd34ca1771', 'added', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:36.706Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6519-73a6-ab71-2aed7fa56514', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'assigned', '01a1e374-61e0-764b-bc95-da5c5ad8da46', NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:38.400Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-6e76-7030-af03-1c07d248ff59', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'commented', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-6e76-702f-9c7d-ca0549c3383a', '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:40.918Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e374-71f4-70cc-814e-3533e4cb1c36', '01a1e374-7244-7257-9e1e-7aa3461002a7', '01a1e374-4482-75aa-9ed6-8c48badc4e2e', 'added', NULL, NULL, '01a1e374-385b-7287-8be9-2f2f42d0b326', '2026-11-16T08:23:41.892Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-61e0-764b-bc95-da5c5ad8da46', '01a1e374-385b-7287-8be9-2f2f42d0b326');
INSERT INTO board_visits VALUES ('01a1e374-5b8f-718f-bf33-19a84f30c761', '01a1e374-385b-7287-8be9-2f2f42d0b326', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e374-385b-7287-8be9-2f2f42d0b326', 'ebfee8c891464e77068909b4d869b434');
