CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY, fingerprint TEXT NOT NULL);
CREATE TABLE users (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     username TEXT NOT NULL,
     username_lower TEXT NOT NULL,
     username_key TEXT NOT NULL UNIQUE,
     hashed_password TEXT,
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
CREATE TABLE sign_in_links (
     issuer TEXT NOT NULL,
     subject TEXT NOT NULL,
     user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at TEXT NOT NULL,
     PRIMARY KEY (issuer, subject)
   ) STRICT;
CREATE UNIQUE INDEX sign_in_links_user ON sign_in_links (user_id, issuer);
CREATE TABLE sign_in_sessions (
     session_id TEXT PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
     issuer TEXT NOT NULL,
     subject TEXT NOT NULL,
     provider_session TEXT,
     logout_url TEXT
   ) STRICT;
CREATE TABLE used_sign_ins (
     id TEXT PRIMARY KEY,
     expires_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX used_sign_ins_expiry ON used_sign_ins (expires_at);
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
INSERT INTO schema_version VALUES (1, '1c15dfc83e9a17ba');
INSERT INTO users VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$cxTQUCCMmcQmqMkIrmZO4lqwuylUCZys/rBGXTubP4Y$f15hR5FJk72JEQrli/0vW19cOsZ0MZxE0uGigznQ6IE', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:31:12.654Z');
INSERT INTO users VALUES ('01a1e420-25be-7411-b8f9-43840eaae408', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$tfkXi892AMMrgJ4cb28gYJlQY0UNquc7xMHiSRbbhyw$JDw6VjSfOknTtVn4zRSeTLgPTg2di1cIJjXxBoLUVII', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:31:16.470Z');
INSERT INTO users VALUES ('01a1e420-2e60-7662-8619-f3de253e676f', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$nh6j3QzhZ0SYqQOxIl65uFyPkcwGS5+BTZ2bclfaG/k$83+IUDSDLSH8mJu0AJWqopjCzDPbJxoc5jHUOg/i/0U', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:31:17.040Z');
INSERT INTO users VALUES ('01a1e420-599d-726c-bad8-e85786a95469', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$SwiKGUhX5Pyi6jUNhFBYw1CjUFp6f4/oOodfXdeU6rg$keSZu7EMQs5B09a2GOS6WiRbEin2TWWuzADiw4vAMwY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:31:29.170Z');
INSERT INTO sessions VALUES ('01a1e420-254c-76ef-9758-af4e3a3996e7', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:14.384Z', '2026-11-16T11:31:14.384Z', '2026-11-16T12:31:14.384Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e420-2e13-7787-a457-29c2a317d6fe', '01a1e420-25be-7411-b8f9-43840eaae408', '2026-11-16T11:31:16.627Z', '2026-11-16T11:31:16.627Z', '2026-11-16T12:31:16.627Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e420-3177-7326-88de-e56b4af19f80', '01a1e420-2e60-7662-8619-f3de253e676f', '2026-11-16T11:31:17.495Z', '2026-11-16T11:31:17.495Z', '2026-11-16T12:31:17.495Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e420-63bc-75a0-a122-5eb909faa7d0', '2026-11-16T12:36:30.498Z');
INSERT INTO avatars VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:31:20.364Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '6156f28c-a8db-4428-b472-78e248ad2102', '2026-11-16T11:31:30.588Z');
INSERT INTO boards VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 'Board', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:17.625Z', '2026-11-16T11:31:17.625Z', 35, 39, '1w54eza09y60v', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', 'Board', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.749Z', '2026-11-16T11:31:26.749Z', 2, 3, '2ce8b59imk73g', 0, '2026-11-16T11:31:26.885Z', '01a1e420-1920-752c-9fb7-e147549a0a47', 0);
INSERT INTO board_members VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-1920-752c-9fb7-e147549a0a47', 'owner');
INSERT INTO board_members VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-25be-7411-b8f9-43840eaae408', 'member');
INSERT INTO board_members VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', '01a1e420-1920-752c-9fb7-e147549a0a47', 'owner');
INSERT INTO board_members VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', '01a1e420-25be-7411-b8f9-43840eaae408', 'member');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 1, 'board.member_added', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.127Z', 1, '01a1e420-25be-7411-b8f9-43840eaae408', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","user_id":"01a1e420-25be-7411-b8f9-43840eaae408","role":"member","user":{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 2, 'board.member_added', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.681Z', 2, '01a1e420-2e60-7662-8619-f3de253e676f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","user_id":"01a1e420-2e60-7662-8619-f3de253e676f","role":"member","user":{"id":"01a1e420-2e60-7662-8619-f3de253e676f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 3, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.849Z', 3, '01a1e420-36da-732d-9225-5dcd67fdce9e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-36da-732d-9225-5dcd67fdce9e","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 4, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.999Z', 4, '01a1e420-3757-7547-ad13-fb4d7cd10572', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-3757-7547-ad13-fb4d7cd10572","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 5, 'label.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:19.681Z', 5, '01a1e420-3a01-7109-acd8-274ca6cee102', NULL, NULL, NULL, NULL, 'f8a94166-74c0-4045-abee-bcb53e35668e', NULL, NULL, '{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 6, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:19.779Z', 6, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:19.779Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 7, 'card.labeled', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:19.918Z', 7, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:31:19.779Z"}', '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:19.918Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 8, 'card.assigned', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:20.032Z', 8, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:31:19.918Z"}', '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:20.032Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 9, 'card.assigned', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:20.032Z', 8, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:31:20.032Z"}', '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:20.032Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 10, 'checklist.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.064Z', 10, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3f68-7495-82b3-00afd874f44a', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-3f68-7495-82b3-00afd874f44a","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 11, 'checklist_item.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.185Z', 11, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-3fe2-771d-8923-b0ec2bfc72c6","checklist_id":"01a1e420-3f68-7495-82b3-00afd874f44a","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 12, 'checklist_item.updated', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.271Z', 12, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e420-3fe2-771d-8923-b0ec2bfc72c6","checklist_id":"01a1e420-3f68-7495-82b3-00afd874f44a","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 13, 'checklist_item.assigned', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.366Z', 13, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e420-3fe2-771d-8923-b0ec2bfc72c6","checklist_id":"01a1e420-3f68-7495-82b3-00afd874f44a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 14, 'attachment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.541Z', 14, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4145-71b0-8fd2-2bf014260e15', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4145-71b0-8fd2-2bf014260e15","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 15, 'attachment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:21.919Z', 15, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-42bf-77c8-b814-89ef0c98162c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-42bf-77c8-b814-89ef0c98162c","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 16, 'attachment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:22.044Z', 16, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-433c-7171-ac1f-09c321ad619c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-433c-7171-ac1f-09c321ad619c","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 17, 'card.moved', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:22.286Z', 17, '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","rank":65536,"updated_at":"2026-11-16T11:31:20.032Z","position":0}', '{"id":"01a1e420-3a63-7194-aba6-7bad23e24aab","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-3757-7547-ad13-fb4d7cd10572","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e420-3f68-7495-82b3-00afd874f44a","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","title":"Steps","rank":65536,"items":[{"id":"01a1e420-3fe2-771d-8923-b0ec2bfc72c6","checklist_id":"01a1e420-3f68-7495-82b3-00afd874f44a","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e420-4145-71b0-8fd2-2bf014260e15","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e420-42bf-77c8-b814-89ef0c98162c","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e420-433c-7171-ac1f-09c321ad619c","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:31:19.779Z","updated_at":"2026-11-16T11:31:22.286Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 18, 'board.member_removed', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:22.406Z', 18, '01a1e420-2e60-7662-8619-f3de253e676f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","user_id":"01a1e420-2e60-7662-8619-f3de253e676f","role":"member","user":{"id":"01a1e420-2e60-7662-8619-f3de253e676f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 19, 'attachment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:22.633Z', 19, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4589-76cb-aa27-7228aafdee9f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4589-76cb-aa27-7228aafdee9f","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 20, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.099Z', 20, '01a1e420-475b-75a6-89b7-4f84c63c5ddf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-475b-75a6-89b7-4f84c63c5ddf","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:23.099Z","updated_at":"2026-11-16T11:31:23.099Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 21, 'checklist.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.187Z', 21, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-47b3-7163-90c2-3c37238c4470', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-47b3-7163-90c2-3c37238c4470","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 22, 'checklist.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.276Z', 22, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-480c-708f-87e2-28313559c20b', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-480c-708f-87e2-28313559c20b","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 23, 'checklist_item.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.391Z', 23, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-487f-7555-b544-dc09c45e4044', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-487f-7555-b544-dc09c45e4044","checklist_id":"01a1e420-480c-708f-87e2-28313559c20b","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 24, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.511Z', 24, '01a1e420-48f7-738b-8683-41eabde05daa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-48f7-738b-8683-41eabde05daa","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 25, 'comment.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.618Z', 25, '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4962-7160-bce0-651b5599b7ff', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4962-7160-bce0-651b5599b7ff","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","card_id":"01a1e420-3a63-7194-aba6-7bad23e24aab","user_id":"01a1e420-1920-752c-9fb7-e147549a0a47","user":{"id":"01a1e420-1920-752c-9fb7-e147549a0a47","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:31:23.618Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 26, 'label.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:24.816Z', 26, '01a1e420-4e10-7147-b9db-fa04ce02906f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4e10-7147-b9db-fa04ce02906f","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 27, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:25.070Z', 27, '01a1e420-4f0e-7455-a485-d27b2b728977', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4f0e-7455-a485-d27b2b728977","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:25.070Z","updated_at":"2026-11-16T11:31:25.070Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 28, 'card.deleted', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:25.436Z', 28, '01a1e420-4f0e-7455-a485-d27b2b728977', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-4f0e-7455-a485-d27b2b728977","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:25.070Z","updated_at":"2026-11-16T11:31:25.070Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 29, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:25.815Z', 29, '01a1e420-51f7-7346-afcb-b8ac542c6be3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-51f7-7346-afcb-b8ac542c6be3","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 30, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.083Z', 30, '01a1e420-5303-7507-96ac-f3d778f61f29', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-5303-7507-96ac-f3d778f61f29","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-51f7-7346-afcb-b8ac542c6be3","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:26.083Z","updated_at":"2026-11-16T11:31:26.083Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 31, 'column.deleted', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.579Z', 31, '01a1e420-51f7-7346-afcb-b8ac542c6be3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-51f7-7346-afcb-b8ac542c6be3","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', 1, 'board.member_added', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.863Z', 1, '01a1e420-25be-7411-b8f9-43840eaae408', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e420-559d-7094-a7d6-fe47d702a616","user_id":"01a1e420-25be-7411-b8f9-43840eaae408","role":"member","user":{"id":"01a1e420-25be-7411-b8f9-43840eaae408","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', 2, 'board.deleted', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.885Z', 2, '01a1e420-559d-7094-a7d6-fe47d702a616', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-559d-7094-a7d6-fe47d702a616"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 32, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:27.073Z', 32, '01a1e420-56e1-7024-8afa-d6e1774d3944', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-56e1-7024-8afa-d6e1774d3944","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 33, 'card.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:27.172Z', 33, '01a1e420-5744-7775-b229-e99608eec6e5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-5744-7775-b229-e99608eec6e5","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","column_id":"01a1e420-56e1-7024-8afa-d6e1774d3944","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:31:27.172Z","updated_at":"2026-11-16T11:31:27.172Z"}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 34, 'column.deleted', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:27.251Z', 34, '01a1e420-56e1-7024-8afa-d6e1774d3944', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e420-56e1-7024-8afa-d6e1774d3944","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 35, 'column.created', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:27.334Z', 35, '01a1e420-56e1-7024-8afa-d6e1774d3944', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e420-56e1-7024-8afa-d6e1774d3944","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 0, '2026-11-16T11:31:17.625Z', X'1F8B08000000000000039551414EC33010BCF38C3DDB55367563C527C41B3881AA68936C9025270EB6534055FF8E9214547A28EA71C69E99DDD923D8160C6448C82ACFE416BB526AD568599779261513165C140D770A04249B1C8381274FA105012DC726D831593F801926E70434DEF9F00B0253E2B6AABF2E337076D6BBBC9165576BC9A8F44E959491D220601ADBBB353F3994C0409EE5854494583C239A2D1AD49B22DFBD5C78FFF72FF23B984C80A39A5D04F3BA17D0735F7398C111EA79FFEA9EE6A6C8E14A8037570A7E69DA7F0C1CCE7A30C7AB6BDDB6E09EAC0303E46CC38FFC49FDE878E3C3DBD96FA07E8E589E414067434C2BB75ECFD15F6C63454DB2070693C2C40B71E0603BCB2D988E5C5CB9388D1CD68117F274DAAF66151F78484BFBB3E3E9E11BE9C1563D7E020000');
INSERT INTO board_checkpoints VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', 0, '2026-11-16T11:31:26.749Z', X'1F8B08000000000000039551414EC33010BCF38C3DC7956D9C58F109F1064EA02ADAC41B64C98983ED1450D5BFA32405951E8A38CED833B33B7B0467C10017284849CECAB2B64CF35A31D4B6623D296D359758890A0AC82E7B02038F01A385022CA52EBA29BB30821967EF0BE8820FF10744C24CB6693F2F33442D39D3A5EC58DDB79A9150BA543572541A0A9827FB6FCD770E663020B9AC98104C544F42987B6164B5D3AA7EBEF0FEEB5FA23730BC008F2DF904E6655FC040434B7101476897FD9BFF3437278A57027173A518D6A6C3FB48F1AC0773BCBAD66D0B1AD0793080DE75F4401F384C9E7621BE9EFD461C9688F5190AE85D4C79E3B6EB79FC8D5D6AB0CBEE4060729C69250E145DEFC882E9D1A78D4BF344711B78254FA7FD66D6D081C6BCB6BF389EEEBE000BD07E987E020000');
INSERT INTO labels VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a01-7109-acd8-274ca6cee102', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4e10-7147-b9db-fa04ce02906f', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-36da-732d-9225-5dcd67fdce9e', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3757-7547-ad13-fb4d7cd10572', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-48f7-738b-8683-41eabde05daa', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-56e1-7024-8afa-d6e1774d3944', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-439f-775d-827a-8b8310240bed', 'Finished by Bob', 'card_moved', '01a1e420-3757-7547-ad13-fb4d7cd10572', NULL, 'assign_member', NULL, '01a1e420-25be-7411-b8f9-43840eaae408', 1);
INSERT INTO automation_rules VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4723-7103-af18-77c068c01403', 'Rule', 'card_moved', '01a1e420-36da-732d-9225-5dcd67fdce9e', NULL, 'assign_member', NULL, '01a1e420-25be-7411-b8f9-43840eaae408', 1);
INSERT INTO automation_runs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-439f-775d-827a-8b8310240bed', '01a1e420-442f-77b6-9cd5-cce9a570d93b', 17, '01a1e420-3a63-7194-aba6-7bad23e24aab', '2026-11-16T11:31:22.286Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-1920-752c-9fb7-e147549a0a47', 'f8a94166-74c0-4045-abee-bcb53e35668e', 'iz1PvTrQPkjNadaEoUYLSF4UlI0VFCdRdTZCyFq6TIw', '{"id":"01a1e420-3a01-7109-acd8-274ca6cee102","board_id":"01a1e420-31f9-74c7-b920-4ea16e66cef4","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:31:19.681Z');
INSERT INTO invitations VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4b08-770d-bb28-c0644ad80dd1', '01a1e420-1920-752c-9fb7-e147549a0a47', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('7ebc1b61-ec99-45a4-b3fc-48d8fa37cc4b', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:31:30.588Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e420-1920-752c-9fb7-e147549a0a47', 'reset', 'alice@example.org', '00', '2026-11-16T11:31:30.588Z');
INSERT INTO mail_preferences VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4f0e-7455-a485-d27b2b728977', 'card', 'deleted', 'Card', '01a1e420-36da-732d-9225-5dcd67fdce9e', NULL, 131072, 1, '{"id":"01a1e420-4f0e-7455-a485-d27b2b728977","column_id":"01a1e420-36da-732d-9225-5dcd67fdce9e","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:25.070Z","updated_at":"2026-11-16T11:31:25.070Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:31:25.436Z', '01a1e420-1920-752c-9fb7-e147549a0a47', 28);
INSERT INTO trash VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-51f7-7346-afcb-b8ac542c6be3', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e420-3a01-7109-acd8-274ca6cee102","01a1e420-4e10-7147-b9db-fa04ce02906f"],"board_members":["01a1e420-1920-752c-9fb7-e147549a0a47","01a1e420-25be-7411-b8f9-43840eaae408"]}', '2026-11-16T11:31:26.579Z', '01a1e420-1920-752c-9fb7-e147549a0a47', 31);
INSERT INTO trash VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5303-7507-96ac-f3d778f61f29', 'card', 'deleted', 'Card', '01a1e420-51f7-7346-afcb-b8ac542c6be3', '01a1e420-51f7-7346-afcb-b8ac542c6be3', 65536, NULL, '{"id":"01a1e420-5303-7507-96ac-f3d778f61f29","column_id":"01a1e420-51f7-7346-afcb-b8ac542c6be3","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:26.083Z","updated_at":"2026-11-16T11:31:26.083Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:31:26.579Z', '01a1e420-1920-752c-9fb7-e147549a0a47', 31);
INSERT INTO restored_contents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', 35, '01a1e420-5744-7775-b229-e99608eec6e5', '{"id":"01a1e420-5744-7775-b229-e99608eec6e5","column_id":"01a1e420-56e1-7024-8afa-d6e1774d3944","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:31:27.172Z","updated_at":"2026-11-16T11:31:27.172Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3757-7547-ad13-fb4d7cd10572', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:31:19.779Z', '2026-11-16T11:31:22.286Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', '01a1e420-36da-732d-9225-5dcd67fdce9e', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:31:23.099Z', '2026-11-16T11:31:23.099Z', NULL);
INSERT INTO cards VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5744-7775-b229-e99608eec6e5', '01a1e420-56e1-7024-8afa-d6e1774d3944', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:31:27.172Z', '2026-11-16T11:31:27.172Z', NULL);
INSERT INTO card_labels VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3a01-7109-acd8-274ca6cee102');
INSERT INTO card_assignees VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-1920-752c-9fb7-e147549a0a47', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-25be-7411-b8f9-43840eaae408', NULL, 0);
INSERT INTO checklists VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3f68-7495-82b3-00afd874f44a', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-47b3-7163-90c2-3c37238c4470', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-480c-708f-87e2-28313559c20b', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', '01a1e420-3f68-7495-82b3-00afd874f44a', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-487f-7555-b544-dc09c45e4044', '01a1e420-480c-708f-87e2-28313559c20b', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', '01a1e420-25be-7411-b8f9-43840eaae408');
INSERT INTO attachments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4145-71b0-8fd2-2bf014260e15', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-42bf-77c8-b814-89ef0c98162c', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-433c-7171-ac1f-09c321ad619c', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4589-76cb-aa27-7228aafdee9f', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4145-71b0-8fd2-2bf014260e15', X'');
INSERT INTO attachment_blobs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-42bf-77c8-b814-89ef0c98162c', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-433c-7171-ac1f-09c321ad619c', X'BCD4E59D5E6339DED162EC1261D8C6654CB67705BA7ED1A278B613B4275A4BB1BA70E57A368135782B5CC5753F7E29E33EAB4D5812FA2A4338FE9C863042B9E32A04F4AAE0A203176BD9234553994C128D5610AE225D99BE28B5E36AA4586A2BEFCC1F8B17116535A8F29EE3C9B318A749FEDFECD031FE6B9F305F5586813FB25B2C235D829D23CFE5D850D86A590B757BE462EF193DCBBE28DA9838162227CB841F420E83AB5FC6F994D743F6F826C0789E376B7865997D6D04E96B0B47FB08EC11FF184F5107BCF8E1DCFDC978ABCA477D8CABB1981F0871B4ABADB3538549DCE13CA23E0D982D6AD32E7E6F450E147B1FE32C01C19B21AF0E1F8D94FD8CB8DF3AB075342C831C163016E7A4C425190C3D392818141F00A1DA906DA901528E20D3266BC22663DF701D1E186DF1F93D9DE105751F53CD875022EFD9A047FAA2187D0C7C4A9A9E11F7EB4A457366A2F77A68039E4CB2530DFE504EFD70412446DC18A04B15420579EA677B02E2F441E812D3D5059262FDAE0BA503F36F0343C2902DA213BD0B6AF3AE8B90432D5A8C0BBFC71A1CEF7BFFF01728357FB6D1E227AB35284601B115196DC99E5293C05143F97ABD6E56B1C6B7F9AC92CC8B896A9B1724ED3EC88F0CB122A240832222F9218306B64C9FDF676DEC10098B3FC675A16D822E1CD392D56EA33EE38D735408D311B4CE92');
INSERT INTO attachment_blobs VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4589-76cb-aa27-7228aafdee9f', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('597026b6-1c64-47dd-9b15-99d1179d0136', '7d73426a-b204-4794-9f8d-9fff1525bf59', '00', NULL);
INSERT INTO attachment_objects VALUES ('597026b6-1c64-47dd-9b15-99d1179d0136', '7d73426a-b204-4794-9f8d-9fff1525bf59', NULL);
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3a63-7194-aba6-7bad23e24aab', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3fe2-771d-8923-b0ec2bfc72c6', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4145-71b0-8fd2-2bf014260e15', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-42bf-77c8-b814-89ef0c98162c', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-433c-7171-ac1f-09c321ad619c', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4589-76cb-aa27-7228aafdee9f', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', 'description', '');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-487f-7555-b544-dc09c45e4044', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4f0e-7455-a485-d27b2b728977', '01a1e420-4f0e-7455-a485-d27b2b728977', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4f0e-7455-a485-d27b2b728977', '01a1e420-4f0e-7455-a485-d27b2b728977', 'description', '');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5303-7507-96ac-f3d778f61f29', '01a1e420-5303-7507-96ac-f3d778f61f29', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5303-7507-96ac-f3d778f61f29', '01a1e420-5303-7507-96ac-f3d778f61f29', 'description', '');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5744-7775-b229-e99608eec6e5', '01a1e420-5744-7775-b229-e99608eec6e5', 'title', ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5744-7775-b229-e99608eec6e5', '01a1e420-5744-7775-b229-e99608eec6e5', 'description', '');
INSERT INTO search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-3a63-7194-aba6-7bad23e24aab', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', '01a1e420-475b-75a6-89b7-4f84c63c5ddf', 3145727, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4962-7160-bce0-651b5599b7ff', 1048576, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4f0e-7455-a485-d27b2b728977', '01a1e420-4f0e-7455-a485-d27b2b728977', 4194303, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5303-7507-96ac-f3d778f61f29', '01a1e420-5303-7507-96ac-f3d778f61f29', 5242879, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5744-7775-b229-e99608eec6e5', '01a1e420-5744-7775-b229-e99608eec6e5', 6291455, ' ·b01a1e42031f974c7b9204ea16e66cef4 ·c01a1e42031f974c7b9204ea16e66cef4 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4962-7160-bce0-651b5599b7ff', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.618Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3473-752a-a57a-5a0fbeb6b55f', '01a1e420-25be-7411-b8f9-43840eaae408', 'added', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.127Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3619-777c-bbef-d0d72c147db6', '01a1e420-2e60-7662-8619-f3de253e676f', 'added', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:18.681Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3b98-75c6-bc44-5813ad06aaf4', '01a1e420-25be-7411-b8f9-43840eaae408', 'assigned', '01a1e420-3a63-7194-aba6-7bad23e24aab', NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:20.032Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-4963-743b-a773-6c3a5f6814f3', '01a1e420-25be-7411-b8f9-43840eaae408', 'commented', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-4962-7160-bce0-651b5599b7ff', '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:23.618Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e420-559d-7094-a7d6-fe47d702a616', '01a1e420-560f-7114-b390-4e14f1357132', '01a1e420-25be-7411-b8f9-43840eaae408', 'added', NULL, NULL, '01a1e420-1920-752c-9fb7-e147549a0a47', '2026-11-16T11:31:26.863Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-3a63-7194-aba6-7bad23e24aab', '01a1e420-1920-752c-9fb7-e147549a0a47');
INSERT INTO board_visits VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-1920-752c-9fb7-e147549a0a47', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e420-1920-752c-9fb7-e147549a0a47', 'a77ed3123fa7e24d918339360498ed08');
INSERT INTO webhooks VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5642-77b7-ac31-03ed5e64d6bf', 'https://hooks.invalid/boardcast', NULL, 'KOodw8YN1TY_ZCVFWH5386A7BJpQOnvVGb5fnR0Kb5yzLFxQGpkaCU1J22JRP47X_sO1t_Ik06pnWjqK_Msuetoa56ctdCR4h902dZTm', 1, NULL, '2026-11-16T11:31:26.914Z', 1, 31, 2, '2026-11-16T11:36:35.596Z', 49, '01a1e420-6cee-74aa-9ede-0344c6347bbb', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e420-31f9-74c7-b920-4ea16e66cef4', '01a1e420-5642-77b7-ac31-03ed5e64d6bf', '01a1e420-576b-72ab-84f9-5eb3e0dbccac', 32, 'column.created', 'pending', NULL, 2, '2026-11-16T11:31:27.210Z', '2026-11-16T11:36:35.596Z', NULL, 49);
