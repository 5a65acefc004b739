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
     doc INTEGER NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id)
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
INSERT INTO schema_version VALUES (1, '9af8439788c16ac9');
INSERT INTO users VALUES ('01a1e216-2442-70bf-8e99-898a52146153', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$hDfVd/svPA1JHg32S14q/VVKhv28Ca5YspN9Y8wg5Ww$eF95d9ToLNIIc21SVPutt+4AW0sUYXQNNM6NP8BtIMQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:01:04.612Z');
INSERT INTO users VALUES ('01a1e216-264f-727e-a000-6034b510909d', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$0Cld22Rn260MM/A8lMG4Be6MpdmpMjl7NYZz7UaurEI$blqMuBMiP78qRsT8RIc1Y297/SiruI3swhoa7MnO/s8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:01:05.018Z');
INSERT INTO users VALUES ('01a1e216-27b3-77e7-9525-bff975b47c7d', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9rUW60xJ59Dd1vQY2S22TI28Hm4125+qBTANUSykSEc$BebaBGfanW1DOR9mbbIFHjx08F+bGmKpa/kRMMSQGYQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:01:05.374Z');
INSERT INTO users VALUES ('01a1e216-2b5e-75d6-9df2-6107100fb050', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$4EGkT/VRk0MY3DDe/zaFm6zOnVkjxtFCLFpU8mDDWyM$yEbhyogBHUFayZ/cU5JqMxdaeFkOivbIVjbiCjrByyo', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:01:06.654Z');
INSERT INTO sessions VALUES ('01a1e216-263d-762e-a69e-8bda5abe26d3', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:04.830Z', '2026-11-16T02:01:04.830Z', '2026-11-16T03:01:04.830Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e216-27aa-7337-ae9b-7b9b70b2aba3', '01a1e216-264f-727e-a000-6034b510909d', '2026-11-16T02:01:05.194Z', '2026-11-16T02:01:05.194Z', '2026-11-16T03:01:05.194Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e216-2946-700a-b004-0e2f333783e2', '01a1e216-27b3-77e7-9525-bff975b47c7d', '2026-11-16T02:01:05.606Z', '2026-11-16T02:01:05.606Z', '2026-11-16T03:01:05.606Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e216-2e48-770b-9c7a-c1945d9d224d', '2026-11-16T03:06:06.892Z');
INSERT INTO idempotency_keys VALUES ('01a1e216-2442-70bf-8e99-898a52146153', '74f029e3-64f5-4921-93c5-557db885ce6b', 'RP6YB0dakZoHb5viSzwiwiT66wAKH_xfGDZ3_6nkViI', '01a1e216-295f-7024-b654-eeb8ef99c680', '{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:01:05.744Z');
INSERT INTO boards VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 'Board', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.631Z', '2026-11-16T02:01:05.631Z', 35, 38, '89mq7rntxam', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', 'Board', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.984Z', '2026-11-16T02:01:05.984Z', 2, 3, '4frjo718xfo', 0, '2026-11-16T02:01:06.023Z', '01a1e216-2442-70bf-8e99-898a52146153');
INSERT INTO board_members VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2442-70bf-8e99-898a52146153', 'owner');
INSERT INTO board_members VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-264f-727e-a000-6034b510909d', 'member');
INSERT INTO board_members VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', '01a1e216-2442-70bf-8e99-898a52146153', 'owner');
INSERT INTO board_members VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', '01a1e216-264f-727e-a000-6034b510909d', 'member');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 1, 'board.member_added', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.705Z', 1, '01a1e216-264f-727e-a000-6034b510909d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","user_id":"01a1e216-264f-727e-a000-6034b510909d","role":"member","user":{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 2, 'board.member_added', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.726Z', 2, '01a1e216-27b3-77e7-9525-bff975b47c7d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","user_id":"01a1e216-27b3-77e7-9525-bff975b47c7d","role":"member","user":{"id":"01a1e216-27b3-77e7-9525-bff975b47c7d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 3, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.730Z', 3, '01a1e216-29c2-7703-be70-975bee2afcc8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-29c2-7703-be70-975bee2afcc8","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 4, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.739Z', 4, '01a1e216-29cb-70a8-a2f0-957210c78f86', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-29cb-70a8-a2f0-957210c78f86","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 5, 'label.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.743Z', 5, '01a1e216-29d0-743b-9d71-0b148bdd4ef1', NULL, NULL, NULL, NULL, '74f029e3-64f5-4921-93c5-557db885ce6b', NULL, NULL, '{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 6, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.747Z', 6, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.747Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 7, 'card.labeled', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.755Z', 7, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:01:05.747Z"}', '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.755Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 8, 'card.assigned', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.780Z', 8, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:01:05.755Z"}', '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.780Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 9, 'card.assigned', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.780Z', 8, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:01:05.780Z"}', '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.780Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 10, 'checklist.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.808Z', 10, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a11-7707-a6c4-a4a192103f3e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 11, 'checklist_item.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.828Z', 11, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a24-767e-b9a7-ab491940fa84', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a24-767e-b9a7-ab491940fa84","checklist_id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 12, 'checklist_item.updated', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.836Z', 12, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a24-767e-b9a7-ab491940fa84', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e216-2a24-767e-b9a7-ab491940fa84","checklist_id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 13, 'checklist_item.assigned', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.843Z', 13, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a24-767e-b9a7-ab491940fa84', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e216-2a24-767e-b9a7-ab491940fa84","checklist_id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 14, 'attachment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.851Z', 14, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a3b-73b9-a222-85a45434467c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a3b-73b9-a222-85a45434467c","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 15, 'attachment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.864Z', 15, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a48-74b1-b800-c59286e85f61', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a48-74b1-b800-c59286e85f61","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 16, 'attachment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.875Z', 16, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a53-7677-a2eb-75c5cea24b46', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a53-7677-a2eb-75c5cea24b46","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 17, 'card.moved', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.881Z', 17, '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","rank":65536,"updated_at":"2026-11-16T02:01:05.780Z","position":0}', '{"id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29cb-70a8-a2f0-957210c78f86","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e216-29d0-743b-9d71-0b148bdd4ef1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","title":"Steps","rank":65536,"items":[{"id":"01a1e216-2a24-767e-b9a7-ab491940fa84","checklist_id":"01a1e216-2a11-7707-a6c4-a4a192103f3e","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e216-2a3b-73b9-a222-85a45434467c","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e216-2a48-74b1-b800-c59286e85f61","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e216-2a53-7677-a2eb-75c5cea24b46","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:01:05.747Z","updated_at":"2026-11-16T02:01:05.881Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 18, 'board.member_removed', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.883Z', 18, '01a1e216-27b3-77e7-9525-bff975b47c7d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","user_id":"01a1e216-27b3-77e7-9525-bff975b47c7d","role":"member","user":{"id":"01a1e216-27b3-77e7-9525-bff975b47c7d","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 19, 'attachment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.886Z', 19, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a5e-72aa-b41a-30ad630ce3bd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a5e-72aa-b41a-30ad630ce3bd","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 20, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.889Z', 20, '01a1e216-2a61-7688-8fc3-41bbdf99c388', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a61-7688-8fc3-41bbdf99c388","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.889Z","updated_at":"2026-11-16T02:01:05.889Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 21, 'checklist.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.891Z', 21, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a63-763e-a7ca-af0985edb0eb', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a63-763e-a7ca-af0985edb0eb","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 22, 'checklist.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.893Z', 22, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a65-72b5-aadc-db08a1471ae0', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a65-72b5-aadc-db08a1471ae0","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 23, 'checklist_item.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.894Z', 23, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a66-75e7-adc9-d791eec8dfa1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a66-75e7-adc9-d791eec8dfa1","checklist_id":"01a1e216-2a65-72b5-aadc-db08a1471ae0","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 24, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.896Z', 24, '01a1e216-2a68-7568-b3fe-f7d0d72dbb63', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a68-7568-b3fe-f7d0d72dbb63","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 25, 'comment.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.898Z', 25, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a6a-72e2-bb66-0dc38d17e753', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a6a-72e2-bb66-0dc38d17e753","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","card_id":"01a1e216-29d3-7604-88ea-7fa86f064f7c","user_id":"01a1e216-2442-70bf-8e99-898a52146153","user":{"id":"01a1e216-2442-70bf-8e99-898a52146153","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:01:05.898Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 26, 'label.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.904Z', 26, '01a1e216-2a70-719c-9bcc-aa8c7c1d9b55', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a70-719c-9bcc-aa8c7c1d9b55","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 27, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.911Z', 27, '01a1e216-2a77-7056-8cfc-10c093743207', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a77-7056-8cfc-10c093743207","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.911Z","updated_at":"2026-11-16T02:01:05.911Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 28, 'card.deleted', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.924Z', 28, '01a1e216-2a77-7056-8cfc-10c093743207', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a77-7056-8cfc-10c093743207","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.911Z","updated_at":"2026-11-16T02:01:05.911Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 29, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.936Z', 29, '01a1e216-2a90-745a-b242-83e7ecd0af83', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a90-745a-b242-83e7ecd0af83","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 30, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.955Z', 30, '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-2a90-745a-b242-83e7ecd0af83","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:05.955Z","updated_at":"2026-11-16T02:01:05.955Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 31, 'column.deleted', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.964Z', 31, '01a1e216-2a90-745a-b242-83e7ecd0af83', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2a90-745a-b242-83e7ecd0af83","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', 1, 'board.member_added', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.012Z', 1, '01a1e216-264f-727e-a000-6034b510909d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e216-2ac0-779d-9f77-68b55f78a939","user_id":"01a1e216-264f-727e-a000-6034b510909d","role":"member","user":{"id":"01a1e216-264f-727e-a000-6034b510909d","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', 2, 'board.deleted', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.023Z', 2, '01a1e216-2ac0-779d-9f77-68b55f78a939', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2ac0-779d-9f77-68b55f78a939"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 32, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.048Z', 32, '01a1e216-2b00-70c6-80a4-acdb1508b3e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 33, 'card.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.056Z', 33, '01a1e216-2b08-7791-8679-f22a7f934a89', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2b08-7791-8679-f22a7f934a89","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","column_id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:01:06.056Z","updated_at":"2026-11-16T02:01:06.056Z"}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 34, 'column.deleted', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.079Z', 34, '01a1e216-2b00-70c6-80a4-acdb1508b3e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 35, 'column.created', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.092Z', 35, '01a1e216-2b00-70c6-80a4-acdb1508b3e1', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","board_id":"01a1e216-295f-7024-b654-eeb8ef99c680","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 0, '2026-11-16T02:01:05.631Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDB4DDCC427C437700255959D6C9025270E6BA780AAFE3B6A5210EDA1A8C799DD99D9C7017C0B0684B41295D45CD565C7374215DCE9B2E088AEC2AEAE1B5D0960907D0E08069EA2A51618B4981AF263F67100334C2130686288F40B086DC676E7BE2E328A42F18D701DAFB0AE795557B654B2D0B25C0383696CEFD6FCE4D80C0694509A4BC9A57E16CA086944B9D26BF9F2C7FBBFBE84EF600483601D8604E675CBA0C7DE219DC001DC69FFDD3D979B12D2B5E0E64A14E74BC78F01E9AC0773B8FED64D0BECAD0F60C006DFE0237EDA7E0CB88AF476F61B6C7F8A98CBC0A0F394F2C22DDF0BF612FBB4B34DF67B049369C299D823F9CE630BA6B3212D5C9A46A465E0993C1EB7C7876F8245074569020000');
INSERT INTO board_checkpoints VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', 0, '2026-11-16T02:01:05.984Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2BDBCDCB3E21BE8113A8AA36F1065972E2603B0554E5DF519382680F453DCEECCECC3E8E600D68E00205495132892D6755A50C535D55B1B26E8AA2AB6A545B0519249B1C8186278FC1400686621BEC98AC1F400F937319B4DEF9F00B026122B36FBE2E32F25CB28A371DAB492956AB1A0B29F252145BC8601ACDDD9A9F1C4CA0417259322198289FB9D45C685E6C549DBFFCF1FEAF2FD23B689E81C3865C04FDBACBA0A7BEA1700247684EFBEFEFB9DC14295C0B6EAE14FC7269FF315038EB411FAFBF75D3827AB40E34A0B32D3DD227F6A3A38D0F6F67BF01FB53C452860C3A1B625AB9F57B0E2FB18D7B6C933D10E814265A880305DB5932A03B7471E5E2345258075EC879DECD0FDFA21F570F69020000');
INSERT INTO labels VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d0-743b-9d71-0b148bdd4ef1', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a70-719c-9bcc-aa8c7c1d9b55', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29c2-7703-be70-975bee2afcc8', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29cb-70a8-a2f0-957210c78f86', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a68-7568-b3fe-f7d0d72dbb63', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b00-70c6-80a4-acdb1508b3e1', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a56-7709-ab2b-52b8a5279074', 'Finished by Bob', 'card_moved', '01a1e216-29cb-70a8-a2f0-957210c78f86', NULL, 'assign_member', NULL, '01a1e216-264f-727e-a000-6034b510909d', 1);
INSERT INTO automation_rules VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a60-72cb-a9a9-cbfc6c15b772', 'Rule', 'card_moved', '01a1e216-29c2-7703-be70-975bee2afcc8', NULL, 'assign_member', NULL, '01a1e216-264f-727e-a000-6034b510909d', 1);
INSERT INTO automation_runs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a56-7709-ab2b-52b8a5279074', '01a1e216-2a59-7015-ab8b-93bc1abfb069', 17, '01a1e216-29d3-7604-88ea-7fa86f064f7c', '2026-11-16T02:01:05.881Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a6e-71e0-a18a-3fd72cc043a9', '01a1e216-2442-70bf-8e99-898a52146153', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a77-7056-8cfc-10c093743207', 'card', 'deleted', 'Card', '01a1e216-29c2-7703-be70-975bee2afcc8', NULL, 131072, 1, '{"id":"01a1e216-2a77-7056-8cfc-10c093743207","column_id":"01a1e216-29c2-7703-be70-975bee2afcc8","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:01:05.911Z","updated_at":"2026-11-16T02:01:05.911Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:01:05.924Z', '01a1e216-2442-70bf-8e99-898a52146153', 28);
INSERT INTO trash VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a90-745a-b242-83e7ecd0af83', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e216-29d0-743b-9d71-0b148bdd4ef1","01a1e216-2a70-719c-9bcc-aa8c7c1d9b55"],"board_members":["01a1e216-2442-70bf-8e99-898a52146153","01a1e216-264f-727e-a000-6034b510909d"]}', '2026-11-16T02:01:05.964Z', '01a1e216-2442-70bf-8e99-898a52146153', 31);
INSERT INTO trash VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', 'card', 'deleted', 'Card', '01a1e216-2a90-745a-b242-83e7ecd0af83', '01a1e216-2a90-745a-b242-83e7ecd0af83', 65536, NULL, '{"id":"01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73","column_id":"01a1e216-2a90-745a-b242-83e7ecd0af83","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:01:05.955Z","updated_at":"2026-11-16T02:01:05.955Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:01:05.964Z', '01a1e216-2442-70bf-8e99-898a52146153', 31);
INSERT INTO restored_contents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', 35, '01a1e216-2b08-7791-8679-f22a7f934a89', '{"id":"01a1e216-2b08-7791-8679-f22a7f934a89","column_id":"01a1e216-2b00-70c6-80a4-acdb1508b3e1","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:01:06.056Z","updated_at":"2026-11-16T02:01:06.056Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-29cb-70a8-a2f0-957210c78f86', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T02:01:05.747Z', '2026-11-16T02:01:05.881Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a61-7688-8fc3-41bbdf99c388', '01a1e216-29c2-7703-be70-975bee2afcc8', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:01:05.889Z', '2026-11-16T02:01:05.889Z', NULL);
INSERT INTO cards VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b08-7791-8679-f22a7f934a89', '01a1e216-2b00-70c6-80a4-acdb1508b3e1', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:01:06.056Z', '2026-11-16T02:01:06.056Z', NULL);
INSERT INTO card_labels VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-29d0-743b-9d71-0b148bdd4ef1');
INSERT INTO card_assignees VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2442-70bf-8e99-898a52146153');
INSERT INTO card_assignees VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-264f-727e-a000-6034b510909d');
INSERT INTO checklists VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a11-7707-a6c4-a4a192103f3e', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a63-763e-a7ca-af0985edb0eb', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a65-72b5-aadc-db08a1471ae0', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a24-767e-b9a7-ab491940fa84', '01a1e216-2a11-7707-a6c4-a4a192103f3e', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a66-75e7-adc9-d791eec8dfa1', '01a1e216-2a65-72b5-aadc-db08a1471ae0', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a24-767e-b9a7-ab491940fa84', '01a1e216-264f-727e-a000-6034b510909d');
INSERT INTO attachments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a3b-73b9-a222-85a45434467c', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a48-74b1-b800-c59286e85f61', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a53-7677-a2eb-75c5cea24b46', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a5e-72aa-b41a-30ad630ce3bd', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a3b-73b9-a222-85a45434467c', X'');
INSERT INTO attachment_blobs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a48-74b1-b800-c59286e85f61', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a53-7677-a2eb-75c5cea24b46', X'1829FB18F065941E3434B8CB9A80131F7ADD87E83410BF9BC1573EB5ECB66E76698AE8A895C5DDA6CBC809AC83EDB019A78F5EB289F58DE81169F945B3756CC23DC5483542DC9449D53CA59CC011F2EB32D95EC5BEBF076FAF35A58F35BAC4D74B092407D1E3D7E1FDE3686414E5B9E49735DC23F5653B3AF2C97AB9F7302744F906A872AD1537BCC4CF714D0B7CF12E8E1401D46D28F504979FD4249B7DBB477B7696DCF7C0202208B77DDD663D7E98FB11F8E7877C3195262078BA481549634A3C1498554B46BE68C8B5C4440CC98A8F8BC1E76B0691DDB3A48622BBAE059F8A6A067EE75A5520DCE4485A65B2751620C2B4E94948EA221376393A7A51CB764A94F5A0FB3629972911A8551892E2E4AD838F67AFBADEC79D47D27F8E5592AEE441DFD5525C0FD533FA53DF036C7A26F16189EB793640BB2E0A759D62A972A16B4A28A3A523E59C04914C9D10F581A26D6C28C39D9D78C87AB0869D42A55FC96BD390F7BBF123190DD0F60A5C9308C3DEF3AEB80FD6308916497444389EE8DAD3C9F5B688E5FB5D86223CA9F4F68F86E957EB8181508563EBB232F5240A8902AD810C00FB4B6C796E02EAE04CFCDC9CE1957D96C74E61CE85AD346AEFCB1E8A249CF2C14A6D8A73C664DE0259FCA0F137D079F6B6233466A3263A49A6CD7D548D8EFABF42D91135E05B4F35C67598BCCD4ED1CF');
INSERT INTO attachment_blobs VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a5e-72aa-b41a-30ad630ce3bd', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('11ced2a1-d3ca-40a8-bd39-ec221666d04f', '99bc8bbf-b096-44bb-ae05-f707a1c2a19b', '00', NULL);
INSERT INTO attachment_objects VALUES ('11ced2a1-d3ca-40a8-bd39-ec221666d04f', '99bc8bbf-b096-44bb-ae05-f707a1c2a19b', NULL);
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a24-767e-b9a7-ab491940fa84', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a3b-73b9-a222-85a45434467c', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a48-74b1-b800-c59286e85f61', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a53-7677-a2eb-75c5cea24b46', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a5e-72aa-b41a-30ad630ce3bd', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a61-7688-8fc3-41bbdf99c388', '01a1e216-2a61-7688-8fc3-41bbdf99c388', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a61-7688-8fc3-41bbdf99c388', '01a1e216-2a61-7688-8fc3-41bbdf99c388', 'description', '');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a66-75e7-adc9-d791eec8dfa1', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a6a-72e2-bb66-0dc38d17e753', 'comment', ' comment ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a77-7056-8cfc-10c093743207', '01a1e216-2a77-7056-8cfc-10c093743207', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a77-7056-8cfc-10c093743207', '01a1e216-2a77-7056-8cfc-10c093743207', 'description', '');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', 'description', '');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b08-7791-8679-f22a7f934a89', '01a1e216-2b08-7791-8679-f22a7f934a89', 'title', ' ·b01a1e216295f7024b654eeb8ef99c680 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b08-7791-8679-f22a7f934a89', '01a1e216-2b08-7791-8679-f22a7f934a89', 'description', '');
INSERT INTO search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', 888658598912000, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e216295f7024b654eeb8ef99c680 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a61-7688-8fc3-41bbdf99c388', 888658599485440, ' ·b01a1e216295f7024b654eeb8ef99c680 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a77-7056-8cfc-10c093743207', 888658599575552, ' ·b01a1e216295f7024b654eeb8ef99c680 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2aa3-75c0-8ea8-bfad8b5b0b73', 888658599751680, ' ·b01a1e216295f7024b654eeb8ef99c680 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2b08-7791-8679-f22a7f934a89', 888658600206336, ' ·b01a1e216295f7024b654eeb8ef99c680 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a6a-72e2-bb66-0dc38d17e753', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.898Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29aa-71b6-a5e1-c4ce39f4d4d6', '01a1e216-264f-727e-a000-6034b510909d', 'added', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.705Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29be-76e3-91f7-5c74d76ed9d1', '01a1e216-27b3-77e7-9525-bff975b47c7d', 'added', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.726Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29f4-73e2-9ae5-5d7b01ffdca6', '01a1e216-264f-727e-a000-6034b510909d', 'assigned', '01a1e216-29d3-7604-88ea-7fa86f064f7c', NULL, '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.780Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-2a6a-72e3-af48-c58473ea28e1', '01a1e216-264f-727e-a000-6034b510909d', 'commented', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2a6a-72e2-bb66-0dc38d17e753', '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:05.898Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e216-2ac0-779d-9f77-68b55f78a939', '01a1e216-2adc-72a6-8759-f66277cbba96', '01a1e216-264f-727e-a000-6034b510909d', 'added', NULL, NULL, '01a1e216-2442-70bf-8e99-898a52146153', '2026-11-16T02:01:06.012Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e216-295f-7024-b654-eeb8ef99c680', '01a1e216-29d3-7604-88ea-7fa86f064f7c', '01a1e216-2442-70bf-8e99-898a52146153');
