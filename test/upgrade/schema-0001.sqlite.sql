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
CREATE TABLE idempotency_keys (
     board_id TEXT NOT NULL,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     key TEXT NOT NULL,
     request TEXT NOT NULL,
     answer TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (board_id, user_id, key)
   ) STRICT;
CREATE UNIQUE INDEX idempotency_keys_user ON idempotency_keys (user_id, key);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
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
INSERT INTO schema_version VALUES (1, '0f2096cc1305f192');
INSERT INTO users VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$Sy5L/nPuW/jwC+2oYGA1U/JLf4X/8xYv9LD1ec0kzrQ$wvPb+NPOBggN4ZguO7mFS7EiKj4h+aHsIA5ETFUA110', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:08:21.940Z');
INSERT INTO users VALUES ('01a1e366-6da9-752f-b865-d86f9313eb82', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$a924Kbk5Ze44dDA2uDk/m3QsqIaE6rZ82uCAvIrZEWI$knpwG2fnCXJi1Lp9bAd9h+5laZm22+YHP56fOte9vAU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:08:23.486Z');
INSERT INTO users VALUES ('01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$3nG/pjsIWly7wozrRCqS9k4XISA8m4fR3Dmj2FrOg7M$BrPAg/644vKgYRwKNNltjDWtJQRQdK8TLV/tWpfKpMc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:08:24.349Z');
INSERT INTO users VALUES ('01a1e366-83d4-71ed-9a4a-c6c30bd10b13', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$AIVkhnajgb46t2SphQAGN80CD+UOajz+s62718CUrhQ$UNN0zsonPTJVd7QB0gYkUlQZhQI3B53ZO8X71nx1hDs', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T08:08:29.427Z');
INSERT INTO sessions VALUES ('01a1e366-6d2e-7247-b3fe-7ad3b936ebc2', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:23.086Z', '2026-11-16T08:08:23.086Z', '2026-11-16T09:08:23.086Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e366-6fe7-7743-b8d4-c608c171b77f', '01a1e366-6da9-752f-b865-d86f9313eb82', '2026-11-16T08:08:23.784Z', '2026-11-16T08:08:23.784Z', '2026-11-16T09:08:23.784Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e366-7504-73fa-862d-64bf351bd6d3', '01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', '2026-11-16T08:08:25.092Z', '2026-11-16T08:08:25.092Z', '2026-11-16T09:08:25.092Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e366-8ae3-72b3-a183-7b37cc80b6c0', '2026-11-16T09:13:30.764Z');
INSERT INTO avatars VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T08:08:26.153Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '4b609dcf-66b4-4487-9531-a162f74aeffc', '2026-11-16T08:08:30.812Z');
INSERT INTO boards VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 'Board', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.181Z', '2026-11-16T08:08:25.181Z', 35, 38, '1ylq6yuo2fi', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', 'Board', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.570Z', '2026-11-16T08:08:28.570Z', 2, 3, 'caaixn6a28h', 0, '2026-11-16T08:08:28.679Z', '01a1e366-63e3-746d-b056-5e85392f3690');
INSERT INTO board_members VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-63e3-746d-b056-5e85392f3690', 'owner');
INSERT INTO board_members VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-6da9-752f-b865-d86f9313eb82', 'member');
INSERT INTO board_members VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', '01a1e366-63e3-746d-b056-5e85392f3690', 'owner');
INSERT INTO board_members VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', '01a1e366-6da9-752f-b865-d86f9313eb82', 'member');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 1, 'board.member_added', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.390Z', 1, '01a1e366-6da9-752f-b865-d86f9313eb82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","user_id":"01a1e366-6da9-752f-b865-d86f9313eb82","role":"member","user":{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 2, 'board.member_added', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.540Z', 2, '01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","user_id":"01a1e366-6ff7-71eb-86c6-3aa0cf19cb91","role":"member","user":{"id":"01a1e366-6ff7-71eb-86c6-3aa0cf19cb91","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 3, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.795Z', 3, '01a1e366-77c4-756b-966b-1f88dd9353a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-77c4-756b-966b-1f88dd9353a7","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 4, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.882Z', 4, '01a1e366-781a-77a7-a545-b644b966e9ee', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-781a-77a7-a545-b644b966e9ee","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 5, 'label.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.905Z', 5, '01a1e366-7831-71e6-b6a7-d22ee3827c9e', NULL, NULL, NULL, NULL, '69175231-861e-4675-bf6b-03233a4f46a8', NULL, NULL, '{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 6, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.917Z', 6, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:25.917Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 7, 'card.labeled', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.955Z', 7, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T08:08:25.917Z"}', '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:25.955Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 8, 'card.assigned', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.979Z', 8, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T08:08:25.955Z"}', '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:25.979Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 9, 'card.assigned', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.979Z', 8, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T08:08:25.979Z"}', '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:25.979Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 10, 'checklist.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.317Z', 10, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-79cd-732b-98c1-7b20cb8c0a67', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","card_id":"01a1e366-783e-710a-98a9-ca453081495a","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 11, 'checklist_item.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.385Z', 11, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7a11-76c2-85bf-dffa68ca4477', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7a11-76c2-85bf-dffa68ca4477","checklist_id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 12, 'checklist_item.updated', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.549Z', 12, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7a11-76c2-85bf-dffa68ca4477', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e366-7a11-76c2-85bf-dffa68ca4477","checklist_id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 13, 'checklist_item.assigned', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.793Z', 13, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7a11-76c2-85bf-dffa68ca4477', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e366-7a11-76c2-85bf-dffa68ca4477","checklist_id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 14, 'attachment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:26.937Z', 14, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7c3a-717b-b08f-18db91e2fb01', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7c3a-717b-b08f-18db91e2fb01","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 15, 'attachment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.015Z', 15, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7c87-7492-ac04-8d2726703eff', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7c87-7492-ac04-8d2726703eff","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 16, 'attachment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.114Z', 16, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7cea-77a6-8da5-d7e29306d7d8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7cea-77a6-8da5-d7e29306d7d8","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 17, 'card.moved', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.301Z', 17, '01a1e366-783e-710a-98a9-ca453081495a', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","rank":65536,"updated_at":"2026-11-16T08:08:25.979Z","position":0}', '{"id":"01a1e366-783e-710a-98a9-ca453081495a","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-781a-77a7-a545-b644b966e9ee","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","card_id":"01a1e366-783e-710a-98a9-ca453081495a","title":"Steps","rank":65536,"items":[{"id":"01a1e366-7a11-76c2-85bf-dffa68ca4477","checklist_id":"01a1e366-79cd-732b-98c1-7b20cb8c0a67","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e366-7c3a-717b-b08f-18db91e2fb01","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e366-7c87-7492-ac04-8d2726703eff","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e366-7cea-77a6-8da5-d7e29306d7d8","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T08:08:25.917Z","updated_at":"2026-11-16T08:08:27.301Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 18, 'board.member_removed', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.401Z', 18, '01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","user_id":"01a1e366-6ff7-71eb-86c6-3aa0cf19cb91","role":"member","user":{"id":"01a1e366-6ff7-71eb-86c6-3aa0cf19cb91","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 19, 'attachment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.521Z', 19, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7e81-70b5-81e0-48ab8ebdb2c3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7e81-70b5-81e0-48ab8ebdb2c3","card_id":"01a1e366-783e-710a-98a9-ca453081495a","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 20, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.635Z', 20, '01a1e366-7ef3-74b1-af58-23e039627fa9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7ef3-74b1-af58-23e039627fa9","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:27.635Z","updated_at":"2026-11-16T08:08:27.635Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 21, 'checklist.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.785Z', 21, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7f89-7326-b49d-5973523a423d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7f89-7326-b49d-5973523a423d","card_id":"01a1e366-783e-710a-98a9-ca453081495a","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 22, 'checklist.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.847Z', 22, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7fc7-75ed-8859-a7e21be0ceae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7fc7-75ed-8859-a7e21be0ceae","card_id":"01a1e366-783e-710a-98a9-ca453081495a","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 23, 'checklist_item.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.894Z', 23, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7ff6-7298-a647-8a93b1350e62', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-7ff6-7298-a647-8a93b1350e62","checklist_id":"01a1e366-7fc7-75ed-8859-a7e21be0ceae","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 24, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.944Z', 24, '01a1e366-8028-70cd-b0f0-2eae5aa64295', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8028-70cd-b0f0-2eae5aa64295","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 25, 'comment.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.997Z', 25, '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-805d-75bf-bb1d-7d28327395cf', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-805d-75bf-bb1d-7d28327395cf","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","card_id":"01a1e366-783e-710a-98a9-ca453081495a","user_id":"01a1e366-63e3-746d-b056-5e85392f3690","user":{"id":"01a1e366-63e3-746d-b056-5e85392f3690","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T08:08:27.997Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 26, 'label.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.204Z', 26, '01a1e366-812c-7364-8905-7b0430319454', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-812c-7364-8905-7b0430319454","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 27, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.231Z', 27, '01a1e366-8147-728d-b11c-fe0dc8df186f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8147-728d-b11c-fe0dc8df186f","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:28.231Z","updated_at":"2026-11-16T08:08:28.231Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 28, 'card.deleted', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.266Z', 28, '01a1e366-8147-728d-b11c-fe0dc8df186f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8147-728d-b11c-fe0dc8df186f","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:28.231Z","updated_at":"2026-11-16T08:08:28.231Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 29, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.381Z', 29, '01a1e366-81dd-74aa-afbd-07a584e5fc31', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-81dd-74aa-afbd-07a584e5fc31","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 30, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.422Z', 30, '01a1e366-8206-7027-80ea-676f8b45c0fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8206-7027-80ea-676f8b45c0fb","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-81dd-74aa-afbd-07a584e5fc31","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:28.422Z","updated_at":"2026-11-16T08:08:28.422Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 31, 'column.deleted', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.464Z', 31, '01a1e366-81dd-74aa-afbd-07a584e5fc31', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-81dd-74aa-afbd-07a584e5fc31","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', 1, 'board.member_added', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.619Z', 1, '01a1e366-6da9-752f-b865-d86f9313eb82', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e366-829a-707a-8aaf-3d514ab0daa9","user_id":"01a1e366-6da9-752f-b865-d86f9313eb82","role":"member","user":{"id":"01a1e366-6da9-752f-b865-d86f9313eb82","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', 2, 'board.deleted', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.679Z', 2, '01a1e366-829a-707a-8aaf-3d514ab0daa9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-829a-707a-8aaf-3d514ab0daa9"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 32, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.723Z', 32, '01a1e366-8334-777d-a206-f38665d37f34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8334-777d-a206-f38665d37f34","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 33, 'card.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.743Z', 33, '01a1e366-8347-777e-862c-635c6b583f44', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8347-777e-862c-635c6b583f44","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","column_id":"01a1e366-8334-777d-a206-f38665d37f34","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T08:08:28.743Z","updated_at":"2026-11-16T08:08:28.743Z"}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 34, 'column.deleted', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.771Z', 34, '01a1e366-8334-777d-a206-f38665d37f34', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e366-8334-777d-a206-f38665d37f34","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 35, 'column.created', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.828Z', 35, '01a1e366-8334-777d-a206-f38665d37f34', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e366-8334-777d-a206-f38665d37f34","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 0, '2026-11-16T08:08:25.181Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3BA9DDD427C437700255D526DE204B4E1C6CA780AAFC3B6A5250E9A1A8C799DD99D9C7119C050342A2A4526BBE51CAF24DA11447499A975461ADD6156A21814176D91318780A182D30B0949AE886EC420FA61FBD67D0041FE22F888499ECBEFEBACCD025957CB3D696D74269AEA852E5B6684BBD15C0601CECDD9A9F1CCC60A01085E65272A99F456544650AB592957CB9F0FEAF2FD13B18C1C0634D3E8179DD31E8A8AB299EC011EAD3FEFB7B2E37268A5782DB2BC5305F3A7CF414CF7A30C7AB6FDDB6A00E9D0703E85D438FF489DDE06915E2DBD9AFC7EE1431978141EB62CA0BB77CCFE35FECD21E9BEC0E0426C79166E240D1B58E2C98167D5AB8340E14978167729A76D3C337B946E8EC69020000');
INSERT INTO board_checkpoints VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', 0, '2026-11-16T08:08:28.570Z', X'1F8B08000000000000039551CB6E833010BCF733F66C470682019FAA7E434FAD22B4E0A5B26430B54DDA0AF1EF5520ADD21C52E538B33B33FB98C1685020124C289392976985BC1005F212B1E399CE933D36422356C0209A6809143C39F41A18680AAD3763346E00354CD632689D75FE1778C248BA6EBE2E336446192FF652F346E492E754E659957699AC043098467DB7E62707232848452A7992F0443E8B528952A5E52E2FC4CB85F77F7D81DE410906161BB201D4EB81414F7D43FE0466684EFBD7F75C6E0AE4AF04B757F26EBDB4FB18C89FF5A0E6AB6FDDB6A01E8D0505684D4B8FF489FD6869E7FCDBD96FC0FE14B1968141677C881BB77DCFE25F6C428D6D34470215FD442B71246F3A431A5487366C5C9846F2DBC02BB92C87E5E11BF770A67369020000');
INSERT INTO labels VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7831-71e6-b6a7-d22ee3827c9e', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-812c-7364-8905-7b0430319454', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-77c4-756b-966b-1f88dd9353a7', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-781a-77a7-a545-b644b966e9ee', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8028-70cd-b0f0-2eae5aa64295', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8334-777d-a206-f38665d37f34', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7d4b-77ef-a33b-09fc8554dd35', 'Finished by Bob', 'card_moved', '01a1e366-781a-77a7-a545-b644b966e9ee', NULL, 'assign_member', NULL, '01a1e366-6da9-752f-b865-d86f9313eb82', 1);
INSERT INTO automation_rules VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7eb3-74dc-a87d-26b477327842', 'Rule', 'card_moved', '01a1e366-77c4-756b-966b-1f88dd9353a7', NULL, 'assign_member', NULL, '01a1e366-6da9-752f-b865-d86f9313eb82', 1);
INSERT INTO automation_runs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7d4b-77ef-a33b-09fc8554dd35', '01a1e366-7da6-720f-b647-525ee68e6fb2', 17, '01a1e366-783e-710a-98a9-ca453081495a', '2026-11-16T08:08:27.301Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-63e3-746d-b056-5e85392f3690', '69175231-861e-4675-bf6b-03233a4f46a8', 'KGm2WHdbZBfruSZVjo3btuRnmJ2axCyQibgJ660dS84', '{"id":"01a1e366-7831-71e6-b6a7-d22ee3827c9e","board_id":"01a1e366-755d-7255-a1e6-3e8ab548a601","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T08:08:25.905Z');
INSERT INTO invitations VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-80cc-750a-b4e7-ea3c259c725b', '01a1e366-63e3-746d-b056-5e85392f3690', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('12b69879-3b3f-4db0-80ff-7f36231dbf4a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T08:08:30.812Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e366-63e3-746d-b056-5e85392f3690', 'reset', 'alice@example.org', '00', '2026-11-16T08:08:30.812Z');
INSERT INTO mail_preferences VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8147-728d-b11c-fe0dc8df186f', 'card', 'deleted', 'Card', '01a1e366-77c4-756b-966b-1f88dd9353a7', NULL, 131072, 1, '{"id":"01a1e366-8147-728d-b11c-fe0dc8df186f","column_id":"01a1e366-77c4-756b-966b-1f88dd9353a7","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:08:28.231Z","updated_at":"2026-11-16T08:08:28.231Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:08:28.266Z', '01a1e366-63e3-746d-b056-5e85392f3690', 28);
INSERT INTO trash VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-81dd-74aa-afbd-07a584e5fc31', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e366-7831-71e6-b6a7-d22ee3827c9e","01a1e366-812c-7364-8905-7b0430319454"],"board_members":["01a1e366-63e3-746d-b056-5e85392f3690","01a1e366-6da9-752f-b865-d86f9313eb82"]}', '2026-11-16T08:08:28.464Z', '01a1e366-63e3-746d-b056-5e85392f3690', 31);
INSERT INTO trash VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8206-7027-80ea-676f8b45c0fb', 'card', 'deleted', 'Card', '01a1e366-81dd-74aa-afbd-07a584e5fc31', '01a1e366-81dd-74aa-afbd-07a584e5fc31', 65536, NULL, '{"id":"01a1e366-8206-7027-80ea-676f8b45c0fb","column_id":"01a1e366-81dd-74aa-afbd-07a584e5fc31","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:08:28.422Z","updated_at":"2026-11-16T08:08:28.422Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T08:08:28.464Z', '01a1e366-63e3-746d-b056-5e85392f3690', 31);
INSERT INTO restored_contents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', 35, '01a1e366-8347-777e-862c-635c6b583f44', '{"id":"01a1e366-8347-777e-862c-635c6b583f44","column_id":"01a1e366-8334-777d-a206-f38665d37f34","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T08:08:28.743Z","updated_at":"2026-11-16T08:08:28.743Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-781a-77a7-a545-b644b966e9ee', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T08:08:25.917Z', '2026-11-16T08:08:27.301Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ef3-74b1-af58-23e039627fa9', '01a1e366-77c4-756b-966b-1f88dd9353a7', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T08:08:27.635Z', '2026-11-16T08:08:27.635Z', NULL);
INSERT INTO cards VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8347-777e-862c-635c6b583f44', '01a1e366-8334-777d-a206-f38665d37f34', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T08:08:28.743Z', '2026-11-16T08:08:28.743Z', NULL);
INSERT INTO card_labels VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7831-71e6-b6a7-d22ee3827c9e');
INSERT INTO card_assignees VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-63e3-746d-b056-5e85392f3690', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-6da9-752f-b865-d86f9313eb82', NULL, 0);
INSERT INTO checklists VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-79cd-732b-98c1-7b20cb8c0a67', '01a1e366-783e-710a-98a9-ca453081495a', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7f89-7326-b49d-5973523a423d', '01a1e366-783e-710a-98a9-ca453081495a', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7fc7-75ed-8859-a7e21be0ceae', '01a1e366-783e-710a-98a9-ca453081495a', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7a11-76c2-85bf-dffa68ca4477', '01a1e366-79cd-732b-98c1-7b20cb8c0a67', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ff6-7298-a647-8a93b1350e62', '01a1e366-7fc7-75ed-8859-a7e21be0ceae', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7a11-76c2-85bf-dffa68ca4477', '01a1e366-6da9-752f-b865-d86f9313eb82');
INSERT INTO attachments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7c3a-717b-b08f-18db91e2fb01', '01a1e366-783e-710a-98a9-ca453081495a', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7c87-7492-ac04-8d2726703eff', '01a1e366-783e-710a-98a9-ca453081495a', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7cea-77a6-8da5-d7e29306d7d8', '01a1e366-783e-710a-98a9-ca453081495a', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7e81-70b5-81e0-48ab8ebdb2c3', '01a1e366-783e-710a-98a9-ca453081495a', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7c3a-717b-b08f-18db91e2fb01', X'');
INSERT INTO attachment_blobs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7c87-7492-ac04-8d2726703eff', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7cea-77a6-8da5-d7e29306d7d8', X'12C00BF2D99A61D7C9F1A7961637069480D0612ABD6D9AF6EC911002535FB380862E03A145A1319B7B38921EEE5AA4F188C4E1AA4EB6262360182C031B7FCF83663A77C6C43DB9A2AA56D9237D4165E082AF27F20054C9960BDAEA58E03D9727E85A97EC6ABBDE0D9ECCBA55C31FB33A39F51DC8ABE26201037A4691592645916AD961CAD21C80FFBC6D7C188512A08EABEEFD85B88126CF0EDC454B7BE413674A6003C91C9C52D95EBDE1A9B455D5CDAD01911B98D904F8327968B8D542CA55B2A38B57F8EF15308B06ADB83D52099E6331871FBE83E0A588B2EBC8737313BF997206CD1FE0B1B9A58410D71656F11DEBAEC0066FE3D8A87A65EA45E9191E53421E2C1102E255D72FB2C3BA168B9A4650152D437082E3F27DE6E934BFAEBD5A3AC2D620C1CB531EAB8A33031119F7B5F8749A079D04AF829BF7FE30F4C808999B3BE99A04A5F54DC58CABB87EFC0213032023138812AB996FA12FCCF01F1B20F0A9C8C7E551F24ABC9DC8FB2DC04E9D13BF17EA67E55EEBB4F52C454D3AE04D8FD0B46F5F800893FC41847CAEC008A3685D57E705E1367093A3FEFB38C0F9B3D84AA606A8AE92152869938F1CD4840EC362DDFDD6407A94A626FF778803D09178822D9C8CF07D09F4C0CF6D5CEC45806EFE19F7F4E76B2460E868F93CE02027096C5C1CFD2FDC95D61D7AE3B159AE8CE44B17A9');
INSERT INTO attachment_blobs VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7e81-70b5-81e0-48ab8ebdb2c3', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('4f0c52de-f4f4-4ca8-b297-aadf8f5fb994', 'c9732445-6cde-4014-bd11-5756e2f0ce6f', '00', NULL);
INSERT INTO attachment_objects VALUES ('4f0c52de-f4f4-4ca8-b297-aadf8f5fb994', 'c9732445-6cde-4014-bd11-5756e2f0ce6f', NULL);
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-783e-710a-98a9-ca453081495a', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-783e-710a-98a9-ca453081495a', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7a11-76c2-85bf-dffa68ca4477', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7c3a-717b-b08f-18db91e2fb01', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7c87-7492-ac04-8d2726703eff', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7cea-77a6-8da5-d7e29306d7d8', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7e81-70b5-81e0-48ab8ebdb2c3', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ef3-74b1-af58-23e039627fa9', '01a1e366-7ef3-74b1-af58-23e039627fa9', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ef3-74b1-af58-23e039627fa9', '01a1e366-7ef3-74b1-af58-23e039627fa9', 'description', '');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-7ff6-7298-a647-8a93b1350e62', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8147-728d-b11c-fe0dc8df186f', '01a1e366-8147-728d-b11c-fe0dc8df186f', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8147-728d-b11c-fe0dc8df186f', '01a1e366-8147-728d-b11c-fe0dc8df186f', 'description', '');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8206-7027-80ea-676f8b45c0fb', '01a1e366-8206-7027-80ea-676f8b45c0fb', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8206-7027-80ea-676f8b45c0fb', '01a1e366-8206-7027-80ea-676f8b45c0fb', 'description', '');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8347-777e-862c-635c6b583f44', '01a1e366-8347-777e-862c-635c6b583f44', 'title', ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8347-777e-862c-635c6b583f44', '01a1e366-8347-777e-862c-635c6b583f44', 'description', '');
INSERT INTO search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-783e-710a-98a9-ca453081495a', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-7ef3-74b1-af58-23e039627fa9', '01a1e366-7ef3-74b1-af58-23e039627fa9', 3145727, ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-805d-75bf-bb1d-7d28327395cf', 1048576, ' ·b01a1e366755d7255a1e63e8ab548a601 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8147-728d-b11c-fe0dc8df186f', '01a1e366-8147-728d-b11c-fe0dc8df186f', 4194303, ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8206-7027-80ea-676f8b45c0fb', '01a1e366-8206-7027-80ea-676f8b45c0fb', 5242879, ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-8347-777e-862c-635c6b583f44', '01a1e366-8347-777e-862c-635c6b583f44', 6291455, ' ·b01a1e366755d7255a1e63e8ab548a601 ·c01a1e366755d7255a1e63e8ab548a601 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-805d-75bf-bb1d-7d28327395cf', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.997Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-762f-702c-b0f8-42b3a1cfa57b', '01a1e366-6da9-752f-b865-d86f9313eb82', 'added', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.390Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-76e7-75a5-a1bf-1cd6ef93cbb4', '01a1e366-6ff7-71eb-86c6-3aa0cf19cb91', 'added', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.540Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-787d-708e-838f-2c03aedd989f', '01a1e366-6da9-752f-b865-d86f9313eb82', 'assigned', '01a1e366-783e-710a-98a9-ca453081495a', NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:25.979Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-805e-71b0-860b-8a4859103aef', '01a1e366-6da9-752f-b865-d86f9313eb82', 'commented', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-805d-75bf-bb1d-7d28327395cf', '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:27.997Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e366-829a-707a-8aaf-3d514ab0daa9', '01a1e366-82cb-72fa-9c01-4c32ece3bd78', '01a1e366-6da9-752f-b865-d86f9313eb82', 'added', NULL, NULL, '01a1e366-63e3-746d-b056-5e85392f3690', '2026-11-16T08:08:28.619Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-783e-710a-98a9-ca453081495a', '01a1e366-63e3-746d-b056-5e85392f3690');
INSERT INTO board_visits VALUES ('01a1e366-755d-7255-a1e6-3e8ab548a601', '01a1e366-63e3-746d-b056-5e85392f3690', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e366-63e3-746d-b056-5e85392f3690', 'a256bff72d0023c2663a9f263627fa2d');
