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
INSERT INTO users VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$bDSUw4PXGSKeHY2xnJUOxYNGZHRcqLdlqQQKkptGIQU$DgwxRM+xg6jZOv62NQHGMjRTGUeGj46T5UCwNhCj9+8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:35:50.559Z');
INSERT INTO users VALUES ('01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$sYOzJfZqimS9F/B7nwIFrTotdAWv4/KucOIJ8jsoa5g$Qi0xHXVqnUXSVBvv39JEzBZjouLJOhPOoxbH4uTxGtY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:35:50.673Z');
INSERT INTO users VALUES ('01a1e235-fa44-7220-ae7e-421377bf18e9', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$kZSgpqaN4OdycfbX/5+vOX4+thn1Uels6a77lgk17Ns$8RsWyoA9JwN1Dj0ZxVm0ZdVTMOyRCx5d9C61Y43jfmU', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:35:50.771Z');
INSERT INTO users VALUES ('01a1e235-fb24-77fa-a575-b4a4740503f4', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$yPuwpGJL0b8RupVWBNW73p6T5/J8OkEoifAVjwHLpAs$b6Tu39u8uky9G+93ERp4TS0XukaLrejAV/DlHB1AhVg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T02:35:50.990Z');
INSERT INTO sessions VALUES ('01a1e235-f9d8-7276-894d-5960c3812415', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.617Z', '2026-11-16T02:35:50.617Z', '2026-11-16T03:35:50.617Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e235-fa42-7797-beb7-fb44509e0aae', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', '2026-11-16T02:35:50.722Z', '2026-11-16T02:35:50.722Z', '2026-11-16T03:35:50.722Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e235-faa5-7514-b513-f0a639e14f21', '01a1e235-fa44-7220-ae7e-421377bf18e9', '2026-11-16T02:35:50.821Z', '2026-11-16T02:35:50.821Z', '2026-11-16T03:35:50.821Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e235-fb6f-7679-99f1-070223f7be6d', '2026-11-16T03:40:51.025Z');
INSERT INTO avatars VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T02:35:50.868Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO idempotency_keys VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', 'b3de67dc-f5c8-494e-960a-4bf2f441b31a', 'WIrcRR0x6X8ortwD2oIuQSyfmz9q9WRp0GrAZt22JlA', '01a1e235-faa9-7518-9031-07e492cc6fd7', '{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T02:35:50.847Z');
INSERT INTO leases VALUES ('work', 'c49dadfc-9b12-48aa-b85f-e7705fa9fb0b', '2026-11-16T02:35:51.027Z');
INSERT INTO boards VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 'Board', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.825Z', '2026-11-16T02:35:50.825Z', 35, 38, 'unnn0d4hb2', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', 'Board', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.930Z', '2026-11-16T02:35:50.930Z', 2, 3, 'k97facmwsc7', 0, '2026-11-16T02:35:50.934Z', '01a1e235-f974-73d8-81e1-d349160f96dd');
INSERT INTO board_members VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-f974-73d8-81e1-d349160f96dd', 'owner');
INSERT INTO board_members VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'member');
INSERT INTO board_members VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', '01a1e235-f974-73d8-81e1-d349160f96dd', 'owner');
INSERT INTO board_members VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'member');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 1, 'board.member_added', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.834Z', 1, '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","user_id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","role":"member","user":{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 2, 'board.member_added', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.839Z', 2, '01a1e235-fa44-7220-ae7e-421377bf18e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","user_id":"01a1e235-fa44-7220-ae7e-421377bf18e9","role":"member","user":{"id":"01a1e235-fa44-7220-ae7e-421377bf18e9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 3, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.841Z', 3, '01a1e235-faba-7225-8bf0-54a85e88de35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faba-7225-8bf0-54a85e88de35","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 4, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.844Z', 4, '01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 5, 'label.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.847Z', 5, '01a1e235-fabf-7122-ae3c-04faa9d64d3b', NULL, NULL, NULL, NULL, 'b3de67dc-f5c8-494e-960a-4bf2f441b31a', NULL, NULL, '{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 6, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.850Z', 6, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.850Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 7, 'card.labeled', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.855Z', 7, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T02:35:50.850Z"}', '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.855Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 8, 'card.assigned', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.859Z', 8, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T02:35:50.855Z"}', '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.859Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 9, 'card.assigned', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.859Z', 8, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T02:35:50.859Z"}', '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.859Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 10, 'checklist.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.875Z', 10, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fadb-7337-98d5-792fb150d6de', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fadb-7337-98d5-792fb150d6de","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 11, 'checklist_item.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.878Z', 11, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fade-7443-9af9-505c8d340924', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fade-7443-9af9-505c8d340924","checklist_id":"01a1e235-fadb-7337-98d5-792fb150d6de","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 12, 'checklist_item.updated', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.881Z', 12, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fade-7443-9af9-505c8d340924', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e235-fade-7443-9af9-505c8d340924","checklist_id":"01a1e235-fadb-7337-98d5-792fb150d6de","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 13, 'checklist_item.assigned', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.883Z', 13, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fade-7443-9af9-505c8d340924', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e235-fade-7443-9af9-505c8d340924","checklist_id":"01a1e235-fadb-7337-98d5-792fb150d6de","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 14, 'attachment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.886Z', 14, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fae6-75a2-a6d0-44622b1e4111', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fae6-75a2-a6d0-44622b1e4111","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 15, 'attachment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.889Z', 15, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fae9-757a-bfa8-3215154d0dae', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fae9-757a-bfa8-3215154d0dae","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 16, 'attachment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.891Z', 16, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-faeb-7204-8b9f-15f4d0477b6c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faeb-7204-8b9f-15f4d0477b6c","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 17, 'card.moved', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.897Z', 17, '01a1e235-fac2-717b-9409-4da0a2952721', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","rank":65536,"updated_at":"2026-11-16T02:35:50.859Z","position":0}', '{"id":"01a1e235-fac2-717b-9409-4da0a2952721","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e235-fabf-7122-ae3c-04faa9d64d3b","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e235-fadb-7337-98d5-792fb150d6de","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","title":"Steps","rank":65536,"items":[{"id":"01a1e235-fade-7443-9af9-505c8d340924","checklist_id":"01a1e235-fadb-7337-98d5-792fb150d6de","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e235-fae6-75a2-a6d0-44622b1e4111","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e235-fae9-757a-bfa8-3215154d0dae","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e235-faeb-7204-8b9f-15f4d0477b6c","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T02:35:50.850Z","updated_at":"2026-11-16T02:35:50.897Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 18, 'board.member_removed', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.899Z', 18, '01a1e235-fa44-7220-ae7e-421377bf18e9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","user_id":"01a1e235-fa44-7220-ae7e-421377bf18e9","role":"member","user":{"id":"01a1e235-fa44-7220-ae7e-421377bf18e9","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 19, 'attachment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.903Z', 19, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-faf7-7172-81fe-2912497da330', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faf7-7172-81fe-2912497da330","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 20, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.905Z', 20, '01a1e235-faf9-7115-8418-4e31fb5560f7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faf9-7115-8418-4e31fb5560f7","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.905Z","updated_at":"2026-11-16T02:35:50.905Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 21, 'checklist.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.906Z', 21, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fafa-7053-8d71-dc5ce3917f48', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fafa-7053-8d71-dc5ce3917f48","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 22, 'checklist.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.908Z', 22, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fafc-73c4-8680-0968e9294d60', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fafc-73c4-8680-0968e9294d60","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 23, 'checklist_item.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.909Z', 23, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fafd-7147-89da-75863b96a982', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fafd-7147-89da-75863b96a982","checklist_id":"01a1e235-fafc-73c4-8680-0968e9294d60","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 24, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.911Z', 24, '01a1e235-faff-7366-92e3-5c1dd0a70ea3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-faff-7366-92e3-5c1dd0a70ea3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 25, 'comment.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.912Z', 25, '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fb00-7442-ab4b-64310c899c26', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb00-7442-ab4b-64310c899c26","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","card_id":"01a1e235-fac2-717b-9409-4da0a2952721","user_id":"01a1e235-f974-73d8-81e1-d349160f96dd","user":{"id":"01a1e235-f974-73d8-81e1-d349160f96dd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T02:35:50.912Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 26, 'label.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.918Z', 26, '01a1e235-fb06-7197-b9b6-54cf118bb54f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb06-7197-b9b6-54cf118bb54f","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 27, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.920Z', 27, '01a1e235-fb08-7446-8a0f-b07977df1ec3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb08-7446-8a0f-b07977df1ec3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.920Z","updated_at":"2026-11-16T02:35:50.920Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 28, 'card.deleted', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.921Z', 28, '01a1e235-fb08-7446-8a0f-b07977df1ec3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb08-7446-8a0f-b07977df1ec3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.920Z","updated_at":"2026-11-16T02:35:50.920Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 29, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.924Z', 29, '01a1e235-fb0c-70bb-a62d-9949466983b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb0c-70bb-a62d-9949466983b2","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 30, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.924Z', 30, '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb0c-70bd-89fe-1afcdaeced2f","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-fb0c-70bb-a62d-9949466983b2","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.924Z","updated_at":"2026-11-16T02:35:50.924Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 31, 'column.deleted', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.927Z', 31, '01a1e235-fb0c-70bb-a62d-9949466983b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb0c-70bb-a62d-9949466983b2","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', 1, 'board.member_added', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.932Z', 1, '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e235-fb12-75fe-8e31-33c85c5f60b4","user_id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","role":"member","user":{"id":"01a1e235-f9dc-71c4-a0a5-6f8cb7afee28","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', 2, 'board.deleted', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.934Z', 2, '01a1e235-fb12-75fe-8e31-33c85c5f60b4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb12-75fe-8e31-33c85c5f60b4"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 32, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.935Z', 32, '01a1e235-fb17-7513-ac07-9c88bad41df3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb17-7513-ac07-9c88bad41df3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 33, 'card.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.937Z', 33, '01a1e235-fb19-7506-981c-40749de7bab7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb19-7506-981c-40749de7bab7","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","column_id":"01a1e235-fb17-7513-ac07-9c88bad41df3","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T02:35:50.937Z","updated_at":"2026-11-16T02:35:50.937Z"}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 34, 'column.deleted', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.939Z', 34, '01a1e235-fb17-7513-ac07-9c88bad41df3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e235-fb17-7513-ac07-9c88bad41df3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 35, 'column.created', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.941Z', 35, '01a1e235-fb17-7513-ac07-9c88bad41df3', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e235-fb17-7513-ac07-9c88bad41df3","board_id":"01a1e235-faa9-7518-9031-07e492cc6fd7","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 0, '2026-11-16T02:35:50.825Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2B3B695E3E21BE8113A8AA36F1065972E2B0760AA8EABFA32405D11E8A7A9CD99D997D1CC11AD020152A4AB35C7488B5287355895A664AC892B675DAB645674A4820DAE808343C79640309180A2DDB315A3F801E26E71268BDF3FC0B983092D9375F171975B91565662A512952C264DB5A15B2AB0B337B4EA3B95BF393831134A4322D84524215CF32D559AE73B9A9D2FCE58FF77F7D81DE41CB041C36E402E8D75D023DF50DF10C8ED0CCFBEFEFB9DC1488AF05375762BF5CDA7F0CC4673DE8E3F5B76E5A508FD6810674B6A547FAC47E74B4F1FC76F61BB09F23963224D0590E71E5D6EF39BCC436ECB18DF640A0234FB4100762DB5932A03B7461E5C23412AF032FE4E9B43B3D7C0372E775FC69020000');
INSERT INTO board_checkpoints VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', 0, '2026-11-16T02:35:50.930Z', X'1F8B08000000000000039551CB6E833010BCF733F68C231B03019FAA7E434FADA2C8E07565C960BA3669AB28FF5E0169D5E4902AC799DD99D9C7119C01055C6881B92C996D45CEB6A54556A3144CCAAE2EBBD256BC2D2083E4924750F0143419C8C060ECC88DC98501D430799F41177CA05F40A8139A7DFB7591D16C0BB695A666B540C18C2C1A5171DB5466F69C4673B7E62747275090F3BC624230513DF35CC952957CD348FEF2C7FBBFBE88EFA078065EB7E823A8D75D063DF62DD20C8ED0CEFBEFEFB9DC1491AE053757A2B05C3A7C0C48673DA8E3F5B76E5A60AF9D0705DABB0E1FF153F7A3C74DA0B7B3DFA0FB3962294306D6514C2BB77ECFEB4BECE25E77C91D1054A20917E280E4AC4303CA6A1F572E4E23D23AF0429E4EBBD3C337BFA2FA5969020000');
INSERT INTO labels VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fabf-7122-ae3c-04faa9d64d3b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb06-7197-b9b6-54cf118bb54f', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faba-7225-8bf0-54a85e88de35', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faff-7366-92e3-5c1dd0a70ea3', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb17-7513-ac07-9c88bad41df3', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faee-7470-b1f7-42be0f001fad', 'Finished by Bob', 'card_moved', '01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8', NULL, 'assign_member', NULL, '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 1);
INSERT INTO automation_rules VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf8-712e-8034-12aea927656e', 'Rule', 'card_moved', '01a1e235-faba-7225-8bf0-54a85e88de35', NULL, 'assign_member', NULL, '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 1);
INSERT INTO automation_runs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faee-7470-b1f7-42be0f001fad', '01a1e235-faf1-728a-af2c-726d43aba1d4', 17, '01a1e235-fac2-717b-9409-4da0a2952721', '2026-11-16T02:35:50.897Z', 'skipped', 'This person was assigned already.');
INSERT INTO invitations VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb03-720c-8a91-317d642c64ad', '01a1e235-f974-73d8-81e1-d349160f96dd', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('c076195a-b45f-4cf1-a38b-ad6bb1bb343a', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T02:35:51.027Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e235-f974-73d8-81e1-d349160f96dd', 'reset', 'alice@example.org', '00', '2026-11-16T02:35:51.027Z');
INSERT INTO mail_preferences VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb08-7446-8a0f-b07977df1ec3', 'card', 'deleted', 'Card', '01a1e235-faba-7225-8bf0-54a85e88de35', NULL, 131072, 1, '{"id":"01a1e235-fb08-7446-8a0f-b07977df1ec3","column_id":"01a1e235-faba-7225-8bf0-54a85e88de35","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:35:50.920Z","updated_at":"2026-11-16T02:35:50.920Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:35:50.921Z', '01a1e235-f974-73d8-81e1-d349160f96dd', 28);
INSERT INTO trash VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bb-a62d-9949466983b2', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e235-fabf-7122-ae3c-04faa9d64d3b","01a1e235-fb06-7197-b9b6-54cf118bb54f"],"board_members":["01a1e235-f974-73d8-81e1-d349160f96dd","01a1e235-f9dc-71c4-a0a5-6f8cb7afee28"]}', '2026-11-16T02:35:50.927Z', '01a1e235-f974-73d8-81e1-d349160f96dd', 31);
INSERT INTO trash VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', 'card', 'deleted', 'Card', '01a1e235-fb0c-70bb-a62d-9949466983b2', '01a1e235-fb0c-70bb-a62d-9949466983b2', 65536, NULL, '{"id":"01a1e235-fb0c-70bd-89fe-1afcdaeced2f","column_id":"01a1e235-fb0c-70bb-a62d-9949466983b2","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:35:50.924Z","updated_at":"2026-11-16T02:35:50.924Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T02:35:50.927Z', '01a1e235-f974-73d8-81e1-d349160f96dd', 31);
INSERT INTO restored_contents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', 35, '01a1e235-fb19-7506-981c-40749de7bab7', '{"id":"01a1e235-fb19-7506-981c-40749de7bab7","column_id":"01a1e235-fb17-7513-ac07-9c88bad41df3","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T02:35:50.937Z","updated_at":"2026-11-16T02:35:50.937Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fabc-7745-9f6a-3d2ba9cb8ed8', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T02:35:50.850Z', '2026-11-16T02:35:50.897Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf9-7115-8418-4e31fb5560f7', '01a1e235-faba-7225-8bf0-54a85e88de35', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:35:50.905Z', '2026-11-16T02:35:50.905Z', NULL);
INSERT INTO cards VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb19-7506-981c-40749de7bab7', '01a1e235-fb17-7513-ac07-9c88bad41df3', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T02:35:50.937Z', '2026-11-16T02:35:50.937Z', NULL);
INSERT INTO card_labels VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fabf-7122-ae3c-04faa9d64d3b');
INSERT INTO card_assignees VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-f974-73d8-81e1-d349160f96dd');
INSERT INTO card_assignees VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28');
INSERT INTO checklists VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fadb-7337-98d5-792fb150d6de', '01a1e235-fac2-717b-9409-4da0a2952721', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fafa-7053-8d71-dc5ce3917f48', '01a1e235-fac2-717b-9409-4da0a2952721', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fafc-73c4-8680-0968e9294d60', '01a1e235-fac2-717b-9409-4da0a2952721', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fade-7443-9af9-505c8d340924', '01a1e235-fadb-7337-98d5-792fb150d6de', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fafd-7147-89da-75863b96a982', '01a1e235-fafc-73c4-8680-0968e9294d60', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fade-7443-9af9-505c8d340924', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28');
INSERT INTO attachments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fae6-75a2-a6d0-44622b1e4111', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fae9-757a-bfa8-3215154d0dae', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faeb-7204-8b9f-15f4d0477b6c', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf7-7172-81fe-2912497da330', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fae6-75a2-a6d0-44622b1e4111', X'');
INSERT INTO attachment_blobs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fae9-757a-bfa8-3215154d0dae', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faeb-7204-8b9f-15f4d0477b6c', X'FA70A3456ACAA15D179AC7836BDD09F53D9F1AAB780FDCE5A8C18E005F0A64DA2635BFAC9738E73124D32E08B0E0B7BC2A77715C586CDE81772C67ED7244A0A653E257C613A8CEDB41EF240B6E4A13673B74CE129D42512B55F4A4B492877A6FB328F38237EDD59D16DB4E4AE684D96D54B5D5F380D834FEE8E8FECB334A33B7F8A2A4348ECEE2CF935BFE408E2E732B2AE12B490EA3194C5EB29288096F7387FF6302CC4C8888A3627B257F6C4C37357B8F28721A8D2C96A1C812C912B51C197727C28F82AB0E1ECFFBB7746A4E8A77213BB097BF78226D7A3C9364B3515F1B3C6FF507937BB0A5598170B769E5070DCA8302F735A7F1D9FAD6E08F37544EA220CA1DBC5E69EA04D413F5960ABD2243083E788A64B58C67DCCBCB118BD7C2591D0772F4D7293B1C763669CC93794D9F51F0E4BB622E7CDAA27BDAD3C277EE67DF6CC08A999874F04D7F81A4E93A4B5E39DB81D48636057727EE6A5F65B04DDC73D558693B762EAB7D145CB6AF541C9B6294A3CDE049A14477FD75110FE324F1B6A4563EA56C7E09F61F1AD17B8F9BCDA63E3C654D068B366FC53507C013A15B5EBFF336AABCED880E17E1FAF53436E5E76AAFE1BC701B1046006D21A98AF5F50FAB70854DABF424E8BDD7535C21D6E8669B0628A8AB096DFD8C35BF3705C40905C7772FCDBB8BA6D565909BABBDE26C8A32C058');
INSERT INTO attachment_blobs VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf7-7172-81fe-2912497da330', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('8c466423-8324-4d07-a01b-7c6faefc0600', 'be82cefa-624e-40fd-b93f-1bb315fb8742', '00', NULL);
INSERT INTO attachment_objects VALUES ('8c466423-8324-4d07-a01b-7c6faefc0600', 'be82cefa-624e-40fd-b93f-1bb315fb8742', NULL);
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fac2-717b-9409-4da0a2952721', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fac2-717b-9409-4da0a2952721', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fade-7443-9af9-505c8d340924', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fae6-75a2-a6d0-44622b1e4111', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fae9-757a-bfa8-3215154d0dae', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-faeb-7204-8b9f-15f4d0477b6c', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-faf7-7172-81fe-2912497da330', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf9-7115-8418-4e31fb5560f7', '01a1e235-faf9-7115-8418-4e31fb5560f7', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf9-7115-8418-4e31fb5560f7', '01a1e235-faf9-7115-8418-4e31fb5560f7', 'description', '');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fafd-7147-89da-75863b96a982', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb08-7446-8a0f-b07977df1ec3', '01a1e235-fb08-7446-8a0f-b07977df1ec3', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb08-7446-8a0f-b07977df1ec3', '01a1e235-fb08-7446-8a0f-b07977df1ec3', 'description', '');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', 'description', '');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb19-7506-981c-40749de7bab7', '01a1e235-fb19-7506-981c-40749de7bab7', 'title', ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb19-7506-981c-40749de7bab7', '01a1e235-fb19-7506-981c-40749de7bab7', 'description', '');
INSERT INTO search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fac2-717b-9409-4da0a2952721', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-faf9-7115-8418-4e31fb5560f7', '01a1e235-faf9-7115-8418-4e31fb5560f7', 3145727, ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fb00-7442-ab4b-64310c899c26', 1048576, ' ·b01a1e235faa97518903107e492cc6fd7 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb08-7446-8a0f-b07977df1ec3', '01a1e235-fb08-7446-8a0f-b07977df1ec3', 4194303, ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', '01a1e235-fb0c-70bd-89fe-1afcdaeced2f', 5242879, ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb19-7506-981c-40749de7bab7', '01a1e235-fb19-7506-981c-40749de7bab7', 6291455, ' ·b01a1e235faa97518903107e492cc6fd7 ·c01a1e235faa97518903107e492cc6fd7 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb00-7442-ab4b-64310c899c26', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.912Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fab2-7196-b23c-3a9d05ac97dc', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'added', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.834Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fab7-7414-a6fb-64b630132bc1', '01a1e235-fa44-7220-ae7e-421377bf18e9', 'added', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.839Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-facc-7585-9a15-86bfffa316d5', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'assigned', '01a1e235-fac2-717b-9409-4da0a2952721', NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.859Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fb00-7443-bf39-a17f497a3469', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'commented', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-fb00-7442-ab4b-64310c899c26', '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.912Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e235-fb12-75fe-8e31-33c85c5f60b4', '01a1e235-fb14-745a-af70-2f4358ae923f', '01a1e235-f9dc-71c4-a0a5-6f8cb7afee28', 'added', NULL, NULL, '01a1e235-f974-73d8-81e1-d349160f96dd', '2026-11-16T02:35:50.932Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-fac2-717b-9409-4da0a2952721', '01a1e235-f974-73d8-81e1-d349160f96dd');
INSERT INTO board_visits VALUES ('01a1e235-faa9-7518-9031-07e492cc6fd7', '01a1e235-f974-73d8-81e1-d349160f96dd', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e235-f974-73d8-81e1-d349160f96dd', '0489c427193de4511ff928cf666f6447');
