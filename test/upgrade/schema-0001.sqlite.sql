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
CREATE TABLE api_tokens (
     id TEXT PRIMARY KEY,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     hash TEXT NOT NULL UNIQUE,
     last_four TEXT NOT NULL,
     name TEXT NOT NULL,
     scopes TEXT NOT NULL,
     board_ids TEXT,
     created_at TEXT NOT NULL,
     last_used_at TEXT,
     expires_at TEXT
   ) STRICT;
CREATE INDEX api_tokens_user ON api_tokens (user_id, id);
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
     deleted_by TEXT,
     is_forwarded INTEGER NOT NULL DEFAULT FALSE
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
     via TEXT,
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
CREATE TABLE webhooks (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     url TEXT NOT NULL,
     types TEXT,
     secret TEXT NOT NULL,
     is_enabled INTEGER NOT NULL,
     disabled_because TEXT CHECK (disabled_because IN ('failed', 'gone')),
     created_at TEXT NOT NULL,
     generation INTEGER NOT NULL,
     cursor INTEGER NOT NULL,
     attempts INTEGER NOT NULL,
     next_attempt_at TEXT,
     last_ms INTEGER,
     leased_by TEXT,
     leased_until TEXT,
     PRIMARY KEY (board_id, id)
   ) STRICT;
