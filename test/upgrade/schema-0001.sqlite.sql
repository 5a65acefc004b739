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
CREATE TABLE shares (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     nonce TEXT NOT NULL,
     token_hash TEXT NOT NULL,
     created_by TEXT NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     expires_at TEXT,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX shares_id ON shares (id);
CREATE INDEX shares_token ON shares (token_hash);
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
INSERT INTO schema_version VALUES (1, '38b6cec377d55217');
INSERT INTO users VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$6TAgHJhjsTUBQIo419Ghiq3mkUxSX+uymK1tH17k/qs$qdUr3YqAIKSbjxVg73VjGcdv5r4GfXt67y9PB4evZLQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:04:27.949Z');
INSERT INTO users VALUES ('01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$IFS013KB50zmhltie022VlWp5st8F5Q0SgXoCaDhawY$M6wHeLyglqj3LskLBuP2/HuEt8nIGHbCmTQ27r55BkU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:04:30.230Z');
INSERT INTO users VALUES ('01a1e407-aed2-77d4-995e-0d51f19c563b', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$dQ5+C8XBzs42tElPAX/XcnvbfClyhCLhxlnBOC20EqM$NHGpeAbn/drgWyK9HEA/la9Da4eR8XhAp3Ow7veMLLU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:04:32.114Z');
INSERT INTO users VALUES ('01a1e407-cce9-711a-a274-cd84e0ea25b5', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$EdTFdSpknQVczwZfdKqLCxVOa7JELKI+mopaCrQligk$lOPitPC2JPFRFzVAxu5NjZaTYNqqjnBVpzMyqOgg1SY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:04:40.284Z');
INSERT INTO sessions VALUES ('01a1e407-a60d-766d-8986-6ed113ec0dc2', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:28.941Z', '2026-11-16T11:04:28.941Z', '2026-11-16T12:04:28.941Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e407-aea5-723b-a0db-3a288de4cd2c', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', '2026-11-16T11:04:31.141Z', '2026-11-16T11:04:31.141Z', '2026-11-16T12:04:31.141Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e407-b5ba-7472-adcd-a3b84b688c2a', '01a1e407-aed2-77d4-995e-0d51f19c563b', '2026-11-16T11:04:32.954Z', '2026-11-16T11:04:32.954Z', '2026-11-16T12:04:32.954Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e407-dad3-77c8-af4f-a0d1cff5f293', '2026-11-16T12:09:42.530Z');
INSERT INTO avatars VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:04:34.160Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '38742e2a-68c3-423d-aea0-846d007aaa83', '2026-11-16T11:04:42.578Z');
INSERT INTO boards VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 'Board', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.061Z', '2026-11-16T11:04:33.061Z', 35, 39, '3l8stgs7p5xas', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', 'Board', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.726Z', '2026-11-16T11:04:37.726Z', 2, 3, '20ggdco6u3yuj', 0, '2026-11-16T11:04:37.789Z', '01a1e407-9e8a-7168-8b91-da8ab4593089');
INSERT INTO board_members VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-9e8a-7168-8b91-da8ab4593089', 'owner');
INSERT INTO board_members VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'member');
INSERT INTO board_members VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', '01a1e407-9e8a-7168-8b91-da8ab4593089', 'owner');
INSERT INTO board_members VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'member');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 1, 'board.member_added', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.474Z', 1, '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","user_id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","role":"member","user":{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 2, 'board.member_added', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.543Z', 2, '01a1e407-aed2-77d4-995e-0d51f19c563b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","user_id":"01a1e407-aed2-77d4-995e-0d51f19c563b","role":"member","user":{"id":"01a1e407-aed2-77d4-995e-0d51f19c563b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 3, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.596Z', 3, '01a1e407-b83d-741c-9113-9ecc71762ff6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-b83d-741c-9113-9ecc71762ff6","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 4, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.680Z', 4, '01a1e407-b890-70ca-84d5-15bc7b4e45a6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-b890-70ca-84d5-15bc7b4e45a6","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 5, 'label.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.721Z', 5, '01a1e407-b8b9-7586-9476-1a992aae0c34', NULL, NULL, NULL, NULL, '7cee510e-6ffb-4b11-a4e0-f9333579597e', NULL, NULL, '{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 6, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.810Z', 6, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:33.810Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 7, 'card.labeled', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.918Z', 7, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:04:33.810Z"}', '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:33.918Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 8, 'card.assigned', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.042Z', 8, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:04:33.918Z"}', '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:34.042Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 9, 'card.assigned', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.042Z', 8, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:04:34.042Z"}', '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:34.042Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 10, 'checklist.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.565Z', 10, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc05-73ae-b78f-f8689ca84cd9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 11, 'checklist_item.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.639Z', 11, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc4f-7248-a6e7-b99f847ec214', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-bc4f-7248-a6e7-b99f847ec214","checklist_id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 12, 'checklist_item.updated', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.829Z', 12, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc4f-7248-a6e7-b99f847ec214', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e407-bc4f-7248-a6e7-b99f847ec214","checklist_id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 13, 'checklist_item.assigned', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.916Z', 13, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc4f-7248-a6e7-b99f847ec214', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e407-bc4f-7248-a6e7-b99f847ec214","checklist_id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 14, 'attachment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.000Z', 14, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bdb8-71fc-a952-ed2b39d94e6a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-bdb8-71fc-a952-ed2b39d94e6a","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 15, 'attachment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.094Z', 15, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-be16-7444-b77e-e45cc5110de0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-be16-7444-b77e-e45cc5110de0","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 16, 'attachment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.156Z', 16, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-be54-7577-94e0-001e000ba5ab', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-be54-7577-94e0-001e000ba5ab","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 17, 'card.moved', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.307Z', 17, '01a1e407-b913-7113-94ce-ed45958928ef', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","rank":65536,"updated_at":"2026-11-16T11:04:34.042Z","position":0}', '{"id":"01a1e407-b913-7113-94ce-ed45958928ef","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b890-70ca-84d5-15bc7b4e45a6","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","title":"Steps","rank":65536,"items":[{"id":"01a1e407-bc4f-7248-a6e7-b99f847ec214","checklist_id":"01a1e407-bc05-73ae-b78f-f8689ca84cd9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e407-bdb8-71fc-a952-ed2b39d94e6a","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e407-be16-7444-b77e-e45cc5110de0","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e407-be54-7577-94e0-001e000ba5ab","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:04:33.810Z","updated_at":"2026-11-16T11:04:35.307Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 18, 'board.member_removed', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.528Z', 18, '01a1e407-aed2-77d4-995e-0d51f19c563b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","user_id":"01a1e407-aed2-77d4-995e-0d51f19c563b","role":"member","user":{"id":"01a1e407-aed2-77d4-995e-0d51f19c563b","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 19, 'attachment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.621Z', 19, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c025-77af-9e6d-5e513f175a17', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c025-77af-9e6d-5e513f175a17","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 20, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.792Z', 20, '01a1e407-c0d0-7274-885b-f8f3072c9be0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c0d0-7274-885b-f8f3072c9be0","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:35.792Z","updated_at":"2026-11-16T11:04:35.792Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 21, 'checklist.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.884Z', 21, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c12c-759d-9b6b-5908b501e24a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c12c-759d-9b6b-5908b501e24a","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 22, 'checklist.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.915Z', 22, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c14b-7057-8c1b-2fb6f58541fc', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c14b-7057-8c1b-2fb6f58541fc","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 23, 'checklist_item.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:35.968Z', 23, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c180-7251-acda-e5f13d512194', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c180-7251-acda-e5f13d512194","checklist_id":"01a1e407-c14b-7057-8c1b-2fb6f58541fc","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 24, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.063Z', 24, '01a1e407-c1df-7692-9eaf-aab6655fa14a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c1df-7692-9eaf-aab6655fa14a","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 25, 'comment.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.121Z', 25, '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c219-7555-8a11-03055062b675', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c219-7555-8a11-03055062b675","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","card_id":"01a1e407-b913-7113-94ce-ed45958928ef","user_id":"01a1e407-9e8a-7168-8b91-da8ab4593089","user":{"id":"01a1e407-9e8a-7168-8b91-da8ab4593089","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:04:36.121Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 26, 'label.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.497Z', 26, '01a1e407-c391-74d0-9a40-f74e48599d81', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c391-74d0-9a40-f74e48599d81","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 27, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.724Z', 27, '01a1e407-c474-7118-b205-0621870a00cc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c474-7118-b205-0621870a00cc","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:36.724Z","updated_at":"2026-11-16T11:04:36.724Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 28, 'card.deleted', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.858Z', 28, '01a1e407-c474-7118-b205-0621870a00cc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c474-7118-b205-0621870a00cc","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:36.724Z","updated_at":"2026-11-16T11:04:36.724Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 29, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.280Z', 29, '01a1e407-c6a0-72fc-b3fa-548edbedf21e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c6a0-72fc-b3fa-548edbedf21e","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 30, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.388Z', 30, '01a1e407-c70c-7146-9281-9d8d93b80212', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c70c-7146-9281-9d8d93b80212","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-c6a0-72fc-b3fa-548edbedf21e","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:37.388Z","updated_at":"2026-11-16T11:04:37.388Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 31, 'column.deleted', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.667Z', 31, '01a1e407-c6a0-72fc-b3fa-548edbedf21e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c6a0-72fc-b3fa-548edbedf21e","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', 1, 'board.member_added', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.746Z', 1, '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e407-c85e-71dc-98ac-fb64a2067422","user_id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","role":"member","user":{"id":"01a1e407-a676-70b0-a3a4-570a6ec8cfe2","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', 2, 'board.deleted', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.789Z', 2, '01a1e407-c85e-71dc-98ac-fb64a2067422', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c85e-71dc-98ac-fb64a2067422"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 32, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.932Z', 32, '01a1e407-c92c-7345-989c-1cd043311cf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c92c-7345-989c-1cd043311cf8","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 33, 'card.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:38.083Z', 33, '01a1e407-c9c3-7460-9e2f-31ad580cafad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c9c3-7460-9e2f-31ad580cafad","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","column_id":"01a1e407-c92c-7345-989c-1cd043311cf8","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:04:38.083Z","updated_at":"2026-11-16T11:04:38.083Z"}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 34, 'column.deleted', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:38.166Z', 34, '01a1e407-c92c-7345-989c-1cd043311cf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e407-c92c-7345-989c-1cd043311cf8","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 35, 'column.created', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:38.275Z', 35, '01a1e407-c92c-7345-989c-1cd043311cf8', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e407-c92c-7345-989c-1cd043311cf8","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 0, '2026-11-16T11:04:33.061Z', X'1F8B08000000000000039551414EC33010BCF38C3DC7959D344EE213E20D9C4055B48EB7C8921307DB29A0AA7F47490A2A3D14F53863CFCCEEEC11AC01055CA0A02DAF989679C9AADC544CF35CB0B22B2BA98DD41A0D64906C72040A9E3C86191B8A5DB063B27E00354CCE65D079E7C32F0884894CABBF2E331AAA915542D6ACD68D60066BD4DBB22978DD4006D368EED6FCE460020539CF25138209F92C84E25B55141B2EC5CB85F77FFF22BD83E21938D4E422A8D75D063DF59AC20C8EA0E7FDDB7B9A9B22852B417373A5E097A6FDC740E1AC0775BCBAD66D0BEAD13A5080CE76F4489FD88F8E363EBC9DFD06ECE788E51932D8DB10D3CAADD773F817DBD86297EC8140A530D1421C28D8BD25036A8F2EAE5C9C460AEBC00B793AED56B3960E34A4A5FDD9F1F4F00DE46DD30E7E020000');
INSERT INTO board_checkpoints VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', 0, '2026-11-16T11:04:37.726Z', X'1F8B08000000000000039551414EC33010BCF38C3DC7559CA689E313E20D9C4055B4B637C8921307DB29A0AA7F47490A2A3D14F53863CFCCEEEC11AC010939474E655E332D76C46A6E346B046AD6A9AAC422AFEAB228208364932390F0E43118C8C050D4C18EC9FA01E430399781F6CE875F10081399567D5D66342490D5BC124CA88633830255B96BB6B96820836934776B7E72308184222F2AC639E3D533E7322FE5B6DED445F572E1FDDFBF48EF20F30C1C2A7211E4EB3E839E7A4561064750F3FEED3DCD4D91C295A0B9B952F04BD3FE63A070D6833C5E5DEBB605F5681D484067353DD227F6A3A38D0F6F67BF01FB396279860C3A1B625AB9F57A0EFF621B5BD4C91E08640A132DC48182ED2C19901DBAB872711A29AC032FE4E9B45FCD5A3AD09096F667C7D3C337E14572727E020000');
INSERT INTO labels VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b8b9-7586-9476-1a992aae0c34', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c391-74d0-9a40-f74e48599d81', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b83d-741c-9113-9ecc71762ff6', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b890-70ca-84d5-15bc7b4e45a6', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c1df-7692-9eaf-aab6655fa14a', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c92c-7345-989c-1cd043311cf8', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-beb3-7147-a700-4dd3f6ee320f', 'Finished by Bob', 'card_moved', '01a1e407-b890-70ca-84d5-15bc7b4e45a6', NULL, 'assign_member', NULL, '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 1);
INSERT INTO automation_rules VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c093-7303-9c6d-56e894b1b81a', 'Rule', 'card_moved', '01a1e407-b83d-741c-9113-9ecc71762ff6', NULL, 'assign_member', NULL, '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 1);
INSERT INTO automation_runs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-beb3-7147-a700-4dd3f6ee320f', '01a1e407-bf03-736d-9b01-8c12fe39f07f', 17, '01a1e407-b913-7113-94ce-ed45958928ef', '2026-11-16T11:04:35.307Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-9e8a-7168-8b91-da8ab4593089', '7cee510e-6ffb-4b11-a4e0-f9333579597e', 'emufVEJl3e_lY1P0Mesz4bWs5KgvAnQY_uuqNHvIFjs', '{"id":"01a1e407-b8b9-7586-9476-1a992aae0c34","board_id":"01a1e407-b625-72d7-b021-5c576bd6bbad","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:04:33.721Z');
INSERT INTO invitations VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c2a8-728b-8a92-48f8105acd7d', '01a1e407-9e8a-7168-8b91-da8ab4593089', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c3de-72fc-af77-2dca95e71535', 'B-XIdodvMLWo_mK8g16nOMboFuw8NnCdAJE7a3fhwAs', 'kDm3cNNzjojW2iOX25jmPaUfWF6N6fbpWtjKK04gzvA', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.573Z', NULL);
INSERT INTO mail_queue VALUES ('23e70d11-352f-4ab0-b990-37aeb72ba94c', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:04:42.578Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e407-9e8a-7168-8b91-da8ab4593089', 'reset', 'alice@example.org', '00', '2026-11-16T11:04:42.578Z');
INSERT INTO mail_preferences VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c474-7118-b205-0621870a00cc', 'card', 'deleted', 'Card', '01a1e407-b83d-741c-9113-9ecc71762ff6', NULL, 131072, 1, '{"id":"01a1e407-c474-7118-b205-0621870a00cc","column_id":"01a1e407-b83d-741c-9113-9ecc71762ff6","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:04:36.724Z","updated_at":"2026-11-16T11:04:36.724Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:04:36.858Z', '01a1e407-9e8a-7168-8b91-da8ab4593089', 28);
INSERT INTO trash VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c6a0-72fc-b3fa-548edbedf21e', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e407-b8b9-7586-9476-1a992aae0c34","01a1e407-c391-74d0-9a40-f74e48599d81"],"board_members":["01a1e407-9e8a-7168-8b91-da8ab4593089","01a1e407-a676-70b0-a3a4-570a6ec8cfe2"]}', '2026-11-16T11:04:37.667Z', '01a1e407-9e8a-7168-8b91-da8ab4593089', 31);
INSERT INTO trash VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c70c-7146-9281-9d8d93b80212', 'card', 'deleted', 'Card', '01a1e407-c6a0-72fc-b3fa-548edbedf21e', '01a1e407-c6a0-72fc-b3fa-548edbedf21e', 65536, NULL, '{"id":"01a1e407-c70c-7146-9281-9d8d93b80212","column_id":"01a1e407-c6a0-72fc-b3fa-548edbedf21e","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:04:37.388Z","updated_at":"2026-11-16T11:04:37.388Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:04:37.667Z', '01a1e407-9e8a-7168-8b91-da8ab4593089', 31);
INSERT INTO restored_contents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', 35, '01a1e407-c9c3-7460-9e2f-31ad580cafad', '{"id":"01a1e407-c9c3-7460-9e2f-31ad580cafad","column_id":"01a1e407-c92c-7345-989c-1cd043311cf8","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:04:38.083Z","updated_at":"2026-11-16T11:04:38.083Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b890-70ca-84d5-15bc7b4e45a6', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:04:33.810Z', '2026-11-16T11:04:35.307Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c0d0-7274-885b-f8f3072c9be0', '01a1e407-b83d-741c-9113-9ecc71762ff6', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:04:35.792Z', '2026-11-16T11:04:35.792Z', NULL);
INSERT INTO cards VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', '01a1e407-c92c-7345-989c-1cd043311cf8', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:04:38.083Z', '2026-11-16T11:04:38.083Z', NULL);
INSERT INTO card_labels VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b8b9-7586-9476-1a992aae0c34');
INSERT INTO card_assignees VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-9e8a-7168-8b91-da8ab4593089', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', NULL, 0);
INSERT INTO checklists VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bc05-73ae-b78f-f8689ca84cd9', '01a1e407-b913-7113-94ce-ed45958928ef', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c12c-759d-9b6b-5908b501e24a', '01a1e407-b913-7113-94ce-ed45958928ef', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c14b-7057-8c1b-2fb6f58541fc', '01a1e407-b913-7113-94ce-ed45958928ef', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bc4f-7248-a6e7-b99f847ec214', '01a1e407-bc05-73ae-b78f-f8689ca84cd9', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c180-7251-acda-e5f13d512194', '01a1e407-c14b-7057-8c1b-2fb6f58541fc', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bc4f-7248-a6e7-b99f847ec214', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2');
INSERT INTO attachments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bdb8-71fc-a952-ed2b39d94e6a', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-be16-7444-b77e-e45cc5110de0', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-be54-7577-94e0-001e000ba5ab', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c025-77af-9e6d-5e513f175a17', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-bdb8-71fc-a952-ed2b39d94e6a', X'');
INSERT INTO attachment_blobs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-be16-7444-b77e-e45cc5110de0', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-be54-7577-94e0-001e000ba5ab', X'802678067D55631D6954FE30461EE39F1632888A6E06AD959D8D380C29866894E671193AB7D116EE379675AB802D7F82B5016602052A3D24EB1693E73A0F16A5183FF44CFFB425E0181F6E13F849AC53D605A65AE8AC65558365C949BCF20FD80308B89BE5E8B045C4F434A42282FF7441BDAE34B2A7A7FFD2D54F35B9A861D82A8C7B01C14C09B792D55E895914AD6B754D72C82ED82504E73D39E7DCFBC48488A64B9A51D2858204FEE78DD7F5C9F7D062B7A28E98BB654ED77F5BBC562129F191F2EE207DCAC7DB6135934DBCBB8C00B430E71608EB5BC697F3D2159BAA1D38F65C1EB5A5BA68510666F2749C94C2BFA9E4EA8A92E5C8330ECFCDC8583A254B3B045048100516D6B35F89D17024231837A26F6D49DD60678DB7D7C70636AC672B51BFEBB6A313C56556A7F1999642636DE5AF9FAE0021A7C5064CE79C87BEB76B9C9B2753185CB73A6FE0CD1C43C0BBCB1578DFAC1947DCB2212E6BA465F033B38341C7BD5C05C363D00DA88C19EED94C6538D3C92F9E63EBAA826D2BA08E59AC6FE59098A45AC08E0B97D165B102E0625701B7818FAD74F890260D1C35ABA3F81B88F8FEDAB59C570F5FDC5E1B0BACBEB2B457EE29E77A83D9840EBCBBF7C6BB7CB1E5EFC8259A8B2B923591425390D94448A15EACB706D534EDFC95E64107386CC9BB1D69939924480E3CE482D7E82A4A6C');
INSERT INTO attachment_blobs VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c025-77af-9e6d-5e513f175a17', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('f57961a4-a8ee-4d44-8a79-45002a5fb086', '9b79110b-c4b2-4843-9aee-d18bb754773b', '00', NULL);
INSERT INTO attachment_objects VALUES ('f57961a4-a8ee-4d44-8a79-45002a5fb086', '9b79110b-c4b2-4843-9aee-d18bb754773b', NULL);
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b913-7113-94ce-ed45958928ef', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b913-7113-94ce-ed45958928ef', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bc4f-7248-a6e7-b99f847ec214', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-bdb8-71fc-a952-ed2b39d94e6a', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-be16-7444-b77e-e45cc5110de0', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-be54-7577-94e0-001e000ba5ab', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c025-77af-9e6d-5e513f175a17', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c0d0-7274-885b-f8f3072c9be0', '01a1e407-c0d0-7274-885b-f8f3072c9be0', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c0d0-7274-885b-f8f3072c9be0', '01a1e407-c0d0-7274-885b-f8f3072c9be0', 'description', '');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c180-7251-acda-e5f13d512194', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c474-7118-b205-0621870a00cc', '01a1e407-c474-7118-b205-0621870a00cc', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c474-7118-b205-0621870a00cc', '01a1e407-c474-7118-b205-0621870a00cc', 'description', '');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c70c-7146-9281-9d8d93b80212', '01a1e407-c70c-7146-9281-9d8d93b80212', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c70c-7146-9281-9d8d93b80212', '01a1e407-c70c-7146-9281-9d8d93b80212', 'description', '');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', 'title', ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', 'description', '');
INSERT INTO search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-b913-7113-94ce-ed45958928ef', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c0d0-7274-885b-f8f3072c9be0', '01a1e407-c0d0-7274-885b-f8f3072c9be0', 3145727, ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c219-7555-8a11-03055062b675', 1048576, ' ·b01a1e407b62572d7b0215c576bd6bbad ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c474-7118-b205-0621870a00cc', '01a1e407-c474-7118-b205-0621870a00cc', 4194303, ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c70c-7146-9281-9d8d93b80212', '01a1e407-c70c-7146-9281-9d8d93b80212', 5242879, ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', '01a1e407-c9c3-7460-9e2f-31ad580cafad', 6291455, ' ·b01a1e407b62572d7b0215c576bd6bbad ·c01a1e407b62572d7b0215c576bd6bbad ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c219-7555-8a11-03055062b675', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.121Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b7c3-725a-b9c1-09f8016c2b85', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'added', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.474Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b807-76aa-8dd8-528b41eb9724', '01a1e407-aed2-77d4-995e-0d51f19c563b', 'added', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:33.543Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b9fb-7311-b97d-f572d78b3187', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'assigned', '01a1e407-b913-7113-94ce-ed45958928ef', NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:34.042Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-c219-7556-94f6-6b6a845990ca', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'commented', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-c219-7555-8a11-03055062b675', '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:36.121Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e407-c85e-71dc-98ac-fb64a2067422', '01a1e407-c872-714b-82d6-860071756f82', '01a1e407-a676-70b0-a3a4-570a6ec8cfe2', 'added', NULL, NULL, '01a1e407-9e8a-7168-8b91-da8ab4593089', '2026-11-16T11:04:37.746Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-b913-7113-94ce-ed45958928ef', '01a1e407-9e8a-7168-8b91-da8ab4593089');
INSERT INTO board_visits VALUES ('01a1e407-b625-72d7-b021-5c576bd6bbad', '01a1e407-9e8a-7168-8b91-da8ab4593089', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e407-9e8a-7168-8b91-da8ab4593089', '53ff0fceac93351d3379e8a982111370');
