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
INSERT INTO schema_version VALUES (1, '64fb39481dac5b4d');
INSERT INTO users VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$vxdo2QYTOOE8vTHaeHsrZLL/vxFHuIXMqjWFXfr5hUo$1YESxeOz8x7bJGmFzlOF6rFfddrfEBlPPuFToAg8RTA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:29:46.030Z');
INSERT INTO users VALUES ('01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$TPoc4qf//+PZ5NeznBXqoADqCLtczyRDzfB8liWBWyY$IyMayDvkitOv2l4NZTT3DCOZCelKqsCKmSWdaN8v9lg', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:29:47.513Z');
INSERT INTO users VALUES ('01a1e41e-d54f-7063-9b9f-245d6ba12165', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$Q1Enle9A6d0rif0B+okhY3MIT02YjxPaf/6IH3zYOBw$kvCW59fQgRB7rblmB5j4r7/h+zroSslUm58+r9Y7M+4', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:29:49.019Z');
INSERT INTO users VALUES ('01a1e41e-e635-766e-8cd5-699c78b4e3f8', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$CcQ1nVsegDqrcaf4Y4pYdMKnxv7V7SfnCo7hl0t7ryA$qx4c8acvf/GghZhsx/8iMnnTz4xiqu3fXxb3Om6/Ovw', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:29:53.479Z');
INSERT INTO sessions VALUES ('01a1e41e-ce15-7237-ae5b-01954f905ecc', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:46.517Z', '2026-11-16T11:29:46.517Z', '2026-11-16T12:29:46.517Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e41e-d517-7262-a1b0-8e9df881a1c5', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', '2026-11-16T11:29:48.311Z', '2026-11-16T11:29:48.311Z', '2026-11-16T12:29:48.311Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e41e-da95-7442-b9f6-0a2991e1b7f4', '01a1e41e-d54f-7063-9b9f-245d6ba12165', '2026-11-16T11:29:49.717Z', '2026-11-16T11:29:49.717Z', '2026-11-16T12:29:49.717Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e41e-eb4f-7479-b821-553170b4ff60', '2026-11-16T12:34:54.017Z');
INSERT INTO avatars VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:29:50.650Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', 'f3e4a6f5-9614-4dc7-ac2b-4d774386a148', '2026-11-16T11:29:54.073Z');
INSERT INTO boards VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 'Board', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:49.802Z', '2026-11-16T11:29:49.802Z', 35, 40, 'calxe78cwas4', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', 'Board', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.000Z', '2026-11-16T11:29:52.000Z', 2, 3, '28kicbde0okae', 0, '2026-11-16T11:29:52.067Z', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 0);
INSERT INTO board_members VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'owner');
INSERT INTO board_members VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'member');
INSERT INTO board_members VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'owner');
INSERT INTO board_members VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'member');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 1, 'board.member_added', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:49.989Z', 1, '01a1e41e-ce6a-75fc-ad8f-ed069b660087', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","user_id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","role":"member","user":{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 2, 'board.member_added', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.056Z', 2, '01a1e41e-d54f-7063-9b9f-245d6ba12165', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","user_id":"01a1e41e-d54f-7063-9b9f-245d6ba12165","role":"member","user":{"id":"01a1e41e-d54f-7063-9b9f-245d6ba12165","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 3, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.109Z', 3, '01a1e41e-dc1e-71ca-93ac-17df9f14216d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 4, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.192Z', 4, '01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 5, 'label.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.234Z', 5, '01a1e41e-dc9b-77bf-805d-8878c83ee05f', NULL, NULL, NULL, NULL, 'c8534a29-2cc5-4530-962a-7c23e0115b85', NULL, NULL, '{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 6, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.291Z', 6, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:50.291Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 7, 'card.labeled', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.377Z', 7, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:29:50.291Z"}', '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:50.377Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 8, 'card.assigned', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.475Z', 8, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:29:50.377Z"}', '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:50.475Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 9, 'card.assigned', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.475Z', 8, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:29:50.475Z"}', '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:50.475Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 10, 'checklist.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.909Z', 10, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df3d-7412-88c2-d79f2998a89c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 11, 'checklist_item.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.988Z', 11, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-df8c-7504-b5c6-614412ae8cb7","checklist_id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 12, 'checklist_item.updated', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.062Z', 12, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e41e-df8c-7504-b5c6-614412ae8cb7","checklist_id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 13, 'checklist_item.assigned', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.116Z', 13, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e41e-df8c-7504-b5c6-614412ae8cb7","checklist_id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 14, 'attachment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.163Z', 14, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e03b-706d-b0e8-e87aad46cb6e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e03b-706d-b0e8-e87aad46cb6e","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 15, 'attachment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.196Z', 15, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e05c-7084-8036-52dc6555dcf7', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e05c-7084-8036-52dc6555dcf7","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 16, 'attachment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.223Z', 16, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e077-759f-a3e7-c87d1205b09c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e077-759f-a3e7-c87d1205b09c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 17, 'card.moved', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.317Z', 17, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","rank":65536,"updated_at":"2026-11-16T11:29:50.475Z","position":0}', '{"id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","title":"Steps","rank":65536,"items":[{"id":"01a1e41e-df8c-7504-b5c6-614412ae8cb7","checklist_id":"01a1e41e-df3d-7412-88c2-d79f2998a89c","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e41e-e03b-706d-b0e8-e87aad46cb6e","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e41e-e05c-7084-8036-52dc6555dcf7","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e41e-e077-759f-a3e7-c87d1205b09c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:29:50.291Z","updated_at":"2026-11-16T11:29:51.317Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 18, 'board.member_removed', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.367Z', 18, '01a1e41e-d54f-7063-9b9f-245d6ba12165', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","user_id":"01a1e41e-d54f-7063-9b9f-245d6ba12165","role":"member","user":{"id":"01a1e41e-d54f-7063-9b9f-245d6ba12165","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 19, 'attachment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.390Z', 19, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e11e-73b6-a1ed-eb718c70471c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e11e-73b6-a1ed-eb718c70471c","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 20, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.422Z', 20, '01a1e41e-e13f-74ec-873f-0e52a3f80906', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e13f-74ec-873f-0e52a3f80906","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:51.422Z","updated_at":"2026-11-16T11:29:51.422Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 21, 'checklist.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.446Z', 21, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e156-7792-a8c4-b2e76dcddbd9', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e156-7792-a8c4-b2e76dcddbd9","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 22, 'checklist.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.472Z', 22, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e170-707f-8790-bf3c4200e2bf', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e170-707f-8790-bf3c4200e2bf","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 23, 'checklist_item.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.491Z', 23, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e183-7239-a1d5-67dd9a9267cd', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e183-7239-a1d5-67dd9a9267cd","checklist_id":"01a1e41e-e170-707f-8790-bf3c4200e2bf","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 24, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.526Z', 24, '01a1e41e-e1a6-76f4-8774-bf0ed9e346b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e1a6-76f4-8774-bf0ed9e346b2","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 25, 'comment.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.543Z', 25, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e1b8-7141-a061-f2fef9b8c93f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e1b8-7141-a061-f2fef9b8c93f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","card_id":"01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769","user_id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","user":{"id":"01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:29:51.543Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 26, 'label.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.629Z', 26, '01a1e41e-e20d-7720-9060-7301455d4177', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e20d-7720-9060-7301455d4177","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 27, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.693Z', 27, '01a1e41e-e24d-7287-8ba6-badd4756ead1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e24d-7287-8ba6-badd4756ead1","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:51.693Z","updated_at":"2026-11-16T11:29:51.693Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 28, 'card.deleted', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.743Z', 28, '01a1e41e-e24d-7287-8ba6-badd4756ead1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e24d-7287-8ba6-badd4756ead1","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:51.693Z","updated_at":"2026-11-16T11:29:51.693Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 29, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.772Z', 29, '01a1e41e-e29c-7617-9480-859ae4d951e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e29c-7617-9480-859ae4d951e8","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 30, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.877Z', 30, '01a1e41e-e305-70f1-b993-60b51d61649b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e305-70f1-b993-60b51d61649b","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-e29c-7617-9480-859ae4d951e8","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:51.877Z","updated_at":"2026-11-16T11:29:51.877Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 31, 'column.deleted', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.923Z', 31, '01a1e41e-e29c-7617-9480-859ae4d951e8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e29c-7617-9480-859ae4d951e8","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', 1, 'board.member_added', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.047Z', 1, '01a1e41e-ce6a-75fc-ad8f-ed069b660087', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e41e-e380-72f3-a582-415e111e7975","user_id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","role":"member","user":{"id":"01a1e41e-ce6a-75fc-ad8f-ed069b660087","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', 2, 'board.deleted', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.067Z', 2, '01a1e41e-e380-72f3-a582-415e111e7975', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e380-72f3-a582-415e111e7975"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 32, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.216Z', 32, '01a1e41e-e458-7216-b272-e9ec6abaae6b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 33, 'card.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.323Z', 33, '01a1e41e-e4c3-7374-bbed-c577520b76b2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e4c3-7374-bbed-c577520b76b2","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","column_id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:29:52.323Z","updated_at":"2026-11-16T11:29:52.323Z"}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 34, 'column.deleted', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.473Z', 34, '01a1e41e-e458-7216-b272-e9ec6abaae6b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 35, 'column.created', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.518Z', 35, '01a1e41e-e458-7216-b272-e9ec6abaae6b', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 0, '2026-11-16T11:29:49.802Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8EAB382949E313E21B3881AA68634F9025E781ED1450D57F47490A2A3D14719CB1676677F648D690A254B2C4564218068B32AF5251657A274C51E6F75529759BEF28A168A303297A1CD81B4AC820686FC768879E543F3997901EDCE07F80074798BAF9BCCCD08D84284B2E041748455934AD49732E81D9731ACDBF35DF391C49519666859052C8E2494A95556A5B6D7669F67CE1FDD7BF80375269428E1BB840EA659F5087AE819FC1919A79FFFA3FCD4D01FE4AA06FAEE487A5E9E1BD873FEB491DAFAE75DB021D5B478AD8598D077C70373A6C06FF7AF6EBB99B2396674AA8B53EC4955BAFE7F837B6A1661DED01A4A29FB0100778DB5A18522DBBB072611AE1D78117F274DAAF66350EE8E3D2FEEC78BAFB02DF1DD6547E020000');
INSERT INTO board_checkpoints VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', 0, '2026-11-16T11:29:52.000Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2B3B6DE2D627C437700255D12699204BCE03DB29A0AAFF8E9214547A28EA71C69E99DDD923D99A0C49C50A1B0581F5560A9D366BC1D936151B95412905BDD31925146D7420434F3DFB9A12AA112A6F8768FB8E4C373A9750D5BBDEFF020F8EA88BF2EB32A32A1584D69C0BCE2185CECBA6966BD6C0E4390EF5DD9A9F1C8E642895692E94122A7F56CAA43B93A52B29E5CB85F77FFF02DEC9C8841C977081CCEB3EA1166D093F812395D3FEC53DCD8D01FE4A50DD5CC9F773D3FD47077FD693395E5DEBB6055AB68E0CB1B3151EF1C9EDE0B0EAFDDBD9AFE3768A989F29A1C6FA10176EB99EE3BFD88682AB680F2013FD889938C0DBC6A226D3B00B0B17C6017E1978264FA7FD6256E0802ECEED4F8EA7876F606BF4DF7E020000');
INSERT INTO labels VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dc9b-77bf-805d-8878c83ee05f', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e20d-7720-9060-7301455d4177', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dc1e-71ca-93ac-17df9f14216d', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e1a6-76f4-8774-bf0ed9e346b2', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e458-7216-b272-e9ec6abaae6b', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e092-7425-9990-a90bb17ac43d', 'Finished by Bob', 'card_moved', '01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9', NULL, 'assign_member', NULL, '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 1);
INSERT INTO automation_rules VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e12e-7478-811f-737a72c53cc2', 'Rule', 'card_moved', '01a1e41e-dc1e-71ca-93ac-17df9f14216d', NULL, 'assign_member', NULL, '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 1);
INSERT INTO automation_runs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e092-7425-9990-a90bb17ac43d', '01a1e41e-e0d6-714a-ba5e-2a652c6278b8', 17, '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '2026-11-16T11:29:51.317Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'c8534a29-2cc5-4530-962a-7c23e0115b85', '-I2gZAfkYBj_F3nF8lKI0VBP5vywStoLKVe_oISazf8', '{"id":"01a1e41e-dc9b-77bf-805d-8878c83ee05f","board_id":"01a1e41e-daea-7390-92c8-d6735971cf38","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:29:50.235Z');
INSERT INTO invitations VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e1f0-7007-a96d-d39898af2a1d', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e23e-7219-8d5a-241fe64f1fae', 'hGHEktNtLXzX1UK736k_uP7wA68JAoIh1sue2fsCyWs', 'AbjLw1zmewqEt21Lff3S5Wun5NOku2LZwslgwcltyt4', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.670Z', NULL);
INSERT INTO mail_queue VALUES ('54b1eb01-0361-4ed5-b05a-cc632e1fbd06', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:29:54.073Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'reset', 'alice@example.org', '00', '2026-11-16T11:29:54.073Z');
INSERT INTO mail_preferences VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e24d-7287-8ba6-badd4756ead1', 'card', 'deleted', 'Card', '01a1e41e-dc1e-71ca-93ac-17df9f14216d', NULL, 131072, 1, '{"id":"01a1e41e-e24d-7287-8ba6-badd4756ead1","column_id":"01a1e41e-dc1e-71ca-93ac-17df9f14216d","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:29:51.693Z","updated_at":"2026-11-16T11:29:51.693Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:29:51.743Z', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 28);
INSERT INTO trash VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e29c-7617-9480-859ae4d951e8', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e41e-dc9b-77bf-805d-8878c83ee05f","01a1e41e-e20d-7720-9060-7301455d4177"],"board_members":["01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed","01a1e41e-ce6a-75fc-ad8f-ed069b660087"]}', '2026-11-16T11:29:51.923Z', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 31);
INSERT INTO trash VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e305-70f1-b993-60b51d61649b', 'card', 'deleted', 'Card', '01a1e41e-e29c-7617-9480-859ae4d951e8', '01a1e41e-e29c-7617-9480-859ae4d951e8', 65536, NULL, '{"id":"01a1e41e-e305-70f1-b993-60b51d61649b","column_id":"01a1e41e-e29c-7617-9480-859ae4d951e8","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:29:51.877Z","updated_at":"2026-11-16T11:29:51.877Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:29:51.923Z', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', 31);
INSERT INTO restored_contents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', 35, '01a1e41e-e4c3-7374-bbed-c577520b76b2', '{"id":"01a1e41e-e4c3-7374-bbed-c577520b76b2","column_id":"01a1e41e-e458-7216-b272-e9ec6abaae6b","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:29:52.323Z","updated_at":"2026-11-16T11:29:52.323Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dc70-71f9-a051-f5e4d4a3b3b9', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:29:50.291Z', '2026-11-16T11:29:51.317Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e13f-74ec-873f-0e52a3f80906', '01a1e41e-dc1e-71ca-93ac-17df9f14216d', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:29:51.422Z', '2026-11-16T11:29:51.422Z', NULL);
INSERT INTO cards VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e4c3-7374-bbed-c577520b76b2', '01a1e41e-e458-7216-b272-e9ec6abaae6b', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:29:52.323Z', '2026-11-16T11:29:52.323Z', NULL);
INSERT INTO card_labels VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dc9b-77bf-805d-8878c83ee05f');
INSERT INTO card_assignees VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', NULL, 0);
INSERT INTO checklists VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-df3d-7412-88c2-d79f2998a89c', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e156-7792-a8c4-b2e76dcddbd9', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e170-707f-8790-bf3c4200e2bf', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', '01a1e41e-df3d-7412-88c2-d79f2998a89c', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e183-7239-a1d5-67dd9a9267cd', '01a1e41e-e170-707f-8790-bf3c4200e2bf', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', '01a1e41e-ce6a-75fc-ad8f-ed069b660087');
INSERT INTO attachments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e03b-706d-b0e8-e87aad46cb6e', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e05c-7084-8036-52dc6555dcf7', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e077-759f-a3e7-c87d1205b09c', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e11e-73b6-a1ed-eb718c70471c', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e03b-706d-b0e8-e87aad46cb6e', X'');
INSERT INTO attachment_blobs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e05c-7084-8036-52dc6555dcf7', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e077-759f-a3e7-c87d1205b09c', X'25BC57FE0033D54AE8866638BD8BC45730249E587BDD253C73B4A13CE0D7135F0FD31705E382308D5DEA6C2705493A98AC68FBFE3A47DA1F72A3DE0A3F5D82589FBEB8161AEB1AEA25E75DE3D935534F0013374E46227236FF8DA84F22D2C707826C19D086D1E72EFFCF5F6D2E029984E43D950E84D29B71146BA4C93AD84F0AD301903496443969CC1B36EAE70A3B422A4429B27544EC0A2E01991B7ED10516AE05D77B86D3BE2CD83DD89B6ADF59A6B602B12370519432BF03DAAD3498EE5E4AC9A5133E38A26998E903517627D45E7CF8FD96AFE4EA3D0FADA0D6726EC068D065D6FF60D0ECDF6EB41FE95EABC1111F95A9773C76DD2615F9AD2A946AECD20EB46F4DC7157B838CA6F4BBCDB2B5E674E53B3C6FB6CFF710B35D06448F88939796B2E61E83B3CEEA935D37DC9BB85287AFAF86C3606B40FA32AE2767A06703EC07B64CB518260F4111C2729CDA64188E1A991744988ADA0CC7D007E7E1072A2CBA0F0336150108917FF92D577A1CABD19B32BD6CB018231EB118B4190D838561AF9C5BA941CF57BC271B7D82EAFEFD020350E4269056AB8057B4D310233D4B21C906886988DD6EF94593AC6CDF97AF3F57D2C79C6A2E35AF1D4D7458A2E27C2D328E447B02B6817B9B40F988D370FAFAA779420FC5288F6385836D658211FAAACF58E948C8DFACBC89D6E7E66641548A384AE5');
INSERT INTO attachment_blobs VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e11e-73b6-a1ed-eb718c70471c', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('060e8bc3-0df2-4fae-8207-e38a391ff30b', 'ac80217a-294f-43ef-b267-9b33dcd0a861', '00', NULL);
INSERT INTO attachment_objects VALUES ('060e8bc3-0df2-4fae-8207-e38a391ff30b', 'ac80217a-294f-43ef-b267-9b33dcd0a861', NULL);
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-df8c-7504-b5c6-614412ae8cb7', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e03b-706d-b0e8-e87aad46cb6e', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e05c-7084-8036-52dc6555dcf7', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e077-759f-a3e7-c87d1205b09c', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e11e-73b6-a1ed-eb718c70471c', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e13f-74ec-873f-0e52a3f80906', '01a1e41e-e13f-74ec-873f-0e52a3f80906', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e13f-74ec-873f-0e52a3f80906', '01a1e41e-e13f-74ec-873f-0e52a3f80906', 'description', '');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e183-7239-a1d5-67dd9a9267cd', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e24d-7287-8ba6-badd4756ead1', '01a1e41e-e24d-7287-8ba6-badd4756ead1', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e24d-7287-8ba6-badd4756ead1', '01a1e41e-e24d-7287-8ba6-badd4756ead1', 'description', '');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e305-70f1-b993-60b51d61649b', '01a1e41e-e305-70f1-b993-60b51d61649b', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e305-70f1-b993-60b51d61649b', '01a1e41e-e305-70f1-b993-60b51d61649b', 'description', '');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e4c3-7374-bbed-c577520b76b2', '01a1e41e-e4c3-7374-bbed-c577520b76b2', 'title', ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e4c3-7374-bbed-c577520b76b2', '01a1e41e-e4c3-7374-bbed-c577520b76b2', 'description', '');
INSERT INTO search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e13f-74ec-873f-0e52a3f80906', '01a1e41e-e13f-74ec-873f-0e52a3f80906', 3145727, ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e1b8-7141-a061-f2fef9b8c93f', 1048576, ' ·b01a1e41edaea739092c8d6735971cf38 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e24d-7287-8ba6-badd4756ead1', '01a1e41e-e24d-7287-8ba6-badd4756ead1', 4194303, ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e305-70f1-b993-60b51d61649b', '01a1e41e-e305-70f1-b993-60b51d61649b', 5242879, ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e4c3-7374-bbed-c577520b76b2', '01a1e41e-e4c3-7374-bbed-c577520b76b2', 6291455, ' ·b01a1e41edaea739092c8d6735971cf38 ·c01a1e41edaea739092c8d6735971cf38 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e1b8-7141-a061-f2fef9b8c93f', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.543Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dba7-77be-b784-f40c02fe7624', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'added', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:49.989Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dbe8-70a7-b0d1-89d8f074f5b6', '01a1e41e-d54f-7063-9b9f-245d6ba12165', 'added', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.056Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dd98-736a-a9f5-691257b0dcf3', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'assigned', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:50.475Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e1b9-77e4-96e2-70c17f4a6e08', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'commented', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-e1b8-7141-a061-f2fef9b8c93f', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:51.543Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e41e-e380-72f3-a582-415e111e7975', '01a1e41e-e3af-738c-8abd-8c08f8ca5178', '01a1e41e-ce6a-75fc-ad8f-ed069b660087', 'added', NULL, NULL, '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '2026-11-16T11:29:52.047Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-dcd4-729f-8bb1-f3bc9d2f1769', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed');
INSERT INTO board_visits VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e41e-cb1e-77a6-a6e0-76bfd03a7eed', '5cfd14ccaacad1070a4350dfa2f6eb6a');
INSERT INTO webhooks VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e423-71a3-9efa-5ad865f29562', 'https://hooks.invalid/boardcast', NULL, 'dkmWY_NPVpTPhrH1R0I-dhPF7ViGU1LmduDw8GQkVnOXt0zYb2bHqIWQXHm27bePcg4VtwArBCjZYH251j95naAP1DyJEdO5w-ejCgj9', 1, NULL, '2026-11-16T11:29:52.163Z', 1, 31, 1, '2026-11-16T11:29:57.901Z', 63, '01a1e41e-e527-7346-8fe5-8fc10080f0c3', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e41e-daea-7390-92c8-d6735971cf38', '01a1e41e-e423-71a3-9efa-5ad865f29562', '01a1e41e-e527-7347-ba71-0c0eff9fe980', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:29:52.422Z', '2026-11-16T11:29:57.901Z', NULL, 63);