CREATE INDEX webhooks_id ON webhooks (id);
CREATE TABLE webhook_deliveries (
     board_id TEXT NOT NULL,
     webhook_id TEXT NOT NULL,
     id TEXT NOT NULL,
     seq INTEGER,
     type TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
     http_status INTEGER,
     attempts INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     next_attempt_at TEXT,
     delivered_at TEXT,
     duration_ms INTEGER,
     PRIMARY KEY (board_id, webhook_id, id),
     UNIQUE (board_id, webhook_id, seq),
     FOREIGN KEY (board_id, webhook_id) REFERENCES webhooks (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);
CREATE INDEX webhook_deliveries_test ON webhook_deliveries (board_id, webhook_id)
     WHERE seq IS NULL AND status = 'pending';
CREATE INDEX webhook_deliveries_tests ON webhook_deliveries (next_attempt_at)
     WHERE seq IS NULL AND status = 'pending';
INSERT INTO schema_version VALUES (1, '743f3afc146e7fa7');
INSERT INTO users VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$PiXEGonrSSJzglmkLWMfW1ShTJs6YEVnazii3aUXjmY$gmLVIysqfgopG9zJOCKclwTUGcmzQ4SZXEILvaWxfZw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:46:17.865Z');
INSERT INTO users VALUES ('01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$xiWuU4F90zzh6CxZlu1hNhQ1Cc168mIl9xDLilGmls0$NhgPoZPBrIfZ/HChhACeO2owETOKkMhtpDrekReHhbg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:46:18.038Z');
INSERT INTO users VALUES ('01a1e42d-ef8c-76e3-902c-46966ce0d5fe', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$n8s99Qv2CRRsdQkW68OqnQXplx2vKNaPtfh4A3i/0s4$otDRDSjdslHvCUp6aW/v/jNGMIVAyvk6yt4G4mSNvf8', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:46:18.194Z');
INSERT INTO users VALUES ('01a1e42d-f1e7-770b-8bd5-a6a0850d49d4', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$4LWoewhO6yUXHg6L+9YndVsB7ei6qCzqKyBhNv8v5lA$C7JabG4akX+l1ubE//aL9t0MG8YpSlARpWMcp4T4bTw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:46:18.793Z');
INSERT INTO sessions VALUES ('01a1e42d-eee3-73e0-925c-c1fbcd2ed246', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:17.955Z', '2026-11-16T11:46:17.955Z', '2026-11-16T12:46:17.955Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e42d-ef86-7551-bb2f-92da5070973b', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', '2026-11-16T11:46:18.118Z', '2026-11-16T11:46:18.118Z', '2026-11-16T12:46:18.118Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e42d-f028-7035-a6fb-d607e8dc564b', '01a1e42d-ef8c-76e3-902c-46966ce0d5fe', '2026-11-16T11:46:18.280Z', '2026-11-16T11:46:18.280Z', '2026-11-16T12:46:18.280Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e42d-f259-70c0-9cf4-f5f3024cd87e', '2026-11-16T12:51:18.845Z');
INSERT INTO api_tokens VALUES ('01a1e42d-f0d9-7775-bee9-741378a05f0f', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '8c49cc611829fd27f86dc569a2ff2eb97d54148f2714eb264e044e69f4c80263', 'oLqX', 'Script', 'write', '01a1e42d-f034-721f-89a3-e4d0f667eb22', '2026-11-16T11:46:18.456Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:46:18.434Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '8d9d6be9-2432-406e-a847-0fba6cfff024', '2026-11-16T11:46:18.851Z');
INSERT INTO boards VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 'Board', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.292Z', '2026-11-16T11:46:18.292Z', 35, 40, 's0ii6ldjuzdb', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e42d-f196-7193-b209-8f7660364635', 'Board', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.646Z', '2026-11-16T11:46:18.646Z', 2, 3, 'u1060ys68181', 0, '2026-11-16T11:46:18.655Z', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 0);
INSERT INTO board_members VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'owner');
INSERT INTO board_members VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'member');
INSERT INTO board_members VALUES ('01a1e42d-f196-7193-b209-8f7660364635', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'owner');
INSERT INTO board_members VALUES ('01a1e42d-f196-7193-b209-8f7660364635', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'member');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 1, 'board.member_added', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.310Z', 1, '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","user_id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","role":"member","user":{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 2, 'board.member_added', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.320Z', 2, '01a1e42d-ef8c-76e3-902c-46966ce0d5fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","user_id":"01a1e42d-ef8c-76e3-902c-46966ce0d5fe","role":"member","user":{"id":"01a1e42d-ef8c-76e3-902c-46966ce0d5fe","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 3, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.329Z', 3, '01a1e42d-f05a-7443-89a3-48dd94a23dff', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 4, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.345Z', 4, '01a1e42d-f069-75ad-8540-4d1f1d62945e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f069-75ad-8540-4d1f1d62945e","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 5, 'label.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.361Z', 5, '01a1e42d-f07a-75aa-87f0-9d7e0a83911b', NULL, NULL, NULL, NULL, 'ffc9432a-cb44-4340-ac6e-d845f0a58474', NULL, NULL, NULL, '{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 6, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.369Z', 6, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.369Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 7, 'card.labeled', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.394Z', 7, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:46:18.369Z"}', '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.394Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 8, 'card.assigned', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.409Z', 8, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:46:18.394Z"}', '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.409Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 9, 'card.assigned', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.409Z', 8, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:46:18.409Z"}', '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.409Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 10, 'checklist.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.468Z', 10, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 11, 'checklist_item.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.481Z', 11, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0f1-7241-8df4-40cd935995cf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f0f1-7241-8df4-40cd935995cf","checklist_id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 12, 'checklist_item.updated', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.489Z', 12, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0f1-7241-8df4-40cd935995cf', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e42d-f0f1-7241-8df4-40cd935995cf","checklist_id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 13, 'checklist_item.assigned', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.496Z', 13, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0f1-7241-8df4-40cd935995cf', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e42d-f0f1-7241-8df4-40cd935995cf","checklist_id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 14, 'attachment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.503Z', 14, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f107-7414-9d9e-76f8fb69a253', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f107-7414-9d9e-76f8fb69a253","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 15, 'attachment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.508Z', 15, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f10c-7453-a36f-822252e25ae1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f10c-7453-a36f-822252e25ae1","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 16, 'attachment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.512Z', 16, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f110-74bf-9105-b27907a85c4b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f110-74bf-9105-b27907a85c4b","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 17, 'card.moved', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.529Z', 17, '01a1e42d-f081-722f-9435-fd66943e5104', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","rank":65536,"updated_at":"2026-11-16T11:46:18.409Z","position":0}', '{"id":"01a1e42d-f081-722f-9435-fd66943e5104","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f069-75ad-8540-4d1f1d62945e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","title":"Steps","rank":65536,"items":[{"id":"01a1e42d-f0f1-7241-8df4-40cd935995cf","checklist_id":"01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e42d-f107-7414-9d9e-76f8fb69a253","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e42d-f10c-7453-a36f-822252e25ae1","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e42d-f110-74bf-9105-b27907a85c4b","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:46:18.369Z","updated_at":"2026-11-16T11:46:18.529Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 18, 'board.member_removed', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.536Z', 18, '01a1e42d-ef8c-76e3-902c-46966ce0d5fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","user_id":"01a1e42d-ef8c-76e3-902c-46966ce0d5fe","role":"member","user":{"id":"01a1e42d-ef8c-76e3-902c-46966ce0d5fe","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 19, 'attachment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.543Z', 19, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f12f-70be-84c6-a6af8e5478e1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f12f-70be-84c6-a6af8e5478e1","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 20, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.552Z', 20, '01a1e42d-f138-7091-8323-f278807c09ba', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f138-7091-8323-f278807c09ba","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.552Z","updated_at":"2026-11-16T11:46:18.552Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 21, 'checklist.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.562Z', 21, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f142-75a6-8187-1648411d7bf5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f142-75a6-8187-1648411d7bf5","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 22, 'checklist.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.566Z', 22, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f146-7616-b941-b9c3a4534653', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f146-7616-b941-b9c3a4534653","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 23, 'checklist_item.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.580Z', 23, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f154-7478-aec6-39b1b291b5d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f154-7478-aec6-39b1b291b5d5","checklist_id":"01a1e42d-f146-7616-b941-b9c3a4534653","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 24, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.585Z', 24, '01a1e42d-f159-711d-a8bb-a72f12a9681d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f159-711d-a8bb-a72f12a9681d","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 25, 'comment.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.592Z', 25, '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f160-7486-b140-2fe1296c2532', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f160-7486-b140-2fe1296c2532","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","card_id":"01a1e42d-f081-722f-9435-fd66943e5104","user_id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","user":{"id":"01a1e42d-ee41-72e0-a467-e6a4c6a39d38","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:46:18.592Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 26, 'label.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.606Z', 26, '01a1e42d-f16e-703e-8055-cdf298ac4869', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f16e-703e-8055-cdf298ac4869","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 27, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.617Z', 27, '01a1e42d-f179-77f5-828d-a4b2fedd93a5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f179-77f5-828d-a4b2fedd93a5","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.617Z","updated_at":"2026-11-16T11:46:18.617Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 28, 'card.deleted', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.623Z', 28, '01a1e42d-f179-77f5-828d-a4b2fedd93a5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f179-77f5-828d-a4b2fedd93a5","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.617Z","updated_at":"2026-11-16T11:46:18.617Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 29, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.632Z', 29, '01a1e42d-f188-724a-b11d-6e4c6fc04546', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f188-724a-b11d-6e4c6fc04546","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 30, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.635Z', 30, '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f18b-73b3-91b2-da4be99f6aa4","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f188-724a-b11d-6e4c6fc04546","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.635Z","updated_at":"2026-11-16T11:46:18.635Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 31, 'column.deleted', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.640Z', 31, '01a1e42d-f188-724a-b11d-6e4c6fc04546', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f188-724a-b11d-6e4c6fc04546","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42d-f196-7193-b209-8f7660364635', 1, 'board.member_added', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.651Z', 1, '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e42d-f196-7193-b209-8f7660364635","user_id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","role":"member","user":{"id":"01a1e42d-eef1-7644-a5a1-37ca459fd8f1","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e42d-f196-7193-b209-8f7660364635', 2, 'board.deleted', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.655Z', 2, '01a1e42d-f196-7193-b209-8f7660364635', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f196-7193-b209-8f7660364635"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 32, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.672Z', 32, '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 33, 'card.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.682Z', 33, '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f1ba-7351-b371-f0c6e06a83b1","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","column_id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:46:18.682Z","updated_at":"2026-11-16T11:46:18.682Z"}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 34, 'column.deleted', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.688Z', 34, '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 35, 'column.created', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.709Z', 35, '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 0, '2026-11-16T11:46:18.292Z', X'1F8B08000000000000039551416EC32010BCF7197B86C86084134E55DFD053ABC85A9B7585848D0B386D15E5EF95EDB44A734895E30CCCCCEEEC119C05038540414A5ADE15A5E295141DDFEEB0E4A46CD1695D51232530C82E7B02034F01A3050696521BDD985D18C00C93F70CDAE043FC05913093AD9BAFCB0C22257825A9E0A874C549A36A35963B5B6E81C134DABB353F3998C1802CA4E64270A19F85304A1BB1DDC89D7CB9F0FEEF5FA2773005038F0DF904E675CFA0A7BEA138832334F3FEF53DCD4D89E295806EAE14C3D274F818289EF5608E57D7BA6D413D3A0F06D0BB961EE913FBD1D326C4B7B3DF80FD1CB13C0383CEC594576EBD9EC7BFD8A51ADBEC0E0426C78916E240D1758E2C980E7D5AB9348D14D78117F274DAAF66351D68C84BFBB3E3E9E11B1C8B0ECC7E020000');
INSERT INTO board_checkpoints VALUES ('01a1e42d-f196-7193-b209-8f7660364635', 0, '2026-11-16T11:46:18.646Z', X'1F8B08000000000000039551414EC33010BCF38C3DDB559C18A7F1A9E20D9C4055B48937C8921307DB29A0AA7F47490A2A3D14F53863CFCCEEEC11AC010D9940413237BC1395E2A5A80ADEE459C5B75DA9545628A98A4760906C72041A9E3C06030C0CC536D831593F801E26E718B4DEF9F00B02612253375F97194452F032A78CA354252785B2555854A6D802836934776B7E723081863CCB1517820BF52C84964A8BED4649F572E1FDDFBF48EFA033060E1B7211F4EB9E414F7D4361064768E6FDEB7B9A9B22852B01DD5C29F8A569FF315038EB411FAFAE75DB827AB40E34A0B32DEDE813FBD1D1C687B7B3DF80FD1CB13C0383CE8698566EBD9EC3BFD8C61ADB640F043A858916E240C176960CE80E5D5CB9388D14D68117F274DAAF66351D68484BFBB3E3E9E11BD08F95A27E020000');
INSERT INTO labels VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f07a-75aa-87f0-9d7e0a83911b', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f16e-703e-8055-cdf298ac4869', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f05a-7443-89a3-48dd94a23dff', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f069-75ad-8540-4d1f1d62945e', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f159-711d-a8bb-a72f12a9681d', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f119-76bc-8996-1298b81770e3', 'Finished by Bob', 'card_moved', '01a1e42d-f069-75ad-8540-4d1f1d62945e', NULL, 'assign_member', NULL, '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 1);
INSERT INTO automation_rules VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f133-72bc-8301-74b015cae16d', 'Rule', 'card_moved', '01a1e42d-f05a-7443-89a3-48dd94a23dff', NULL, 'assign_member', NULL, '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 1);
INSERT INTO automation_runs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f119-76bc-8996-1298b81770e3', '01a1e42d-f121-7062-9571-9fc0585a48b5', 17, '01a1e42d-f081-722f-9435-fd66943e5104', '2026-11-16T11:46:18.529Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'ffc9432a-cb44-4340-ac6e-d845f0a58474', 'I70Cgm_ae5Shiu6ljmKWxu152z9rl98inAmt5FXDJ4E', '{"id":"01a1e42d-f07a-75aa-87f0-9d7e0a83911b","board_id":"01a1e42d-f034-721f-89a3-e4d0f667eb22","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:46:18.362Z');
INSERT INTO invitations VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f169-778a-b076-43c6c5e9bb30', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f174-730e-988f-a4da362531b4', 'Mh0sV2moZWEymo1oup3-AwDsWJgHWUL3W8rFIe8_wSM', 'mTCWFCVVuNqwp7X8DJzRqz_cHiOkByDZ1gM9QYOj9yc', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.612Z', NULL);
INSERT INTO mail_queue VALUES ('be99dd19-f47e-48e3-b259-eee81f797ba7', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:46:18.851Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'reset', 'alice@example.org', '00', '2026-11-16T11:46:18.851Z');
INSERT INTO mail_preferences VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', 'card', 'deleted', 'Card', '01a1e42d-f05a-7443-89a3-48dd94a23dff', NULL, 131072, 1, '{"id":"01a1e42d-f179-77f5-828d-a4b2fedd93a5","column_id":"01a1e42d-f05a-7443-89a3-48dd94a23dff","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:46:18.617Z","updated_at":"2026-11-16T11:46:18.617Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:46:18.623Z', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 28);
INSERT INTO trash VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f188-724a-b11d-6e4c6fc04546', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e42d-f07a-75aa-87f0-9d7e0a83911b","01a1e42d-f16e-703e-8055-cdf298ac4869"],"board_members":["01a1e42d-ee41-72e0-a467-e6a4c6a39d38","01a1e42d-eef1-7644-a5a1-37ca459fd8f1"]}', '2026-11-16T11:46:18.640Z', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 31);
INSERT INTO trash VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', 'card', 'deleted', 'Card', '01a1e42d-f188-724a-b11d-6e4c6fc04546', '01a1e42d-f188-724a-b11d-6e4c6fc04546', 65536, NULL, '{"id":"01a1e42d-f18b-73b3-91b2-da4be99f6aa4","column_id":"01a1e42d-f188-724a-b11d-6e4c6fc04546","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:46:18.635Z","updated_at":"2026-11-16T11:46:18.635Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:46:18.640Z', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', 31);
INSERT INTO restored_contents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', 35, '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '{"id":"01a1e42d-f1ba-7351-b371-f0c6e06a83b1","column_id":"01a1e42d-f1b0-7645-90d3-ab88c2e35b8e","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:46:18.682Z","updated_at":"2026-11-16T11:46:18.682Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f069-75ad-8540-4d1f1d62945e', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:46:18.369Z', '2026-11-16T11:46:18.529Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f138-7091-8323-f278807c09ba', '01a1e42d-f05a-7443-89a3-48dd94a23dff', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:46:18.552Z', '2026-11-16T11:46:18.552Z', NULL);
INSERT INTO cards VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '01a1e42d-f1b0-7645-90d3-ab88c2e35b8e', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:46:18.682Z', '2026-11-16T11:46:18.682Z', NULL);
INSERT INTO card_labels VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f07a-75aa-87f0-9d7e0a83911b');
INSERT INTO card_assignees VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', NULL, 0);
INSERT INTO checklists VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884', '01a1e42d-f081-722f-9435-fd66943e5104', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f142-75a6-8187-1648411d7bf5', '01a1e42d-f081-722f-9435-fd66943e5104', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f146-7616-b941-b9c3a4534653', '01a1e42d-f081-722f-9435-fd66943e5104', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f0f1-7241-8df4-40cd935995cf', '01a1e42d-f0e5-74a7-8c2d-1fe6b88a4884', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f154-7478-aec6-39b1b291b5d5', '01a1e42d-f146-7616-b941-b9c3a4534653', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f0f1-7241-8df4-40cd935995cf', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1');
INSERT INTO attachments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f107-7414-9d9e-76f8fb69a253', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f10c-7453-a36f-822252e25ae1', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f110-74bf-9105-b27907a85c4b', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f12f-70be-84c6-a6af8e5478e1', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f107-7414-9d9e-76f8fb69a253', X'');
INSERT INTO attachment_blobs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f10c-7453-a36f-822252e25ae1', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f110-74bf-9105-b27907a85c4b', X'08DBC73FF76E2D538AF38E82F0F860356133C838E97B932EB144AFB0F7A84C31CEF8BB0BBB622163ABE3013E28AE3957340390FEA4FA995B4372C216231F10D1A5C5EE36EF79DC1EC68A89A52C6C3E6A70DD2884994D5CC61790102E5CA6C0315E92FDF11D210BD63654642DAF996C9B6CEE4DFF3C6AD1C39CAC1A8A8331ADDC5E72EDA0481DA51961DFC5F622544DD0BADE9AF239B7BBCC8D9D738525FF55BCA5AFF9DD5F363A2CFC684DED9C819A05736F1875E06FE353D6449A76BD821661CAE27726D40C33BDA84CE91652168440FB4048E7807DE79158D7CBE9097A6C1A2076DADCFC9BDE8C79D8A83271A4B3BEBC8894906D020DF9432BFE2EB96380AC0D5D19B868C32005A5D8BEFFC92C9EB4D963785A76675CAE5B7C09A8E93F6D2669E6E79B3A61B103D8CA9A0AC17B26C795E575038852C63B04FFEC30A1CE03C7309103DB5FCBFF76B81B204C20372F37421B120B54D7A7E7E816F839834A816CE2D7A00DE4005A8FA48EFDA8996B96ACE3DC3A07AFCCC4F23FE7A09FCC50D08BDD53E0ABAD3976722B2B2DD955C8AF11CB174F3F53660F4DEDC5EB4D1CA1E402050C32D2C563CA3269E4D71BFEC7C2421EFE59A03D031DE2F47EA1ADA2B084F07A7324887D4ECAE6202A6A447EFA8331730A5B5CED904A33763CE33C8A8E2150EB68D071552C0B80AC9EA7365AD263EB6E5F454B');
INSERT INTO attachment_blobs VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f12f-70be-84c6-a6af8e5478e1', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('0db35191-efab-4674-b482-c1368b157c1b', 'f541327f-304e-4a8a-98d5-7aa98161a8b2', '00', NULL);
INSERT INTO attachment_objects VALUES ('0db35191-efab-4674-b482-c1368b157c1b', 'f541327f-304e-4a8a-98d5-7aa98161a8b2', NULL);
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f081-722f-9435-fd66943e5104', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f081-722f-9435-fd66943e5104', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f0f1-7241-8df4-40cd935995cf', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f107-7414-9d9e-76f8fb69a253', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f10c-7453-a36f-822252e25ae1', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f110-74bf-9105-b27907a85c4b', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f12f-70be-84c6-a6af8e5478e1', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f138-7091-8323-f278807c09ba', '01a1e42d-f138-7091-8323-f278807c09ba', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f138-7091-8323-f278807c09ba', '01a1e42d-f138-7091-8323-f278807c09ba', 'description', '');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f154-7478-aec6-39b1b291b5d5', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', 'description', '');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', 'description', '');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', 'title', ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', 'description', '');
INSERT INTO search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f081-722f-9435-fd66943e5104', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f138-7091-8323-f278807c09ba', '01a1e42d-f138-7091-8323-f278807c09ba', 3145727, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f160-7486-b140-2fe1296c2532', 1048576, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', '01a1e42d-f179-77f5-828d-a4b2fedd93a5', 4194303, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', '01a1e42d-f18b-73b3-91b2-da4be99f6aa4', 5242879, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', '01a1e42d-f1ba-7351-b371-f0c6e06a83b1', 6291455, ' ·b01a1e42df034721f89a3e4d0f667eb22 ·c01a1e42df034721f89a3e4d0f667eb22 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f160-7486-b140-2fe1296c2532', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.592Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f047-75c7-9ecb-faaf130863e3', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'added', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.310Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f050-72b9-8e93-43e4c910ca1b', '01a1e42d-ef8c-76e3-902c-46966ce0d5fe', 'added', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.320Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f0aa-7298-9ef3-f120cf281f47', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'assigned', '01a1e42d-f081-722f-9435-fd66943e5104', NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.409Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f160-7487-9904-0a26b6363682', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'commented', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-f160-7486-b140-2fe1296c2532', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.592Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e42d-f196-7193-b209-8f7660364635', '01a1e42d-f19b-71fb-a4b6-03c14ae771a4', '01a1e42d-eef1-7644-a5a1-37ca459fd8f1', 'added', NULL, NULL, '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '2026-11-16T11:46:18.651Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f081-722f-9435-fd66943e5104', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38');
INSERT INTO board_visits VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-ee41-72e0-a467-e6a4c6a39d38', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e42d-ee41-72e0-a467-e6a4c6a39d38', '7159a54fb8122c7d389d1d89be60dd8c');
INSERT INTO webhooks VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1aa-719c-ad1b-213d04d640ae', 'https://hooks.invalid/boardcast', NULL, '4GDchB3f8q0lpJcJwF8dppDhOg5v6CDwGg-T-hNOqusrB70CtZOYlAruskha2jyDZAO94L1Kkre6m4lBWlKw755ULrFBbOeOIjNes2_4', 1, NULL, '2026-11-16T11:46:18.666Z', 1, 31, 1, '2026-11-16T11:46:23.948Z', 8, '01a1e42d-f1c8-7536-ad23-6b9ad9b7bd8e', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e42d-f034-721f-89a3-e4d0f667eb22', '01a1e42d-f1aa-719c-ad1b-213d04d640ae', '01a1e42d-f1c8-7537-abc9-0bb5ca4c0ca4', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:46:18.695Z', '2026-11-16T11:46:23.948Z', NULL, 8);
