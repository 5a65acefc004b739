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
INSERT INTO schema_version VALUES (1, 'dfd83b0ad86cc393');
INSERT INTO users VALUES ('01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$g/7mBMRuTudNl9bmi/3LTxfiEp8i96Fv4VuTXN2OR+k$wUA4g8lVxtM7777IkINgOVEaqv4r9rWMbGbTdnrXbeA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:57:18.700Z');
INSERT INTO users VALUES ('01a1e212-b4db-7516-8b90-8329d03085a0', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$RrXrg4bzzno/jeBHS2INfYN2/2dEXud8buO5M/r3aCY$vH/F6/WBgQ/RXOOsEc55PJK4wbX2FHzNekkJYYqRXh0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:57:19.844Z');
INSERT INTO users VALUES ('01a1e212-bac3-7611-88d8-329d9ac617fc', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$LsYO/RnYgr3bBXfEMLD479JEF9KrsflQbPCIOdOPOtY$ZzCi/9aoFkW1+XRvatgyNEgepi0EDYGHn/pENEtaofE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:57:21.205Z');
INSERT INTO users VALUES ('01a1e212-bf85-742e-b03c-45c53aa09d42', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$jCfG5egJ0eArt8V8s0iqdp6LWsN/Pw9Jp1Iw70zvvTo$7T8gOMO/IGc2ZzcgjP4UqTukiniruYiqEVRnpDnuiAw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:57:22.208Z');
INSERT INTO sessions VALUES ('01a1e212-b4c5-75cc-a9d8-23787bc78cee', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:19.173Z', '2026-11-16T01:57:19.173Z', '2026-11-16T02:57:19.173Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e212-b9d1-76f5-8b86-7db586754444', '01a1e212-b4db-7516-8b90-8329d03085a0', '2026-11-16T01:57:20.465Z', '2026-11-16T01:57:20.465Z', '2026-11-16T02:57:20.465Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e212-be20-7623-894c-5661cd941bac', '01a1e212-bac3-7611-88d8-329d9ac617fc', '2026-11-16T01:57:21.568Z', '2026-11-16T01:57:21.568Z', '2026-11-16T02:57:21.568Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e212-c164-72c1-a415-389eaafda73e', '2026-11-16T03:02:22.408Z');
INSERT INTO idempotency_keys VALUES ('01a1e212-af43-7392-97c3-bb8ddeea9a4c', '4889ddb2-cadc-4736-9483-08330964dfb2', 'UnpjheT13DTHRIGYJPx--gmW2gAOCBnnc9aardGiB7k', '01a1e212-be35-765c-8f3b-454cf0919bef', '{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:57:21.663Z');
INSERT INTO leases VALUES ('work', 'a22000c7-6f94-463d-9ea8-72491cbc1d8d', '2026-11-16T01:57:22.409Z');
INSERT INTO boards VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 'Board', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.589Z', '2026-11-16T01:57:21.589Z', 35, 38, 'qfpqomokeb', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', 'Board', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.861Z', '2026-11-16T01:57:21.861Z', 2, 3, '3jna4gf7x0k', 0, '2026-11-16T01:57:21.868Z', '01a1e212-af43-7392-97c3-bb8ddeea9a4c');
INSERT INTO board_members VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'owner');
INSERT INTO board_members VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-b4db-7516-8b90-8329d03085a0', 'member');
INSERT INTO board_members VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'owner');
INSERT INTO board_members VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', '01a1e212-b4db-7516-8b90-8329d03085a0', 'member');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 1, 'board.member_added', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.617Z', 1, '01a1e212-b4db-7516-8b90-8329d03085a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","user_id":"01a1e212-b4db-7516-8b90-8329d03085a0","role":"member","user":{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 2, 'board.member_added', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.637Z', 2, '01a1e212-bac3-7611-88d8-329d9ac617fc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","user_id":"01a1e212-bac3-7611-88d8-329d9ac617fc","role":"member","user":{"id":"01a1e212-bac3-7611-88d8-329d9ac617fc","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 3, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.641Z', 3, '01a1e212-be69-74a7-a79d-6457a1f91812', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-be69-74a7-a79d-6457a1f91812","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 4, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.659Z', 4, '01a1e212-be7b-7704-be51-7bd4c11d3b49', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-be7b-7704-be51-7bd4c11d3b49","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 5, 'label.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.663Z', 5, '01a1e212-be7f-727d-ba66-457588ebebec', NULL, NULL, NULL, NULL, '4889ddb2-cadc-4736-9483-08330964dfb2', NULL, NULL, '{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 6, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.666Z', 6, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.666Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 7, 'card.labeled', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.679Z', 7, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:57:21.666Z"}', '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.679Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 8, 'card.assigned', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.686Z', 8, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:57:21.679Z"}', '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.686Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 9, 'card.assigned', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.686Z', 8, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:57:21.686Z"}', '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.686Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 10, 'checklist.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.700Z', 10, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea4-7736-8bfa-b3e11ef79491', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 11, 'checklist_item.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.704Z', 11, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea8-7723-894a-fe744ae7a2b7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bea8-7723-894a-fe744ae7a2b7","checklist_id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 12, 'checklist_item.updated', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.709Z', 12, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea8-7723-894a-fe744ae7a2b7', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e212-bea8-7723-894a-fe744ae7a2b7","checklist_id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 13, 'checklist_item.assigned', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.714Z', 13, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea8-7723-894a-fe744ae7a2b7', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e212-bea8-7723-894a-fe744ae7a2b7","checklist_id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 14, 'attachment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.723Z', 14, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bebb-7386-9ef1-656c774ee85c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bebb-7386-9ef1-656c774ee85c","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 15, 'attachment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.729Z', 15, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bec1-77e5-9878-200caf29d518', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bec1-77e5-9878-200caf29d518","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 16, 'attachment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.733Z', 16, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bec5-7037-9c4f-1768137ce7a4', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bec5-7037-9c4f-1768137ce7a4","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 17, 'card.moved', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.745Z', 17, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","rank":65536,"updated_at":"2026-11-16T01:57:21.686Z","position":0}', '{"id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be7b-7704-be51-7bd4c11d3b49","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e212-be7f-727d-ba66-457588ebebec","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","title":"Steps","rank":65536,"items":[{"id":"01a1e212-bea8-7723-894a-fe744ae7a2b7","checklist_id":"01a1e212-bea4-7736-8bfa-b3e11ef79491","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e212-bebb-7386-9ef1-656c774ee85c","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e212-bec1-77e5-9878-200caf29d518","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e212-bec5-7037-9c4f-1768137ce7a4","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:57:21.666Z","updated_at":"2026-11-16T01:57:21.745Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 18, 'board.member_removed', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.774Z', 18, '01a1e212-bac3-7611-88d8-329d9ac617fc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","user_id":"01a1e212-bac3-7611-88d8-329d9ac617fc","role":"member","user":{"id":"01a1e212-bac3-7611-88d8-329d9ac617fc","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 19, 'attachment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.778Z', 19, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bef2-725b-beb5-0a2ed7aefeb2', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bef2-725b-beb5-0a2ed7aefeb2","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 20, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.782Z', 20, '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bef6-77d5-a2ff-cc21d2ba0a76","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.782Z","updated_at":"2026-11-16T01:57:21.782Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 21, 'checklist.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.785Z', 21, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bef9-7010-9720-4da56009dffe', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bef9-7010-9720-4da56009dffe","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 22, 'checklist.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.786Z', 22, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-befa-711b-9c1e-e7abd4f6a342', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-befa-711b-9c1e-e7abd4f6a342","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 23, 'checklist_item.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.789Z', 23, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-befd-73ec-8faa-6ccadf80713c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-befd-73ec-8faa-6ccadf80713c","checklist_id":"01a1e212-befa-711b-9c1e-e7abd4f6a342","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 24, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.799Z', 24, '01a1e212-bf07-711e-8677-3908fe7a3e50', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf07-711e-8677-3908fe7a3e50","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 25, 'comment.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.800Z', 25, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bf09-7086-bbae-86e3f175b277', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf09-7086-bbae-86e3f175b277","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","card_id":"01a1e212-be82-722e-b3f2-5eb98e4bc71d","user_id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","user":{"id":"01a1e212-af43-7392-97c3-bb8ddeea9a4c","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:57:21.800Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 26, 'label.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.828Z', 26, '01a1e212-bf28-752b-8a78-e247051826fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf28-752b-8a78-e247051826fe","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 27, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.843Z', 27, '01a1e212-bf33-764d-aab9-f1c81924e7b3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf33-764d-aab9-f1c81924e7b3","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.843Z","updated_at":"2026-11-16T01:57:21.843Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 28, 'card.deleted', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.847Z', 28, '01a1e212-bf33-764d-aab9-f1c81924e7b3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf33-764d-aab9-f1c81924e7b3","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.843Z","updated_at":"2026-11-16T01:57:21.843Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 29, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.851Z', 29, '01a1e212-bf3b-7339-a9ff-b4b2c163c471', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf3b-7339-a9ff-b4b2c163c471","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 30, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.853Z', 30, '01a1e212-bf3d-701d-a47d-6652abc676ce', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf3d-701d-a47d-6652abc676ce","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-bf3b-7339-a9ff-b4b2c163c471","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.853Z","updated_at":"2026-11-16T01:57:21.853Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 31, 'column.deleted', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.855Z', 31, '01a1e212-bf3b-7339-a9ff-b4b2c163c471', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf3b-7339-a9ff-b4b2c163c471","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', 1, 'board.member_added', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.866Z', 1, '01a1e212-b4db-7516-8b90-8329d03085a0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e212-bf45-76a5-8965-3f47da9e5f92","user_id":"01a1e212-b4db-7516-8b90-8329d03085a0","role":"member","user":{"id":"01a1e212-b4db-7516-8b90-8329d03085a0","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', 2, 'board.deleted', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.868Z', 2, '01a1e212-bf45-76a5-8965-3f47da9e5f92', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf45-76a5-8965-3f47da9e5f92"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 32, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.872Z', 32, '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 33, 'card.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.880Z', 33, '01a1e212-bf58-711a-be90-c2b712bbc26a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf58-711a-be90-c2b712bbc26a","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","column_id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:57:21.880Z","updated_at":"2026-11-16T01:57:21.880Z"}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 34, 'column.deleted', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.898Z', 34, '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 35, 'column.created', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.909Z', 35, '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","board_id":"01a1e212-be35-765c-8f3b-454cf0919bef","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 0, '2026-11-16T01:57:21.589Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB388FA6F109F10D9C4055B5B6D7C8921307DB29A0AAFF8E9A14547A28EA71667766F67100674042215050294AAEA86A78BB6E34DFD84AF1BAA9B52D3AD129B2C020BBEC09243C058C0618184A3ABA31BB30801C26EF19E8E043FC05913093D9A9AFCB0CB475C5DBAA2B79D7EA8A2BB53186083BAC3530984673B7E627073348288B72CD85E062FD5C08D9B4B214AB66D3BD5C78FFD797E81D64C1C0A3229F40BE6E19F4D42B8A27700075DA7F77CFE5A644F14A707BA518E64B878F81E2590FF270F5ADDB16D4A3F32001BDD3F4489FD88F9E5621BE9DFD06EC4F117319185817535EB8E57B1EFF629776A8B3DB13C81C279A893D45671D1990167D5AB8348D14978167F278DC1E1FBE01542AFB0669020000');
INSERT INTO board_checkpoints VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', 0, '2026-11-16T01:57:21.861Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8EABD879353E21BE8113A8AAD6F11A5972E2603B0514F5DF5193824A0F453DCEECCECC3E66B01A24E41C39092E983265C59A1A2BB66DEB8A15A66C34B65499564006C9264720E1C963D09081A6D8053B26EB0790C3E45C069D773EFC82409848EFD5D765069AB2604DD10AD6365DC194DA6A4D842D961D64308DFA6ECD4F0E269020725133CE19AF9F732EAB460ABED9D6FCE5C2FBBFBE48EF20F30C1C2A7211E4EB2E839E7A45E1046650A7FDF7F75C6E8A14AE04B7570A7EB9B4FF18289CF520E7AB6FDDB6A01EAD0309E86C478FF489FDE868E3C3DBD96FC0FE14B194210363434C2BB77ECFE15F6CE31EBB640F0432858916E240C11A4B1AA44117572E4E238575E0853C1E77C7876FC5673CC569020000');
INSERT INTO labels VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be7f-727d-ba66-457588ebebec', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf28-752b-8a78-e247051826fe', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be69-74a7-a79d-6457a1f91812', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be7b-7704-be51-7bd4c11d3b49', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf07-711e-8677-3908fe7a3e50', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-becb-7630-8dd8-e3d589813a66', 'Finished by Bob', 'card_moved', '01a1e212-be7b-7704-be51-7bd4c11d3b49', NULL, 'assign_member', NULL, '01a1e212-b4db-7516-8b90-8329d03085a0', 1);
INSERT INTO automation_rules VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef5-74bc-9b76-532eef2b1836', 'Rule', 'card_moved', '01a1e212-be69-74a7-a79d-6457a1f91812', NULL, 'assign_member', NULL, '01a1e212-b4db-7516-8b90-8329d03085a0', 1);
INSERT INTO automation_runs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-becb-7630-8dd8-e3d589813a66', '01a1e212-bed2-73ee-8716-0e52db00fe91', 17, '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '2026-11-16T01:57:21.745Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf1d-7278-9e6f-21baab53722b', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('c6d5d9ae-a79e-4c4e-9839-e666446d8e14', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T01:57:22.409Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'reset', 'alice@example.org', '00', '2026-11-16T01:57:22.409Z');
INSERT INTO trash VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf33-764d-aab9-f1c81924e7b3', 'card', 'deleted', 'Card', '01a1e212-be69-74a7-a79d-6457a1f91812', NULL, 131072, 1, '{"id":"01a1e212-bf33-764d-aab9-f1c81924e7b3","column_id":"01a1e212-be69-74a7-a79d-6457a1f91812","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:57:21.843Z","updated_at":"2026-11-16T01:57:21.843Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:57:21.847Z', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 28);
INSERT INTO trash VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3b-7339-a9ff-b4b2c163c471', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e212-be7f-727d-ba66-457588ebebec","01a1e212-bf28-752b-8a78-e247051826fe"],"board_members":["01a1e212-af43-7392-97c3-bb8ddeea9a4c","01a1e212-b4db-7516-8b90-8329d03085a0"]}', '2026-11-16T01:57:21.855Z', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 31);
INSERT INTO trash VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3d-701d-a47d-6652abc676ce', 'card', 'deleted', 'Card', '01a1e212-bf3b-7339-a9ff-b4b2c163c471', '01a1e212-bf3b-7339-a9ff-b4b2c163c471', 65536, NULL, '{"id":"01a1e212-bf3d-701d-a47d-6652abc676ce","column_id":"01a1e212-bf3b-7339-a9ff-b4b2c163c471","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:57:21.853Z","updated_at":"2026-11-16T01:57:21.853Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:57:21.855Z', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', 31);
INSERT INTO restored_contents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', 35, '01a1e212-bf58-711a-be90-c2b712bbc26a', '{"id":"01a1e212-bf58-711a-be90-c2b712bbc26a","column_id":"01a1e212-bf50-76ad-8aec-5f52a9fb8b7c","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:57:21.880Z","updated_at":"2026-11-16T01:57:21.880Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-be7b-7704-be51-7bd4c11d3b49', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:57:21.666Z', '2026-11-16T01:57:21.745Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', '01a1e212-be69-74a7-a79d-6457a1f91812', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:57:21.782Z', '2026-11-16T01:57:21.782Z', NULL);
INSERT INTO cards VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf58-711a-be90-c2b712bbc26a', '01a1e212-bf50-76ad-8aec-5f52a9fb8b7c', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:57:21.880Z', '2026-11-16T01:57:21.880Z', NULL);
INSERT INTO card_labels VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-be7f-727d-ba66-457588ebebec');
INSERT INTO card_assignees VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-af43-7392-97c3-bb8ddeea9a4c');
INSERT INTO card_assignees VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-b4db-7516-8b90-8329d03085a0');
INSERT INTO checklists VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bea4-7736-8bfa-b3e11ef79491', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef9-7010-9720-4da56009dffe', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-befa-711b-9c1e-e7abd4f6a342', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bea8-7723-894a-fe744ae7a2b7', '01a1e212-bea4-7736-8bfa-b3e11ef79491', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-befd-73ec-8faa-6ccadf80713c', '01a1e212-befa-711b-9c1e-e7abd4f6a342', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bea8-7723-894a-fe744ae7a2b7', '01a1e212-b4db-7516-8b90-8329d03085a0');
INSERT INTO attachments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bebb-7386-9ef1-656c774ee85c', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bec1-77e5-9878-200caf29d518', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bec5-7037-9c4f-1768137ce7a4', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef2-725b-beb5-0a2ed7aefeb2', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bebb-7386-9ef1-656c774ee85c', X'');
INSERT INTO attachment_blobs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bec1-77e5-9878-200caf29d518', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bec5-7037-9c4f-1768137ce7a4', X'CE0267B3B952B1E47F06E31EA763E4A42019DA0E5299C10188686CB79DCBF99EB0B54176F6BDF14B44C4AE7026601E9BCF8F4D0C5316F60929EF032D187051A63A9ED59DC7D25666C243A01312A073E5A440B101E70D94719B21580D901D3FE6AABB114B0E53B77E6F2FBDC1147EFE89B6972209FBB2EDAD5BA610FE50419A68F7BEEDB0C9BCF4C5FEEAE018D3CDDE5655D1A1C6791D5DD7C94B534C3546F6C1FE240E78EAE8003DCE549F5C3F05E0F3EAA40A6D7C54D0AA2E3D4BC32AABC0CCF48ED3CE9718850853FE1D1F75CA699D99C7CB561DD33857CB57388AF6170337EBEDE4BFBEF7CCF7CA11DDFFEEFBC343B8C884D1A61E90281B10EE47621AA944B7C7BEB580A207475DBAD8B1C9BFD6996FACDEAF836434026EEC6386530BC35D6AF8F527171CDD0C463EA4A5A50FD2FD119B9EA3D378F34DC235696C3A6F4C9440813AAC7175FE1C2CD87CEF0A7E4C4D38A3854843892494EB7E506AF0FC6057CD8E163E31C8549D058B75DFB3E98893389BD8E36EAA4C2F281254C70C18550287EAA8764FA5BDD92E551090B33681381D77FB03B057899F517119F71198EF85B14A2525C97BF2FA84B0988E22CE78274B954647F501C914493048D6716170B8F494BAA179C3EA83C05E8E09D67ADFD89E11C31DCEEC976DB76DC7DB6A530D16E395922A91C5A4F46A20252EB5B137E8C22A3798');
INSERT INTO attachment_blobs VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef2-725b-beb5-0a2ed7aefeb2', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('03d2f3b2-d976-4c98-b1a0-8c5bf73afe00', '3191d95a-d5c9-4c96-9305-5508097812fc', '00', NULL);
INSERT INTO attachment_objects VALUES ('03d2f3b2-d976-4c98-b1a0-8c5bf73afe00', '3191d95a-d5c9-4c96-9305-5508097812fc', NULL);
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bea8-7723-894a-fe744ae7a2b7', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bebb-7386-9ef1-656c774ee85c', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bec1-77e5-9878-200caf29d518', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bec5-7037-9c4f-1768137ce7a4', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bef2-725b-beb5-0a2ed7aefeb2', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', 'description', '');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-befd-73ec-8faa-6ccadf80713c', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bf09-7086-bbae-86e3f175b277', 'comment', ' comment ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf33-764d-aab9-f1c81924e7b3', '01a1e212-bf33-764d-aab9-f1c81924e7b3', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf33-764d-aab9-f1c81924e7b3', '01a1e212-bf33-764d-aab9-f1c81924e7b3', 'description', '');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3d-701d-a47d-6652abc676ce', '01a1e212-bf3d-701d-a47d-6652abc676ce', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3d-701d-a47d-6652abc676ce', '01a1e212-bf3d-701d-a47d-6652abc676ce', 'description', '');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf58-711a-be90-c2b712bbc26a', '01a1e212-bf58-711a-be90-c2b712bbc26a', 'title', ' ·b01a1e212be35765c8f3b454cf0919bef ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf58-711a-be90-c2b712bbc26a', '01a1e212-bf58-711a-be90-c2b712bbc26a', 'description', '');
INSERT INTO search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', 888657681080320, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e212be35765c8f3b454cf0919bef ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bef6-77d5-a2ff-cc21d2ba0a76', 888657681543168, ' ·b01a1e212be35765c8f3b454cf0919bef ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf33-764d-aab9-f1c81924e7b3', 888657681793024, ' ·b01a1e212be35765c8f3b454cf0919bef ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf3d-701d-a47d-6652abc676ce', 888657681829888, ' ·b01a1e212be35765c8f3b454cf0919bef ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf58-711a-be90-c2b712bbc26a', 888657681940480, ' ·b01a1e212be35765c8f3b454cf0919bef ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf09-7086-bbae-86e3f175b277', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.800Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be54-74be-9111-e7ddb15a75e6', '01a1e212-b4db-7516-8b90-8329d03085a0', 'added', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.617Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be65-7264-9b1d-f2fb1da5eb33', '01a1e212-bac3-7611-88d8-329d9ac617fc', 'added', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.637Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be97-7377-aea1-a392d7344dd7', '01a1e212-b4db-7516-8b90-8329d03085a0', 'assigned', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.686Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-bf09-7087-8269-e66eb2e6c3c7', '01a1e212-b4db-7516-8b90-8329d03085a0', 'commented', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-bf09-7086-bbae-86e3f175b277', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.800Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e212-bf45-76a5-8965-3f47da9e5f92', '01a1e212-bf4a-726e-96f9-d98d3cbfd915', '01a1e212-b4db-7516-8b90-8329d03085a0', 'added', NULL, NULL, '01a1e212-af43-7392-97c3-bb8ddeea9a4c', '2026-11-16T01:57:21.866Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-be82-722e-b3f2-5eb98e4bc71d', '01a1e212-af43-7392-97c3-bb8ddeea9a4c');
INSERT INTO board_visits VALUES ('01a1e212-be35-765c-8f3b-454cf0919bef', '01a1e212-af43-7392-97c3-bb8ddeea9a4c', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e212-af43-7392-97c3-bb8ddeea9a4c', 'dbed0c7ed349469bdc2dc1a035dd3153');
