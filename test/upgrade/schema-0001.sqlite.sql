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
CREATE INDEX search_documents_doc ON search_documents (doc);
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
INSERT INTO schema_version VALUES (1, '8d3fcf07fdc88567');
INSERT INTO users VALUES ('01a1e227-0f32-7436-929e-ef79e921481d', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$WjbeSxcyGOuDQXPg+7aswPtNowQBfTL1xhnW8YYbnIg$737Z32QsJmJq73UA4nBblRvKDm8vngfJkHSEKAj00EA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:19:33.247Z');
INSERT INTO users VALUES ('01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$2wHyUcqF+RG1+k7PPUstIk9Zv3UMeNQJGZz9ZG5Q6p0$k5bg5mehtGSoW5cMnjrLGcLQLdtxtwDAw5UDGONvack', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:19:33.606Z');
INSERT INTO users VALUES ('01a1e227-12c7-720a-8098-833ff4da0b9e', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$iNjUp/HcUsL+T7jtdjUeWz0Q+zeFuJ9qbGicaaC1bmA$ou5vfAePe1bPMi9AC28ggQG0BRoY/Z/WGJJ/jjVBm6M', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:19:34.298Z');
INSERT INTO users VALUES ('01a1e227-198f-7150-8596-3a501063c92a', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$+FW9OdtHbIFoS+YrgsgZhqlNmuQ7Pulo1qiMwIkQz/8$G+PS4AvBMx33fiaxoJsLP45XKm5CgRz3jjkksidD53Y', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:19:36.229Z');
INSERT INTO sessions VALUES ('01a1e227-10a7-717c-a16c-6d75b30f8408', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:33.415Z', '2026-11-16T02:19:33.415Z', '2026-11-16T03:19:33.415Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e227-1232-70b1-98c5-3dd87a589bdb', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', '2026-11-16T02:19:33.810Z', '2026-11-16T02:19:33.810Z', '2026-11-16T03:19:33.810Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e227-14ff-712e-96e9-2606104811a2', '01a1e227-12c7-720a-8098-833ff4da0b9e', '2026-11-16T02:19:34.527Z', '2026-11-16T02:19:34.527Z', '2026-11-16T03:19:34.527Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e227-1ddb-73f4-8e27-78b1f90d17bd', '2026-11-16T03:24:36.806Z');
INSERT INTO avatars VALUES ('01a1e227-0f32-7436-929e-ef79e921481d', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:19:34.758Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e227-0f32-7436-929e-ef79e921481d', 'b4cf1fd9-d4aa-41ef-8129-9951d9211b3e', 'E-rh7nPYi-3b2I54pU7avbmPMPLAAxuuWqvi4-p8Zq8', '01a1e227-150b-73d8-b325-f4d9b74d6fd7', '{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:19:34.589Z');
INSERT INTO leases VALUES ('work', '2226f040-9bf1-4b54-863e-c49e79e8a1fc', '2026-11-16T02:19:36.808Z');
INSERT INTO boards VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 'Board', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.539Z', '2026-11-16T02:19:34.539Z', 35, 38, 'umae7ojnv0n', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', 'Board', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.478Z', '2026-11-16T02:19:35.478Z', 2, 3, '5w6t4rzlsch', 0, '2026-11-16T02:19:35.497Z', '01a1e227-0f32-7436-929e-ef79e921481d');
INSERT INTO board_members VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-0f32-7436-929e-ef79e921481d', 'owner');
INSERT INTO board_members VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'member');
INSERT INTO board_members VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', '01a1e227-0f32-7436-929e-ef79e921481d', 'owner');
INSERT INTO board_members VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'member');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 1, 'board.member_added', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.560Z', 1, '01a1e227-10ae-74e4-a9c3-e117bc194bf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","user_id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","role":"member","user":{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 2, 'board.member_added', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.581Z', 2, '01a1e227-12c7-720a-8098-833ff4da0b9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","user_id":"01a1e227-12c7-720a-8098-833ff4da0b9e","role":"member","user":{"id":"01a1e227-12c7-720a-8098-833ff4da0b9e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 3, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.583Z', 3, '01a1e227-1537-7604-b46a-9af2ebd3b338', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1537-7604-b46a-9af2ebd3b338","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 4, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.586Z', 4, '01a1e227-153a-7690-8172-bbc6740141e0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-153a-7690-8172-bbc6740141e0","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 5, 'label.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.588Z', 5, '01a1e227-153d-74a7-bf49-ef1193c6ddad', NULL, NULL, NULL, NULL, 'b4cf1fd9-d4aa-41ef-8129-9951d9211b3e', NULL, NULL, '{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 6, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.591Z', 6, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:34.591Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 7, 'card.labeled', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.597Z', 7, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:19:34.591Z"}', '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:34.597Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 8, 'card.assigned', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.637Z', 8, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:19:34.597Z"}', '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:34.637Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 9, 'card.assigned', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.637Z', 8, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:19:34.637Z"}', '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:34.637Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 10, 'checklist.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.920Z', 10, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1688-72de-93f3-ea67ebd0ea29', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 11, 'checklist_item.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.923Z', 11, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-168c-7486-9821-e44006ad741f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-168c-7486-9821-e44006ad741f","checklist_id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 12, 'checklist_item.updated', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.934Z', 12, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-168c-7486-9821-e44006ad741f', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e227-168c-7486-9821-e44006ad741f","checklist_id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 13, 'checklist_item.assigned', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.958Z', 13, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-168c-7486-9821-e44006ad741f', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e227-168c-7486-9821-e44006ad741f","checklist_id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 14, 'attachment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.980Z', 14, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-16c4-74cd-814d-8fa9989c91a6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-16c4-74cd-814d-8fa9989c91a6","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 15, 'attachment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.015Z', 15, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-16e7-77f7-a52a-ebd050fc7b3c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-16e7-77f7-a52a-ebd050fc7b3c","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 16, 'attachment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.081Z', 16, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1729-77c7-8392-a1b63a395ad1', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1729-77c7-8392-a1b63a395ad1","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 17, 'card.moved', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.168Z', 17, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","rank":65536,"updated_at":"2026-11-16T02:19:34.637Z","position":0}', '{"id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-153a-7690-8172-bbc6740141e0","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e227-153d-74a7-bf49-ef1193c6ddad","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","title":"Steps","rank":65536,"items":[{"id":"01a1e227-168c-7486-9821-e44006ad741f","checklist_id":"01a1e227-1688-72de-93f3-ea67ebd0ea29","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e227-16c4-74cd-814d-8fa9989c91a6","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e227-16e7-77f7-a52a-ebd050fc7b3c","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e227-1729-77c7-8392-a1b63a395ad1","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:19:34.591Z","updated_at":"2026-11-16T02:19:35.168Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 18, 'board.member_removed', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.171Z', 18, '01a1e227-12c7-720a-8098-833ff4da0b9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","user_id":"01a1e227-12c7-720a-8098-833ff4da0b9e","role":"member","user":{"id":"01a1e227-12c7-720a-8098-833ff4da0b9e","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 19, 'attachment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.177Z', 19, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1789-7167-a6a1-92d8c9db1cc3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1789-7167-a6a1-92d8c9db1cc3","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 20, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.235Z', 20, '01a1e227-17c3-7128-9cfd-41c44cfc38b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-17c3-7128-9cfd-41c44cfc38b4","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.235Z","updated_at":"2026-11-16T02:19:35.235Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 21, 'checklist.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.247Z', 21, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-17cf-772a-b21b-99383259f92d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-17cf-772a-b21b-99383259f92d","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 22, 'checklist.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.262Z', 22, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-17de-7789-a0ff-7d3ce782161d', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-17de-7789-a0ff-7d3ce782161d","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 23, 'checklist_item.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.279Z', 23, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-17ef-75e9-87b6-281a27d356f8', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-17ef-75e9-87b6-281a27d356f8","checklist_id":"01a1e227-17de-7789-a0ff-7d3ce782161d","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 24, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.302Z', 24, '01a1e227-1806-70fb-9e0f-d466f4eb4d22', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1806-70fb-9e0f-d466f4eb4d22","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 25, 'comment.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.320Z', 25, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1818-73fc-9eb7-ab9864b567f3', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1818-73fc-9eb7-ab9864b567f3","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","card_id":"01a1e227-153f-70de-b3b1-8a12ab6c1ce7","user_id":"01a1e227-0f32-7436-929e-ef79e921481d","user":{"id":"01a1e227-0f32-7436-929e-ef79e921481d","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:19:35.320Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 26, 'label.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.385Z', 26, '01a1e227-1859-7104-82ce-4ebdd6cd7bc3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1859-7104-82ce-4ebdd6cd7bc3","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 27, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.404Z', 27, '01a1e227-186c-7564-80c4-58e810bcd3a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-186c-7564-80c4-58e810bcd3a4","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.404Z","updated_at":"2026-11-16T02:19:35.404Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 28, 'card.deleted', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.425Z', 28, '01a1e227-186c-7564-80c4-58e810bcd3a4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-186c-7564-80c4-58e810bcd3a4","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.404Z","updated_at":"2026-11-16T02:19:35.404Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 29, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.442Z', 29, '01a1e227-1892-723e-b63f-0743007abc01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1892-723e-b63f-0743007abc01","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 30, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.447Z', 30, '01a1e227-1897-76ea-803f-ef63a013209f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1897-76ea-803f-ef63a013209f","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1892-723e-b63f-0743007abc01","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.447Z","updated_at":"2026-11-16T02:19:35.447Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 31, 'column.deleted', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.460Z', 31, '01a1e227-1892-723e-b63f-0743007abc01', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1892-723e-b63f-0743007abc01","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', 1, 'board.member_added', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.493Z', 1, '01a1e227-10ae-74e4-a9c3-e117bc194bf8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e227-18b6-70ed-a860-f5c3993c2d72","user_id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","role":"member","user":{"id":"01a1e227-10ae-74e4-a9c3-e117bc194bf8","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', 2, 'board.deleted', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.497Z', 2, '01a1e227-18b6-70ed-a860-f5c3993c2d72', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-18b6-70ed-a860-f5c3993c2d72"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 32, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.561Z', 32, '01a1e227-1909-715e-95d2-a7b99233fc50', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1909-715e-95d2-a7b99233fc50","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 33, 'card.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.576Z', 33, '01a1e227-1918-77bf-83bc-2b95f4aa411e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1918-77bf-83bc-2b95f4aa411e","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","column_id":"01a1e227-1909-715e-95d2-a7b99233fc50","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:19:35.576Z","updated_at":"2026-11-16T02:19:35.576Z"}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 34, 'column.deleted', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.586Z', 34, '01a1e227-1909-715e-95d2-a7b99233fc50', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e227-1909-715e-95d2-a7b99233fc50","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 35, 'column.created', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.634Z', 35, '01a1e227-1909-715e-95d2-a7b99233fc50', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e227-1909-715e-95d2-a7b99233fc50","board_id":"01a1e227-150b-73d8-b325-f4d9b74d6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 0, '2026-11-16T02:19:34.539Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8EABD879D53E21BE8113A88AEC788D2C3971B09D02AAF2EF284941A587A21E677667661F27B01A04E4545264AC21B4CA15690ABD27AA601531A5E6AA29756D740319249B1C8280272F83860C34C62ED831593F801826E732E8BCF3E11704940975ABBE2E33725330D294454D38E348D0341C39A3E59E2E9ED3A8EFD6FCE4C8040258CE6A4229A1F573CE04E5A2287755C15F2EBCFFEB8BF80E22CFC049852E82783D64D063AF302CE0046AD9BFBDE77253C47025B8BD52F0EBA5FDC780E1AC0771BAFAD66D0BECA57520403ADBE1237ECA7E74B8F3E1EDEC37C87E8958CB9081B121A68DDBBEE7E45F6C632BBB648F0822850957E288C11A8B1A84912E6E5C9C460CDBC02B39CF87F9E11B6521B8C869020000');
INSERT INTO board_checkpoints VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', 0, '2026-11-16T02:19:35.478Z', X'1F8B08000000000000039551CB6E833010BCF733F68C23DB10C03E55FD869E5A4591C14B65C960BA3669AB28FF5E016995E6902AC799DD99D9C7119C050D5C188152564CD44DC92A8E9699BAE4ACDBB6B952792B6D252183E49247D0F0140C59C8C0626CC98DC98501F430799F411B7CA05F406812DA7DF37599C1BB5CB2AAC84BA6A442865DA5504951D462F69C467BB7E627C724D020B92C99104C94CF5C6AA174BEDD1455FD72E1FD5F5FC477D03C036F1AF411F4EB2E831EFB0669064768E6FDF7F75C6E8A485782DB2B51582E1D3E06A4B31EF4F1EA5BB72DB037CE8306E35D8B8FF869FAD1E326D0DBD96F30FD1CB1942183CE514C2BB77ECF9BBFD8C5BD69933B20E844132EC401C9750E2DE8CEF8B872711A91D68117F274DA9D1EBE01C0D3440569020000');
INSERT INTO labels VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153d-74a7-bf49-ef1193c6ddad', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1859-7104-82ce-4ebdd6cd7bc3', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1537-7604-b46a-9af2ebd3b338', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153a-7690-8172-bbc6740141e0', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1806-70fb-9e0f-d466f4eb4d22', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1909-715e-95d2-a7b99233fc50', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-177b-716d-9dfa-b4afdf129d61', 'Finished by Bob', 'card_moved', '01a1e227-153a-7690-8172-bbc6740141e0', NULL, 'assign_member', NULL, '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 1);
INSERT INTO automation_rules VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17b7-72dc-bf3a-e8211c97ea96', 'Rule', 'card_moved', '01a1e227-1537-7604-b46a-9af2ebd3b338', NULL, 'assign_member', NULL, '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 1);
INSERT INTO automation_runs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-177b-716d-9dfa-b4afdf129d61', '01a1e227-1780-768d-a926-81e36cb7ae20', 17, '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '2026-11-16T02:19:35.168Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1843-7724-a10d-c7d47e1b2436', '01a1e227-0f32-7436-929e-ef79e921481d', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('56e2cc91-b395-4506-bb82-41f50653609a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:19:36.808Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e227-0f32-7436-929e-ef79e921481d', 'reset', 'alice@example.org', '00', '2026-11-16T02:19:36.808Z');
INSERT INTO trash VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-186c-7564-80c4-58e810bcd3a4', 'card', 'deleted', 'Card', '01a1e227-1537-7604-b46a-9af2ebd3b338', NULL, 131072, 1, '{"id":"01a1e227-186c-7564-80c4-58e810bcd3a4","column_id":"01a1e227-1537-7604-b46a-9af2ebd3b338","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:19:35.404Z","updated_at":"2026-11-16T02:19:35.404Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:19:35.425Z', '01a1e227-0f32-7436-929e-ef79e921481d', 28);
INSERT INTO trash VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1892-723e-b63f-0743007abc01', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e227-153d-74a7-bf49-ef1193c6ddad","01a1e227-1859-7104-82ce-4ebdd6cd7bc3"],"board_members":["01a1e227-0f32-7436-929e-ef79e921481d","01a1e227-10ae-74e4-a9c3-e117bc194bf8"]}', '2026-11-16T02:19:35.460Z', '01a1e227-0f32-7436-929e-ef79e921481d', 31);
INSERT INTO trash VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1897-76ea-803f-ef63a013209f', 'card', 'deleted', 'Card', '01a1e227-1892-723e-b63f-0743007abc01', '01a1e227-1892-723e-b63f-0743007abc01', 65536, NULL, '{"id":"01a1e227-1897-76ea-803f-ef63a013209f","column_id":"01a1e227-1892-723e-b63f-0743007abc01","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:19:35.447Z","updated_at":"2026-11-16T02:19:35.447Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:19:35.460Z', '01a1e227-0f32-7436-929e-ef79e921481d', 31);
INSERT INTO restored_contents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', 35, '01a1e227-1918-77bf-83bc-2b95f4aa411e', '{"id":"01a1e227-1918-77bf-83bc-2b95f4aa411e","column_id":"01a1e227-1909-715e-95d2-a7b99233fc50","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:19:35.576Z","updated_at":"2026-11-16T02:19:35.576Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153a-7690-8172-bbc6740141e0', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T02:19:34.591Z', '2026-11-16T02:19:35.168Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', '01a1e227-1537-7604-b46a-9af2ebd3b338', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:19:35.235Z', '2026-11-16T02:19:35.235Z', NULL);
INSERT INTO cards VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1918-77bf-83bc-2b95f4aa411e', '01a1e227-1909-715e-95d2-a7b99233fc50', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:19:35.576Z', '2026-11-16T02:19:35.576Z', NULL);
INSERT INTO card_labels VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153d-74a7-bf49-ef1193c6ddad');
INSERT INTO card_assignees VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-0f32-7436-929e-ef79e921481d');
INSERT INTO card_assignees VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-10ae-74e4-a9c3-e117bc194bf8');
INSERT INTO checklists VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1688-72de-93f3-ea67ebd0ea29', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17cf-772a-b21b-99383259f92d', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17de-7789-a0ff-7d3ce782161d', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-168c-7486-9821-e44006ad741f', '01a1e227-1688-72de-93f3-ea67ebd0ea29', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17ef-75e9-87b6-281a27d356f8', '01a1e227-17de-7789-a0ff-7d3ce782161d', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-168c-7486-9821-e44006ad741f', '01a1e227-10ae-74e4-a9c3-e117bc194bf8');
INSERT INTO attachments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-16c4-74cd-814d-8fa9989c91a6', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-16e7-77f7-a52a-ebd050fc7b3c', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1729-77c7-8392-a1b63a395ad1', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1789-7167-a6a1-92d8c9db1cc3', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-16c4-74cd-814d-8fa9989c91a6', X'');
INSERT INTO attachment_blobs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-16e7-77f7-a52a-ebd050fc7b3c', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1729-77c7-8392-a1b63a395ad1', X'DA41D699A7F1B8ECEBFB2A4EA711EA0288A351840B9248472870347B3F10668BDA256B4E945C88ACCE22127C6CD3B84CE20811F4BC30930FBA1723CFA91B4823F41EDE26DB8CE8E4E405756CCB7D8F834A5B2362DB0DB9583087FF87CDD6B212014B83671E8B39C58D2A5E4F37DADE0D32B570BFE93BFC32836BAEE360D1856FA286B833BB054FDE53220432256BD63EF1E6FA142C570D53381A507E3592B4B6B920D460EEBA04876DAFA2D002DAF23099485ABD391A2D05EC216F3DC013BE21C9630258EE5E649F166C03AD5335902A4A345381BB19A79DEE20829F10CD705996289E478DCA8626433DC4CDC7646C03057FFC91352C18E3506671270B5CEAB8CD280017C10FF9F2943DCADCC157069E46A0D4044F324A8F0EB0522A7507036FE2F5B1C2716DD5B9766079D52532AFC4EF76B3EE02BDCAA93AEF2F052783C044FE0449E78AF5235C2E8D038C39BFD100CE1583809D149F023E6080B51B85C7706CF1AE71494D58EA014AE71747D306DF4940ADB13BA0BE347C1EC0CB454AFE76B666884B3E61A3F7C7DAACF1D9090C84F275372DED05450BED763733A169DEC38D8E0DF3747F8BBCF0608C494B7607ABE701364C4F31E7F80A683966F44F11A6F96A3C6174B5AA5FFF54F400BB7DCB227276586E09A6961517C4AA514DBA5AEFB38B3BA91A6A2162EBA8227CC42A20FEF9D936E8');
INSERT INTO attachment_blobs VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1789-7167-a6a1-92d8c9db1cc3', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('752dc925-9169-4508-a57b-1b9d79deb3c6', '3fad49f5-418f-425f-a557-14c65267c216', '00', NULL);
INSERT INTO attachment_objects VALUES ('752dc925-9169-4508-a57b-1b9d79deb3c6', '3fad49f5-418f-425f-a557-14c65267c216', NULL);
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-168c-7486-9821-e44006ad741f', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-16c4-74cd-814d-8fa9989c91a6', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-16e7-77f7-a52a-ebd050fc7b3c', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1729-77c7-8392-a1b63a395ad1', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1789-7167-a6a1-92d8c9db1cc3', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', 'description', '');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-17ef-75e9-87b6-281a27d356f8', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-186c-7564-80c4-58e810bcd3a4', '01a1e227-186c-7564-80c4-58e810bcd3a4', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-186c-7564-80c4-58e810bcd3a4', '01a1e227-186c-7564-80c4-58e810bcd3a4', 'description', '');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1897-76ea-803f-ef63a013209f', '01a1e227-1897-76ea-803f-ef63a013209f', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1897-76ea-803f-ef63a013209f', '01a1e227-1897-76ea-803f-ef63a013209f', 'description', '');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1918-77bf-83bc-2b95f4aa411e', '01a1e227-1918-77bf-83bc-2b95f4aa411e', 'title', ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1918-77bf-83bc-2b95f4aa411e', '01a1e227-1918-77bf-83bc-2b95f4aa411e', 'description', '');
INSERT INTO search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', '01a1e227-17c3-7128-9cfd-41c44cfc38b4', 3145727, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1818-73fc-9eb7-ab9864b567f3', 1048576, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-186c-7564-80c4-58e810bcd3a4', '01a1e227-186c-7564-80c4-58e810bcd3a4', 4194303, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1897-76ea-803f-ef63a013209f', '01a1e227-1897-76ea-803f-ef63a013209f', 5242879, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1918-77bf-83bc-2b95f4aa411e', '01a1e227-1918-77bf-83bc-2b95f4aa411e', 6291455, ' ·b01a1e227150b73d8b325f4d9b74d6fd7 ·c01a1e227150b73d8b325f4d9b74d6fd7 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1818-73fc-9eb7-ab9864b567f3', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.320Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1521-7134-8e90-71c470b8e7db', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'added', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.560Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1535-739f-b381-9a424cc1e028', '01a1e227-12c7-720a-8098-833ff4da0b9e', 'added', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.581Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-156e-7303-bf28-24cc755ce889', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'assigned', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:34.637Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-1819-76b5-b74c-4bdb3f76083d', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'commented', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-1818-73fc-9eb7-ab9864b567f3', '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.320Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e227-18b6-70ed-a860-f5c3993c2d72', '01a1e227-18c5-74d1-b0e5-f9e1d71ee3c2', '01a1e227-10ae-74e4-a9c3-e117bc194bf8', 'added', NULL, NULL, '01a1e227-0f32-7436-929e-ef79e921481d', '2026-11-16T02:19:35.493Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-153f-70de-b3b1-8a12ab6c1ce7', '01a1e227-0f32-7436-929e-ef79e921481d');
INSERT INTO board_visits VALUES ('01a1e227-150b-73d8-b325-f4d9b74d6fd7', '01a1e227-0f32-7436-929e-ef79e921481d', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e227-0f32-7436-929e-ef79e921481d', '2efbff43963891a61b931757114271f1');
