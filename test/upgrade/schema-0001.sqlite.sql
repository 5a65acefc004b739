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
INSERT INTO schema_version VALUES (1, 'd609f9aa129c33d9');
INSERT INTO users VALUES ('01a1e203-1758-772c-b035-8a8582dd3e17', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$XAOVREz2H3JiHKy239hdJlghWLZMFE+OTP86IJQ7t0Y$Ey2OOBWaiizyXr92459zXNi1/YBw3H0HPGrRQo1w1s4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:40:16.256Z');
INSERT INTO users VALUES ('01a1e203-1a67-771d-85a6-b389fbb6f070', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$6+RFIfaOYt9wwTbwVSOcqrKS+XzEgvELuQ6AaAnUuHk$JQzUFDWyB7eHnfxZBysmsDCrE/0mZaXgAQ4vrEJTUW4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:40:16.787Z');
INSERT INTO users VALUES ('01a1e203-1b5b-755e-899b-39a256164363', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Ze/xX31zb3nkE94Cmuh0fqYeFsGrmziuq5SbhZEkLPg$GC8Wp/74CueSsbkXGVC+13E1kmzFdKCgtVKy2b4Rauw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:40:16.971Z');
INSERT INTO users VALUES ('01a1e203-1c8b-7266-92c2-e13305c76b43', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$yOjCgNtimEfZNlXYkUEqv6TKDuZBfssjYUPzlkPiozA$pPzjPP0o+6KFp02p++woussqg/csyH34Vsj2W5WHAY0', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T01:40:17.267Z');
INSERT INTO sessions VALUES ('01a1e203-1a63-736f-bde4-07455b028572', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:16.611Z', '2026-11-16T01:40:16.611Z', '2026-11-16T02:40:16.611Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e203-1b59-7462-a54a-a68da01120ef', '01a1e203-1a67-771d-85a6-b389fbb6f070', '2026-11-16T01:40:16.858Z', '2026-11-16T01:40:16.858Z', '2026-11-16T02:40:16.858Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e203-1c07-74bc-807a-ebccc095981b', '01a1e203-1b5b-755e-899b-39a256164363', '2026-11-16T01:40:17.031Z', '2026-11-16T01:40:17.031Z', '2026-11-16T02:40:17.031Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e203-1d49-7307-a3a7-beb068c3fa25', '2026-11-16T02:45:17.356Z');
INSERT INTO idempotency_keys VALUES ('01a1e203-1758-772c-b035-8a8582dd3e17', '2d5672fa-5445-4d1b-9824-fc5ebd80814e', 'ZZZ9_yBY4lKBcmqwr_NMLMIxXYEIFOajXhoAlgk5ZP8', '01a1e203-1c10-77d1-b5c9-e46190772ba3', '{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T01:40:17.066Z');
INSERT INTO boards VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 'Board', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.040Z', '2026-11-16T01:40:17.040Z', 35, 38, '2zzyq0pyrs4', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', 'Board', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.138Z', '2026-11-16T01:40:17.138Z', 2, 3, 'kyyioy2xyv', 0, '2026-11-16T01:40:17.141Z', '01a1e203-1758-772c-b035-8a8582dd3e17');
INSERT INTO board_members VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1758-772c-b035-8a8582dd3e17', 'owner');
INSERT INTO board_members VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'member');
INSERT INTO board_members VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', '01a1e203-1758-772c-b035-8a8582dd3e17', 'owner');
INSERT INTO board_members VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'member');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 1, 'board.member_added', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.052Z', 1, '01a1e203-1a67-771d-85a6-b389fbb6f070', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","user_id":"01a1e203-1a67-771d-85a6-b389fbb6f070","role":"member","user":{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 2, 'board.member_added', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.058Z', 2, '01a1e203-1b5b-755e-899b-39a256164363', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","user_id":"01a1e203-1b5b-755e-899b-39a256164363","role":"member","user":{"id":"01a1e203-1b5b-755e-899b-39a256164363","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 3, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.061Z', 3, '01a1e203-1c25-7530-9aa2-53bf462e5af5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 4, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.064Z', 4, '01a1e203-1c28-7497-bd09-e35b6dd18e51', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c28-7497-bd09-e35b6dd18e51","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 5, 'label.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.066Z', 5, '01a1e203-1c2a-72f8-a372-dba504de8805', NULL, NULL, NULL, NULL, '2d5672fa-5445-4d1b-9824-fc5ebd80814e', NULL, NULL, '{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 6, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.068Z', 6, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.068Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 7, 'card.labeled', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.073Z', 7, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T01:40:17.068Z"}', '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.073Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 8, 'card.assigned', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.077Z', 8, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T01:40:17.073Z"}', '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.077Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 9, 'card.assigned', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.077Z', 8, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T01:40:17.077Z"}', '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.077Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 10, 'checklist.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.082Z', 10, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3a-742d-822b-090fd1c52f7b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 11, 'checklist_item.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.084Z', 11, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c3d-75b8-b36c-5c7aa3e339d7","checklist_id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 12, 'checklist_item.updated', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.087Z', 12, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e203-1c3d-75b8-b36c-5c7aa3e339d7","checklist_id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 13, 'checklist_item.assigned', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.089Z', 13, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e203-1c3d-75b8-b36c-5c7aa3e339d7","checklist_id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 14, 'attachment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.094Z', 14, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c47-74f0-9ec8-d000f88449f9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c47-74f0-9ec8-d000f88449f9","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 15, 'attachment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.097Z', 15, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c49-747e-be70-fe3821045771', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c49-747e-be70-fe3821045771","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 16, 'attachment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.099Z', 16, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c4b-74fc-9bdb-16796e22f604', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c4b-74fc-9bdb-16796e22f604","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 17, 'card.moved', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.104Z', 17, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","rank":65536,"updated_at":"2026-11-16T01:40:17.077Z","position":0}', '{"id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c28-7497-bd09-e35b6dd18e51","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e203-1c2a-72f8-a372-dba504de8805","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","title":"Steps","rank":65536,"items":[{"id":"01a1e203-1c3d-75b8-b36c-5c7aa3e339d7","checklist_id":"01a1e203-1c3a-742d-822b-090fd1c52f7b","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e203-1c47-74f0-9ec8-d000f88449f9","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e203-1c49-747e-be70-fe3821045771","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e203-1c4b-74fc-9bdb-16796e22f604","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T01:40:17.068Z","updated_at":"2026-11-16T01:40:17.104Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 18, 'board.member_removed', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.106Z', 18, '01a1e203-1b5b-755e-899b-39a256164363', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","user_id":"01a1e203-1b5b-755e-899b-39a256164363","role":"member","user":{"id":"01a1e203-1b5b-755e-899b-39a256164363","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 19, 'attachment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.109Z', 19, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c55-72d8-ac61-02322b640688', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c55-72d8-ac61-02322b640688","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 20, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.112Z', 20, '01a1e203-1c58-7425-93e5-b2b2148606f8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c58-7425-93e5-b2b2148606f8","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.112Z","updated_at":"2026-11-16T01:40:17.112Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 21, 'checklist.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.113Z', 21, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c59-7639-b3c5-ad30998dde14', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c59-7639-b3c5-ad30998dde14","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 22, 'checklist.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.115Z', 22, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5b-76d9-b90b-9d5dda51d560', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c5b-76d9-b90b-9d5dda51d560","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 23, 'checklist_item.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.116Z', 23, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5c-70ae-bd2d-a5095adfc063', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c5c-70ae-bd2d-a5095adfc063","checklist_id":"01a1e203-1c5b-76d9-b90b-9d5dda51d560","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 24, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.117Z', 24, '01a1e203-1c5d-7680-9b59-3d4ddc429fbe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c5d-7680-9b59-3d4ddc429fbe","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 25, 'comment.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.119Z', 25, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5f-74b0-9245-2054fe81a7e7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c5f-74b0-9245-2054fe81a7e7","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","card_id":"01a1e203-1c2c-74cd-aa0d-20920d49fa5d","user_id":"01a1e203-1758-772c-b035-8a8582dd3e17","user":{"id":"01a1e203-1758-772c-b035-8a8582dd3e17","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T01:40:17.119Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 26, 'label.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.125Z', 26, '01a1e203-1c65-7215-b775-1cd5ca3e9846', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c65-7215-b775-1cd5ca3e9846","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 27, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.127Z', 27, '01a1e203-1c67-77da-bffd-e7a9c72ad940', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c67-77da-bffd-e7a9c72ad940","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.127Z","updated_at":"2026-11-16T01:40:17.127Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 28, 'card.deleted', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.129Z', 28, '01a1e203-1c67-77da-bffd-e7a9c72ad940', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c67-77da-bffd-e7a9c72ad940","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.127Z","updated_at":"2026-11-16T01:40:17.127Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 29, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.131Z', 29, '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c6b-70d8-9a86-010b1e19a2ea","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 30, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.133Z', 30, '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c6b-70d8-9a86-010b1e19a2ea","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.133Z","updated_at":"2026-11-16T01:40:17.133Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 31, 'column.deleted', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.135Z', 31, '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c6b-70d8-9a86-010b1e19a2ea","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', 1, 'board.member_added', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.140Z', 1, '01a1e203-1a67-771d-85a6-b389fbb6f070', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e203-1c72-71b6-b1d6-7e11966af323","user_id":"01a1e203-1a67-771d-85a6-b389fbb6f070","role":"member","user":{"id":"01a1e203-1a67-771d-85a6-b389fbb6f070","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', 2, 'board.deleted', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.141Z', 2, '01a1e203-1c72-71b6-b1d6-7e11966af323', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c72-71b6-b1d6-7e11966af323"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 32, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.143Z', 32, '01a1e203-1c77-7582-b19c-52da517b43f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c77-7582-b19c-52da517b43f3","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 33, 'card.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.144Z', 33, '01a1e203-1c78-75b5-af1e-463d4ddde8a7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c78-75b5-af1e-463d4ddde8a7","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","column_id":"01a1e203-1c77-7582-b19c-52da517b43f3","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T01:40:17.144Z","updated_at":"2026-11-16T01:40:17.144Z"}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 34, 'column.deleted', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.146Z', 34, '01a1e203-1c77-7582-b19c-52da517b43f3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e203-1c77-7582-b19c-52da517b43f3","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 35, 'column.created', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.149Z', 35, '01a1e203-1c77-7582-b19c-52da517b43f3', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e203-1c77-7582-b19c-52da517b43f3","board_id":"01a1e203-1c10-77d1-b5c9-e46190772ba3","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 0, '2026-11-16T01:40:17.040Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62B3B69EAD427C437700255D5DADE224B4E1C6CA780AAFE3B6A5210EDA1A8C799DD99D9C701BC030D42A2A44AD45C5A29B8524E72D3D835A7E54AAE855295C11A18145F028186A788C9010347D9263F141F7BD0FD1802031B434CBF201116725BF37591A19A962B55596E44DDF016DBA6AD9CAB492A60300EEE6ECD4F0E16D050896AC5A5E472F52CA45E0A2DD5422CC5CB1FEFFFFA32BD83160C021A0A19F4EB8641479DA174020730A7FDB7F75C6ECC94AE0537574A71BA74FCE8299DF5A00FD7DFBA69411DFA001A30784B8FF489DD106811D3DBD9AFC7EE14319581C1CEA75C666EFE5EC04BECF3166DF17B025DD24813B1A7E4779E1CE81D863C73791C28CD034FE4F1B8393E7C03B45912D669020000');
INSERT INTO board_checkpoints VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', 0, '2026-11-16T01:40:17.138Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB62BDBA171F009F10D9C4055B58E37C8921307DB29A0AAFF8E9A14447B28EA71667766F6B107EFC080902849898ACB562BAEA5ADB995AEE69AA47CA86BEC2A550183E24B2030F014313960E028B7C98FC5C701CC3085C0A08D21A65F90080BB9ADFD3ACBD0EB866BAD5A6E45B5E60D36EB46395791D4C0601ADDCD9A9F1C2C604009557329B9AC9F8534F7C248BD9255F3F2C7FBBFBE4CEF60048380964206F3BA61D0536F291DC11EEC71FFED2D979B32A54BC1D595529C2F1D3F064A273D98FDE5B7AE5A508F3E80010CBEA547FAC47E0CB48AE9EDE437607F8C98CBC0A0F32997855BBE17F01CFBBCC5B6F81D812969A299D851F29D2707A6C390172E4F23A565E0993C1C3687BB6F6BD0B04669020000');
INSERT INTO labels VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2a-72f8-a372-dba504de8805', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c65-7215-b775-1cd5ca3e9846', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c25-7530-9aa2-53bf462e5af5', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c28-7497-bd09-e35b6dd18e51', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5d-7680-9b59-3d4ddc429fbe', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c77-7582-b19c-52da517b43f3', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c4d-76ea-bff9-1ab644582fff', 'Finished by Bob', 'card_moved', '01a1e203-1c28-7497-bd09-e35b6dd18e51', NULL, 'assign_member', NULL, '01a1e203-1a67-771d-85a6-b389fbb6f070', 1);
INSERT INTO automation_rules VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c56-75f9-a59e-0a8b571f7285', 'Rule', 'card_moved', '01a1e203-1c25-7530-9aa2-53bf462e5af5', NULL, 'assign_member', NULL, '01a1e203-1a67-771d-85a6-b389fbb6f070', 1);
INSERT INTO automation_runs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c4d-76ea-bff9-1ab644582fff', '01a1e203-1c50-7275-99b1-0a566be9be4e', 17, '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '2026-11-16T01:40:17.104Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c64-747a-95b0-44b7dbef0733', '01a1e203-1758-772c-b035-8a8582dd3e17', NULL, 'member', NULL, NULL, 0);
INSERT INTO trash VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c67-77da-bffd-e7a9c72ad940', 'card', 'deleted', 'Card', '01a1e203-1c25-7530-9aa2-53bf462e5af5', NULL, 131072, 1, '{"id":"01a1e203-1c67-77da-bffd-e7a9c72ad940","column_id":"01a1e203-1c25-7530-9aa2-53bf462e5af5","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:40:17.127Z","updated_at":"2026-11-16T01:40:17.127Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:40:17.129Z', '01a1e203-1758-772c-b035-8a8582dd3e17', 28);
INSERT INTO trash VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e203-1c2a-72f8-a372-dba504de8805","01a1e203-1c65-7215-b775-1cd5ca3e9846"],"board_members":["01a1e203-1758-772c-b035-8a8582dd3e17","01a1e203-1a67-771d-85a6-b389fbb6f070"]}', '2026-11-16T01:40:17.135Z', '01a1e203-1758-772c-b035-8a8582dd3e17', 31);
INSERT INTO trash VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', 'card', 'deleted', 'Card', '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', '01a1e203-1c6b-70d8-9a86-010b1e19a2ea', 65536, NULL, '{"id":"01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a","column_id":"01a1e203-1c6b-70d8-9a86-010b1e19a2ea","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:40:17.133Z","updated_at":"2026-11-16T01:40:17.133Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T01:40:17.135Z', '01a1e203-1758-772c-b035-8a8582dd3e17', 31);
INSERT INTO restored_contents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', 35, '01a1e203-1c78-75b5-af1e-463d4ddde8a7', '{"id":"01a1e203-1c78-75b5-af1e-463d4ddde8a7","column_id":"01a1e203-1c77-7582-b19c-52da517b43f3","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T01:40:17.144Z","updated_at":"2026-11-16T01:40:17.144Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c28-7497-bd09-e35b6dd18e51', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T01:40:17.068Z', '2026-11-16T01:40:17.104Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c58-7425-93e5-b2b2148606f8', '01a1e203-1c25-7530-9aa2-53bf462e5af5', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:40:17.112Z', '2026-11-16T01:40:17.112Z', NULL);
INSERT INTO cards VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', '01a1e203-1c77-7582-b19c-52da517b43f3', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T01:40:17.144Z', '2026-11-16T01:40:17.144Z', NULL);
INSERT INTO card_labels VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c2a-72f8-a372-dba504de8805');
INSERT INTO card_assignees VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1758-772c-b035-8a8582dd3e17');
INSERT INTO card_assignees VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1a67-771d-85a6-b389fbb6f070');
INSERT INTO checklists VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c3a-742d-822b-090fd1c52f7b', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c59-7639-b3c5-ad30998dde14', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5b-76d9-b90b-9d5dda51d560', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', '01a1e203-1c3a-742d-822b-090fd1c52f7b', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5c-70ae-bd2d-a5095adfc063', '01a1e203-1c5b-76d9-b90b-9d5dda51d560', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', '01a1e203-1a67-771d-85a6-b389fbb6f070');
INSERT INTO attachments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c47-74f0-9ec8-d000f88449f9', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c49-747e-be70-fe3821045771', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c4b-74fc-9bdb-16796e22f604', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c55-72d8-ac61-02322b640688', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c47-74f0-9ec8-d000f88449f9', X'');
INSERT INTO attachment_blobs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c49-747e-be70-fe3821045771', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c4b-74fc-9bdb-16796e22f604', X'0A94CABE04353E5359378525EAB6C465C715CFECC6A061AA65A8516D7A7A9032EDE7E59B040259A5C0DFFCAEA1759CCB8BF73F996C1C09A502398FADB5F83C1E8D2270CDEA578E744B3BE6C68DF06D1CF100C1EB747DC4BBED9871959414E755E3095A0B387A76319FC60575AE0977A6DEA45745B46787551BDC6D02F434937E244646B94B9C27C506E186D3A72E51BAD8459A2726EEEF35C88D01C6BC0945A008141E6BF60185B38DD8DED6B55B06192DB046656B6BAB4520C51C3D4A5CDDE7EE5B6000A8885B52FA3EC7B46FAF9D94990D32301DC34D5D91E3E2B3BAD7EE86FD808BC6496A98638F26AF67041248BC28CD934D248ABB76B2A35DD07701B02A32B334FAB81B0F163C109C57F73EAB579F5390F964F32EE3C91E1B96872408A9EE9DC3CFE5A0B0A4BB5611BC6F90AD58EC1171225AFBC9E6C5E95FB8E4C6DD3FC342E5BE6FA1D347B7DE62A637A42E31B2AE5BFAC4961A45FFD0987C580BFED05FAFE3C325DC2A38E3B326698B808954A846AB0E2AB99DCF41109094E89E5609044AC117D3B44113818B650E23A2C0B6983F96D52BB97C6869214F34CA60FBB592B6FA65D2B87A36C0EB573A9441F308F0C8055BFD93299203F964A10DD92467E132EF45FA75932B125AB3EB4C460C5EB4DA16D94FBA87A2CFBBA7AE80E1C1A479F2DDD45B5D2A599CA8F8B8008D0E99D904DB04');
INSERT INTO attachment_blobs VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c55-72d8-ac61-02322b640688', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('2fb7dfe6-a6cd-486c-8229-95bbaa7d933e', '8d81fabf-3620-4d88-abd1-db7c7098f89a', '00', NULL);
INSERT INTO attachment_objects VALUES ('2fb7dfe6-a6cd-486c-8229-95bbaa7d933e', '8d81fabf-3620-4d88-abd1-db7c7098f89a', NULL);
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c3d-75b8-b36c-5c7aa3e339d7', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c47-74f0-9ec8-d000f88449f9', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c49-747e-be70-fe3821045771', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c4b-74fc-9bdb-16796e22f604', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c55-72d8-ac61-02322b640688', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c58-7425-93e5-b2b2148606f8', '01a1e203-1c58-7425-93e5-b2b2148606f8', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c58-7425-93e5-b2b2148606f8', '01a1e203-1c58-7425-93e5-b2b2148606f8', 'description', '');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5c-70ae-bd2d-a5095adfc063', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5f-74b0-9245-2054fe81a7e7', 'comment', ' comment ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c67-77da-bffd-e7a9c72ad940', '01a1e203-1c67-77da-bffd-e7a9c72ad940', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c67-77da-bffd-e7a9c72ad940', '01a1e203-1c67-77da-bffd-e7a9c72ad940', 'description', '');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', 'description', '');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', 'title', ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', 'description', '');
INSERT INTO search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', 888653484318720, ' comment  item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e2031c1077d1b5c9e46190772ba3 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c58-7425-93e5-b2b2148606f8', 888653484490752, ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c67-77da-bffd-e7a9c72ad940', 888653484552192, ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c6d-7715-b0e9-b4ae6d0a0c8a', 888653484576768, ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c78-75b5-af1e-463d4ddde8a7', 888653484621824, ' ·b01a1e2031c1077d1b5c9e46190772ba3 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5f-74b0-9245-2054fe81a7e7', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.119Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c1d-74a3-b209-e6190f74e409', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'added', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.052Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c22-732c-9746-65523b67cdf1', '01a1e203-1b5b-755e-899b-39a256164363', 'added', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.058Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c36-704b-b436-02d83dfcec8d', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'assigned', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.077Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c5f-74b1-9fa0-5da2af247376', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'commented', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1c5f-74b0-9245-2054fe81a7e7', '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.119Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e203-1c72-71b6-b1d6-7e11966af323', '01a1e203-1c74-76b8-9e32-af23ee8747ed', '01a1e203-1a67-771d-85a6-b389fbb6f070', 'added', NULL, NULL, '01a1e203-1758-772c-b035-8a8582dd3e17', '2026-11-16T01:40:17.140Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e203-1c10-77d1-b5c9-e46190772ba3', '01a1e203-1c2c-74cd-aa0d-20920d49fa5d', '01a1e203-1758-772c-b035-8a8582dd3e17');
