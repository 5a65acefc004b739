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
INSERT INTO schema_version VALUES (1, '9a7d11eafd46ce20');
INSERT INTO users VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$R0bUZGAl083/lFN/PIeSxpnI4Pj7z9d+wt8Tnl2z3kQ$g2nw9rVxR3xcqEGRbAU332g8KNrB3OvQS87Sj4imRNQ', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:54:09.765Z');
INSERT INTO users VALUES ('01a1e435-2325-76af-963a-0e1cbf918a5f', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$nU8g8nUXOBdp3x/RtF2OVBc/rqpZzJNGudnk8CGABio$ArftblD/Q+AS9WCqvGBtC2LfVxL3orRM/f8ppyrkA+g', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:54:10.324Z');
INSERT INTO users VALUES ('01a1e435-24cb-754a-8b02-162d05e6a1c5', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$ZRtvnJbR+cAqZyZdIpb4lrB+DsxjFBmjdTsFj1UDrVw$UF6b0i6HGgv8uu1CekkAqN0pQeen0/ZBVWhdbmMP8XA', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:54:10.671Z');
INSERT INTO users VALUES ('01a1e435-2b24-745f-acf5-8f5ce3ae04f7', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$AGddOyn41qHs7uTHphAfBQ2M+Xft9hH7gXp7KRHqaJQ$4YONLjTtg8xS5OyQtgrlYBZ5qH9FmrJ76/xkbB1SJgs', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T11:54:12.318Z');
INSERT INTO sessions VALUES ('01a1e435-230b-7023-9793-dc2322aa569a', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:10.059Z', '2026-11-16T11:54:10.059Z', '2026-11-16T12:54:10.059Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e435-24c0-70ff-b423-33af295019f2', '01a1e435-2325-76af-963a-0e1cbf918a5f', '2026-11-16T11:54:10.496Z', '2026-11-16T11:54:10.496Z', '2026-11-16T12:54:10.496Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e435-2642-75d7-ab08-80d7eec8ee6d', '01a1e435-24cb-754a-8b02-162d05e6a1c5', '2026-11-16T11:54:10.882Z', '2026-11-16T11:54:10.882Z', '2026-11-16T12:54:10.882Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e435-2c51-71e4-bbf4-a4c95985beef', '2026-11-16T12:59:12.469Z');
INSERT INTO sign_in_links VALUES ('https://id.example.org', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.504Z');
INSERT INTO sign_in_sessions VALUES ('01a1e435-230b-7023-9793-dc2322aa569a', 'https://id.example.org', 'somebody', NULL, NULL);
INSERT INTO used_sign_ins VALUES ('ae895f50-f511-4209-9d8a-385d3a42335f', '2026-11-16T11:54:12.504Z');
INSERT INTO api_tokens VALUES ('01a1e435-27a8-74e5-883b-8c1c41dc3056', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'df5f5c51716bf4406ad236a3071f156ba0420d9210f40affdd6520f03dff7399', 'FNdO', 'Script', 'write', '01a1e435-2663-7071-940b-dffbab2020e8', '2026-11-16T11:54:11.239Z', NULL, NULL);
INSERT INTO avatars VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T11:54:11.186Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '957e3ac6-e512-46d4-8a48-93abd14bc88e', '2026-11-16T11:54:12.504Z');
INSERT INTO boards VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 'Board', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:10.915Z', '2026-11-16T11:54:10.915Z', 35, 40, '3b1xo7j3ib7bw', 5, NULL, NULL, 1);
INSERT INTO boards VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', 'Board', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.751Z', '2026-11-16T11:54:11.751Z', 2, 3, '3d9y89jvbrq9h', 0, '2026-11-16T11:54:11.990Z', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 0);
INSERT INTO board_members VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'owner');
INSERT INTO board_members VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'member');
INSERT INTO board_members VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'owner');
INSERT INTO board_members VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'member');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 1, 'board.member_added', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.000Z', 1, '01a1e435-2325-76af-963a-0e1cbf918a5f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e435-2663-7071-940b-dffbab2020e8","user_id":"01a1e435-2325-76af-963a-0e1cbf918a5f","role":"member","user":{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 2, 'board.member_added', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.047Z', 2, '01a1e435-24cb-754a-8b02-162d05e6a1c5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e435-2663-7071-940b-dffbab2020e8","user_id":"01a1e435-24cb-754a-8b02-162d05e6a1c5","role":"member","user":{"id":"01a1e435-24cb-754a-8b02-162d05e6a1c5","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 3, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.052Z', 3, '01a1e435-26ed-70d6-8cf6-4c96adfda077', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 4, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.065Z', 4, '01a1e435-26f9-7241-8c75-8e1137600bad', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-26f9-7241-8c75-8e1137600bad","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 5, 'label.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.073Z', 5, '01a1e435-2701-70f4-9505-a3ed40060eff', NULL, NULL, NULL, NULL, 'b47b93b3-e5e6-43b6-b3d2-8eb31075b441', NULL, NULL, NULL, '{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 6, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.084Z', 6, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.084Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 7, 'card.labeled', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.105Z', 7, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T11:54:11.084Z"}', '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.105Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 8, 'card.assigned', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.128Z', 8, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T11:54:11.105Z"}', '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.128Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 9, 'card.assigned', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.128Z', 8, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T11:54:11.128Z"}', '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.128Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 10, 'checklist.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.268Z', 10, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27c4-77dc-bea3-ab76cf6056ed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 11, 'checklist_item.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.289Z', 11, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-27d9-7395-b6a6-d90a45b6fc89","checklist_id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 12, 'checklist_item.updated', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.320Z', 12, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', NULL, NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e435-27d9-7395-b6a6-d90a45b6fc89","checklist_id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 13, 'checklist_item.assigned', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.348Z', 13, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e435-27d9-7395-b6a6-d90a45b6fc89","checklist_id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 14, 'attachment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.373Z', 14, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-282d-7628-aa32-955d11965433', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-282d-7628-aa32-955d11965433","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 15, 'attachment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.395Z', 15, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2843-752a-9224-dcf2c0a9ea84', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2843-752a-9224-dcf2c0a9ea84","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 16, 'attachment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.409Z', 16, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2851-7524-949b-912836aff9a9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2851-7524-949b-912836aff9a9","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 17, 'card.moved', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.437Z', 17, '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","rank":65536,"updated_at":"2026-11-16T11:54:11.128Z","position":0}', '{"id":"01a1e435-270c-7292-8850-4e38d0bb9495","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26f9-7241-8c75-8e1137600bad","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","title":"Steps","rank":65536,"items":[{"id":"01a1e435-27d9-7395-b6a6-d90a45b6fc89","checklist_id":"01a1e435-27c4-77dc-bea3-ab76cf6056ed","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e435-282d-7628-aa32-955d11965433","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e435-2843-752a-9224-dcf2c0a9ea84","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e435-2851-7524-949b-912836aff9a9","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T11:54:11.084Z","updated_at":"2026-11-16T11:54:11.437Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 18, 'board.member_removed', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.470Z', 18, '01a1e435-24cb-754a-8b02-162d05e6a1c5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e435-2663-7071-940b-dffbab2020e8","user_id":"01a1e435-24cb-754a-8b02-162d05e6a1c5","role":"member","user":{"id":"01a1e435-24cb-754a-8b02-162d05e6a1c5","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 19, 'attachment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.519Z', 19, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-28bf-7441-a560-be38eec1307d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-28bf-7441-a560-be38eec1307d","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 20, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.540Z', 20, '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-28d4-7788-bcb6-9b1c28c28e7b","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.540Z","updated_at":"2026-11-16T11:54:11.540Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 21, 'checklist.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.551Z', 21, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-28df-765a-a4b2-9afae91bfc54', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-28df-765a-a4b2-9afae91bfc54","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 22, 'checklist.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.570Z', 22, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-28f2-7646-a110-37c5069e00f9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-28f2-7646-a110-37c5069e00f9","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 23, 'checklist_item.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.584Z', 23, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2900-74aa-a16d-9314fdba4dac', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2900-74aa-a16d-9314fdba4dac","checklist_id":"01a1e435-28f2-7646-a110-37c5069e00f9","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 24, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.595Z', 24, '01a1e435-290b-72cf-a3e4-bbe436b5c59b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-290b-72cf-a3e4-bbe436b5c59b","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 25, 'comment.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.603Z', 25, '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2913-76c6-b720-a5c8e34eb33e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2913-76c6-b720-a5c8e34eb33e","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","card_id":"01a1e435-270c-7292-8850-4e38d0bb9495","user_id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","user":{"id":"01a1e435-20e0-761e-a9e9-f624c0da50fd","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T11:54:11.603Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 26, 'label.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.643Z', 26, '01a1e435-293b-753a-8693-44ef556f5ea4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-293b-753a-8693-44ef556f5ea4","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 27, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.681Z', 27, '01a1e435-2961-75b4-a4a3-08dbcd17790b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2961-75b4-a4a3-08dbcd17790b","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.681Z","updated_at":"2026-11-16T11:54:11.681Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 28, 'card.deleted', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.696Z', 28, '01a1e435-2961-75b4-a4a3-08dbcd17790b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2961-75b4-a4a3-08dbcd17790b","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.681Z","updated_at":"2026-11-16T11:54:11.681Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 29, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.719Z', 29, '01a1e435-2988-723f-98fc-195b1944d1e2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2988-723f-98fc-195b1944d1e2","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 30, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.723Z', 30, '01a1e435-298b-70ff-aa08-a85e5eda910a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-298b-70ff-aa08-a85e5eda910a","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-2988-723f-98fc-195b1944d1e2","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:11.723Z","updated_at":"2026-11-16T11:54:11.723Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 31, 'column.deleted', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.736Z', 31, '01a1e435-2988-723f-98fc-195b1944d1e2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2988-723f-98fc-195b1944d1e2","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', 1, 'board.member_added', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.963Z', 1, '01a1e435-2325-76af-963a-0e1cbf918a5f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e435-29a7-7006-af47-4f1ac35be18f","user_id":"01a1e435-2325-76af-963a-0e1cbf918a5f","role":"member","user":{"id":"01a1e435-2325-76af-963a-0e1cbf918a5f","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', 2, 'board.deleted', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.990Z', 2, '01a1e435-29a7-7006-af47-4f1ac35be18f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-29a7-7006-af47-4f1ac35be18f"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 32, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.028Z', 32, '01a1e435-2abc-714a-b82f-b5908b43a0bd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 33, 'card.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.063Z', 33, '01a1e435-2adf-72a2-87cd-0d264ab4d300', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2adf-72a2-87cd-0d264ab4d300","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","column_id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T11:54:12.063Z","updated_at":"2026-11-16T11:54:12.063Z"}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 34, 'column.deleted', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.078Z', 34, '01a1e435-2abc-714a-b82f-b5908b43a0bd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 35, 'column.created', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:12.091Z', 35, '01a1e435-2abc-714a-b82f-b5908b43a0bd', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, NULL, '{"id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 0, '2026-11-16T11:54:10.915Z', X'1F8B08000000000000039551414EC33010BCF38C3DC7959D2629F1A9E20D9C4055B48ED7C8921307DB09A0AA7F47490AA23D14F53863CFCCEEEC11AC06095CA0A0625BB2BCAAB66CC77782D505574C1BA350E53CE7F40819249B1C8184278F4143069A621BEC90ACEF41F6A37319B4DEF9F00B026122DDA8AF8B0C4E9CED2A410C6BAA99A9F2A2E51A4B6E66CF71D0776B7E723081849CE715138289EA5908591652F04D2DCA973FDEFFFD8BF40E9267E050918B205F0F1974D4290A3338829AF76FEE696E8C14AE05FCD64AC12F4DFB8F9EC2590FF2787DAD9B16D4A17520019D6D694F9FD80D8E363EBC9DFD7AECE688E519323036C4B472EBF51C5E621B1B6C939D08640A232DC444C11A4B1AA44117572E8E038575E0853C9D0EAB594313F569697F763C3D7C03C7211BD77E020000');
INSERT INTO board_checkpoints VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', 0, '2026-11-16T11:54:11.751Z', X'1F8B08000000000000039551CB4EC33010BCF3197B8E2B6F9A07F509F10D9C4055B489D7C8921307DB29A0AAFF8E9214447B28E23863CFCCEEEC11AC06051209B9D89622DF512D6A292B41A6A8456190BA6DD932DE1BC820D9E418143C7A0A1A32D01CBB60C764FD006A989CCBA0F3CE871F109812EBA6FDBCC8902C455D210BDAF14E982A2F3AA9A99466F69C46FD6FCD770E255090CBBC128802AB274455160A715397F8FCCBFBAF7F91DF40C90C1CB5EC22A8977D063DF72D87191CA19DF76FFED3DC14395C0BE4AD95825F9AF6EF0387B31ED4F1FA5A372DB827EB400139DBF1037F503F3ADEF8F07AF61BA89F239667C8C0D810D3CAADD77374896D6CA84BF6C0A0529878210E1CACB1AC41197271E5E2347258075EC8D369BF9A357CE0212DEDCF8EA7BB2F3B8FD89D7E020000');
INSERT INTO labels VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2701-70f4-9505-a3ed40060eff', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-293b-753a-8693-44ef556f5ea4', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-26ed-70d6-8cf6-4c96adfda077', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-26f9-7241-8c75-8e1137600bad', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-290b-72cf-a3e4-bbe436b5c59b', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2abc-714a-b82f-b5908b43a0bd', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2867-71aa-bb12-b716ae6ce597', 'Finished by Bob', 'card_moved', '01a1e435-26f9-7241-8c75-8e1137600bad', NULL, 'assign_member', NULL, '01a1e435-2325-76af-963a-0e1cbf918a5f', 1);
INSERT INTO automation_rules VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28cb-7259-aadb-a6d8a989f3e5', 'Rule', 'card_moved', '01a1e435-26ed-70d6-8cf6-4c96adfda077', NULL, 'assign_member', NULL, '01a1e435-2325-76af-963a-0e1cbf918a5f', 1);
INSERT INTO automation_runs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2867-71aa-bb12-b716ae6ce597', '01a1e435-286d-71d6-a26c-dca7c0af2aa6', 17, '01a1e435-270c-7292-8850-4e38d0bb9495', '2026-11-16T11:54:11.437Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'b47b93b3-e5e6-43b6-b3d2-8eb31075b441', 'Z-Bh_6IBv1ldTp48niWpFMp0FaJRs8CpNahNRsk47-g', '{"id":"01a1e435-2701-70f4-9505-a3ed40060eff","board_id":"01a1e435-2663-7071-940b-dffbab2020e8","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T11:54:11.073Z');
INSERT INTO invitations VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2929-763f-be69-6e5469d2798e', '01a1e435-20e0-761e-a9e9-f624c0da50fd', NULL, 'member', NULL, NULL, 0);
INSERT INTO shares VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-294f-73fc-846f-0d5cbbafc9f5', 'J_466rxz-LS3dPKrryV_5Q8PLfJtcvGVx90fFw1eZaw', '38KcpYySRRzu7kCejDSk0vHwwbpvP_l0hP_THrTjobc', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.662Z', NULL);
INSERT INTO mail_queue VALUES ('a04ac246-9d4b-4ad6-92af-8a8fb091aacd', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T11:54:12.504Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 'reset', 'alice@example.org', '00', '2026-11-16T11:54:12.504Z');
INSERT INTO mail_preferences VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2961-75b4-a4a3-08dbcd17790b', 'card', 'deleted', 'Card', '01a1e435-26ed-70d6-8cf6-4c96adfda077', NULL, 131072, 1, '{"id":"01a1e435-2961-75b4-a4a3-08dbcd17790b","column_id":"01a1e435-26ed-70d6-8cf6-4c96adfda077","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:54:11.681Z","updated_at":"2026-11-16T11:54:11.681Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:54:11.696Z', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 28);
INSERT INTO trash VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2988-723f-98fc-195b1944d1e2', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e435-2701-70f4-9505-a3ed40060eff","01a1e435-293b-753a-8693-44ef556f5ea4"],"board_members":["01a1e435-20e0-761e-a9e9-f624c0da50fd","01a1e435-2325-76af-963a-0e1cbf918a5f"]}', '2026-11-16T11:54:11.736Z', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 31);
INSERT INTO trash VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-298b-70ff-aa08-a85e5eda910a', 'card', 'deleted', 'Card', '01a1e435-2988-723f-98fc-195b1944d1e2', '01a1e435-2988-723f-98fc-195b1944d1e2', 65536, NULL, '{"id":"01a1e435-298b-70ff-aa08-a85e5eda910a","column_id":"01a1e435-2988-723f-98fc-195b1944d1e2","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:54:11.723Z","updated_at":"2026-11-16T11:54:11.723Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T11:54:11.736Z', '01a1e435-20e0-761e-a9e9-f624c0da50fd', 31);
INSERT INTO restored_contents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', 35, '01a1e435-2adf-72a2-87cd-0d264ab4d300', '{"id":"01a1e435-2adf-72a2-87cd-0d264ab4d300","column_id":"01a1e435-2abc-714a-b82f-b5908b43a0bd","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T11:54:12.063Z","updated_at":"2026-11-16T11:54:12.063Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-26f9-7241-8c75-8e1137600bad', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T11:54:11.084Z', '2026-11-16T11:54:11.437Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', '01a1e435-26ed-70d6-8cf6-4c96adfda077', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:54:11.540Z', '2026-11-16T11:54:11.540Z', NULL);
INSERT INTO cards VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2adf-72a2-87cd-0d264ab4d300', '01a1e435-2abc-714a-b82f-b5908b43a0bd', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T11:54:12.063Z', '2026-11-16T11:54:12.063Z', NULL);
INSERT INTO card_labels VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2701-70f4-9505-a3ed40060eff');
INSERT INTO card_assignees VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-20e0-761e-a9e9-f624c0da50fd', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2325-76af-963a-0e1cbf918a5f', NULL, 0);
INSERT INTO checklists VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-27c4-77dc-bea3-ab76cf6056ed', '01a1e435-270c-7292-8850-4e38d0bb9495', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28df-765a-a4b2-9afae91bfc54', '01a1e435-270c-7292-8850-4e38d0bb9495', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28f2-7646-a110-37c5069e00f9', '01a1e435-270c-7292-8850-4e38d0bb9495', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', '01a1e435-27c4-77dc-bea3-ab76cf6056ed', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2900-74aa-a16d-9314fdba4dac', '01a1e435-28f2-7646-a110-37c5069e00f9', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', '01a1e435-2325-76af-963a-0e1cbf918a5f');
INSERT INTO attachments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-282d-7628-aa32-955d11965433', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2843-752a-9224-dcf2c0a9ea84', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2851-7524-949b-912836aff9a9', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28bf-7441-a560-be38eec1307d', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-282d-7628-aa32-955d11965433', X'');
INSERT INTO attachment_blobs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2843-752a-9224-dcf2c0a9ea84', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2851-7524-949b-912836aff9a9', X'CA7A4A0657AC51B0E8ABD99CCD528C81FC7C78BBA3EEC62BAC686C3FD45EDC11B3D887F95AF420F6BBD5C20C3BAF2D968E2BE545AED8262AFC041EB8588B1ABEC28070EE0EDD7A6BE72858CBD85B0246E09CE9B6E6370F0DDEF5EF23084EA92BB3D1EEC17548A2ACDF617EC1B6F35A00EE120607001460FB96C163CB2DE70E7B2C0FC8502C7824AEB381868E3128AE8151BF382D4ABED20E89DC8B7A53FBA8CF206072A111793B4A409931EA4C30FF4AC83F3F58B9C7B7B2E6AB7E8BFE44FA955256F1038F22C650B254AC39C58654D156B09EAFF20604FA0EBD03A7C00F88A72137ADFC050363D99BC3FA2BC8F2FAB590D1F47065F067BB730B4A5AA793938BC4FC4A5565C5590D5FB6A64B2A7CD07BE392649856F1078912479BB4E9542A6CAECFD307B6AC41359776F3CFACBF80CE33BD020ED630E357C3D1CEF4307EFB23802171A34A95B8C9F3B6CE6E7972165704ED6D95BB5DBFADDEF55A5651DB06E3499CF250D7251ADE4A045BE58FC53CD58881C1CD5690BBB50A385170846A59AEE763BCF1C80B78B5ED977DCDED8AEDC452CE664AF0B1BE5351F7DC5A97C9A9A4439E8A0AD951A56C03631E7EA768CDC6F81612C1C5A7D5C15262BFD30A07F125B9ED7CAD842C873EC309E61C18C9411EF0C237DF4CF2C40EBE5F6F5A46F95B2D7DD5AEB27B0720020AC90B00355C637746917E14');
INSERT INTO attachment_blobs VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28bf-7441-a560-be38eec1307d', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('53c39a36-efd9-4d92-9f66-8123fb69dc4b', 'cb752ce4-85a2-4e52-8d86-b64019157dd2', '00', NULL);
INSERT INTO attachment_objects VALUES ('53c39a36-efd9-4d92-9f66-8123fb69dc4b', 'cb752ce4-85a2-4e52-8d86-b64019157dd2', NULL);
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-270c-7292-8850-4e38d0bb9495', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-270c-7292-8850-4e38d0bb9495', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-27d9-7395-b6a6-d90a45b6fc89', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-282d-7628-aa32-955d11965433', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2843-752a-9224-dcf2c0a9ea84', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2851-7524-949b-912836aff9a9', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-28bf-7441-a560-be38eec1307d', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', 'description', '');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2900-74aa-a16d-9314fdba4dac', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2961-75b4-a4a3-08dbcd17790b', '01a1e435-2961-75b4-a4a3-08dbcd17790b', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2961-75b4-a4a3-08dbcd17790b', '01a1e435-2961-75b4-a4a3-08dbcd17790b', 'description', '');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-298b-70ff-aa08-a85e5eda910a', '01a1e435-298b-70ff-aa08-a85e5eda910a', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-298b-70ff-aa08-a85e5eda910a', '01a1e435-298b-70ff-aa08-a85e5eda910a', 'description', '');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2adf-72a2-87cd-0d264ab4d300', '01a1e435-2adf-72a2-87cd-0d264ab4d300', 'title', ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2adf-72a2-87cd-0d264ab4d300', '01a1e435-2adf-72a2-87cd-0d264ab4d300', 'description', '');
INSERT INTO search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-270c-7292-8850-4e38d0bb9495', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', '01a1e435-28d4-7788-bcb6-9b1c28c28e7b', 3145727, ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2913-76c6-b720-a5c8e34eb33e', 1048576, ' ·b01a1e43526637071940bdffbab2020e8 ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2961-75b4-a4a3-08dbcd17790b', '01a1e435-2961-75b4-a4a3-08dbcd17790b', 4194303, ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-298b-70ff-aa08-a85e5eda910a', '01a1e435-298b-70ff-aa08-a85e5eda910a', 5242879, ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2adf-72a2-87cd-0d264ab4d300', '01a1e435-2adf-72a2-87cd-0d264ab4d300', 6291455, ' ·b01a1e43526637071940bdffbab2020e8 ·c01a1e43526637071940bdffbab2020e8 ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2913-76c6-b720-a5c8e34eb33e', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.603Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-26b9-76ce-adef-ff3be0f34f52', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'added', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.000Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-26e7-722a-8b7e-326c1bae59ca', '01a1e435-24cb-754a-8b02-162d05e6a1c5', 'added', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.047Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-273a-7193-94b1-9a0b6f8f4bf9', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'assigned', '01a1e435-270c-7292-8850-4e38d0bb9495', NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.128Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2913-76c7-9cd6-9ed19ef5feaf', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'commented', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-2913-76c6-b720-a5c8e34eb33e', '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.603Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e435-29a7-7006-af47-4f1ac35be18f', '01a1e435-2a7b-74d3-ac49-b9b479916917', '01a1e435-2325-76af-963a-0e1cbf918a5f', 'added', NULL, NULL, '01a1e435-20e0-761e-a9e9-f624c0da50fd', '2026-11-16T11:54:11.963Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-270c-7292-8850-4e38d0bb9495', '01a1e435-20e0-761e-a9e9-f624c0da50fd');
INSERT INTO board_visits VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-20e0-761e-a9e9-f624c0da50fd', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e435-20e0-761e-a9e9-f624c0da50fd', 'f6f94e5c9636392a4e8098e12f48a2ff');
INSERT INTO webhooks VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2ab3-7669-b0c5-d00ef425075c', 'https://hooks.invalid/boardcast', NULL, 'IZnSWwilpq5yoN2yNWaOwjsjx_giCT_G15K13e7CY972vaYgkHxavoQX7k0-enFrF3P39KN6v7tpXlVQlz7AsEFa5UzDkRYxvWRAaG36', 1, NULL, '2026-11-16T11:54:12.019Z', 1, 31, 1, '2026-11-16T11:54:17.447Z', 1, '01a1e435-2adf-72a0-a7be-951c4d6befbd', NULL);
INSERT INTO webhook_deliveries VALUES ('01a1e435-2663-7071-940b-dffbab2020e8', '01a1e435-2ab3-7669-b0c5-d00ef425075c', '01a1e435-2adf-72a1-9ff7-6a32047752f1', 32, 'column.created', 'pending', NULL, 1, '2026-11-16T11:54:12.062Z', '2026-11-16T11:54:17.447Z', NULL, 1);
