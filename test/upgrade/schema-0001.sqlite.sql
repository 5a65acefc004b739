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
INSERT INTO schema_version VALUES (1, '0f2096cc1305f192');
INSERT INTO users VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', 'alice@example.org', 'alice', 'alice', 'allce', '$argon2id$v=19$m=19456,t=2,p=1$752kptBPz76D/44umdC35DYVQtHwA9HAc3G17zeuM3o$WY5kUzhnXn6ZMzwOgQ7KXPoYWBCP+IBcc7sVxpGqmVI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T09:25:56.459Z');
INSERT INTO users VALUES ('01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'bob@example.org', 'bob', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$5KWyrZCtt3ksNCWzmcsTHWGr/yB0CTBQHvARXq9yrXM$TYrYDvnTE00Osl84a2MFHt4k7c+/eG2iLdmvV591x4E', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T09:25:56.546Z');
INSERT INTO users VALUES ('01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', 'carol@example.org', 'carol', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$9SRvB+6SFpbqP7YvIL+wfK11H9IVhHhhS+TG9K+80Xg$284YxtBCILoW35uAmloJIbJjLsc+I6eA7lwdj5McekM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T09:25:56.616Z');
INSERT INTO users VALUES ('01a1e3ad-6fbc-720d-98b3-3332d0df1427', 'dave@example.org', 'dave', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$FnPvm+rBfoTGPgT61TWkDvQ/BgTNFVmCz76LjIMhPLg$pJCTqtizqGNY0D09YxJ2cembj+iqx6kf1QHqkrAoMSc', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-16T09:25:56.845Z');
INSERT INTO sessions VALUES ('01a1e3ad-6e93-77f0-9851-f122d634056b', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.499Z', '2026-11-16T09:25:56.499Z', '2026-11-16T10:25:56.499Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e3ad-6ee5-755d-88ad-ea5e23261993', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', '2026-11-16T09:25:56.581Z', '2026-11-16T09:25:56.581Z', '2026-11-16T10:25:56.581Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO sessions VALUES ('01a1e3ad-6f33-7779-8b1d-a91e18edfd39', '01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', '2026-11-16T09:25:56.659Z', '2026-11-16T09:25:56.659Z', '2026-11-16T10:25:56.659Z', '127.0.0.1', 'Bun/1.4.4');
INSERT INTO ended_sessions VALUES ('01a1e3ad-7014-76da-bf91-cf750f016d69', '2026-11-16T10:30:56.886Z');
INSERT INTO avatars VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', 'png', 'eaa4a94ea300e0d2c775968cbe42f0b5', '2026-11-16T09:25:56.719Z', X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO leases VALUES ('work', '093b4095-d68c-41eb-a0dd-b9b68248bd3d', '2026-11-16T09:25:56.888Z');
INSERT INTO boards VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 'Board', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.667Z', '2026-11-16T09:25:56.667Z', 35, 38, '2h9nwjvi3ggbs', 5, NULL, NULL);
INSERT INTO boards VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', 'Board', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.778Z', '2026-11-16T09:25:56.778Z', 2, 3, 'r78w5xsdrhal', 0, '2026-11-16T09:25:56.781Z', '01a1e3ad-6e40-764b-8a13-cff7456d2796');
INSERT INTO board_members VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 'owner');
INSERT INTO board_members VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'member');
INSERT INTO board_members VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 'owner');
INSERT INTO board_members VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'member');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 1, 'board.member_added', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.677Z', 1, '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","user_id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","role":"member","user":{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 2, 'board.member_added', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.688Z', 2, '01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","user_id":"01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc","role":"member","user":{"id":"01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 3, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.691Z', 3, '01a1e3ad-6f54-756f-b4aa-c9c39824d112', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 4, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.696Z', 4, '01a1e3ad-6f58-7098-970e-6702d946732f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f58-7098-970e-6702d946732f","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 5, 'label.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.699Z', 5, '01a1e3ad-6f5b-74de-a592-2cc1b8f373f4', NULL, NULL, NULL, NULL, '5ffddf60-822c-4a5e-b801-4f33261f5409', NULL, NULL, '{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 6, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.704Z', 6, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.704Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 7, 'card.labeled', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.708Z', 7, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, '{"labels":[],"updated_at":"2026-11-16T09:25:56.704Z"}', '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.708Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 8, 'card.assigned', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.712Z', 8, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[],"updated_at":"2026-11-16T09:25:56.708Z"}', '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.712Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 9, 'card.assigned', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.712Z', 8, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, '{"assignees":[{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"updated_at":"2026-11-16T09:25:56.712Z"}', '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.712Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 10, 'checklist.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.725Z', 10, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","title":"Steps","rank":65536,"items":[]}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 11, 'checklist_item.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.727Z', 11, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f77-77bb-bb39-3b25316e989e","checklist_id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","content":"Step","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 12, 'checklist_item.updated', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.730Z', 12, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', NULL, NULL, NULL, NULL, NULL, '{"is_done":false}', '{"id":"01a1e3ad-6f77-77bb-bb39-3b25316e989e","checklist_id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","content":"Step","is_done":true,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 13, 'checklist_item.assigned', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.732Z', 13, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', NULL, NULL, NULL, NULL, NULL, '{"assignees":[]}', '{"id":"01a1e3ad-6f77-77bb-bb39-3b25316e989e","checklist_id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 14, 'attachment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.735Z', 14, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f7f-7128-a5db-f9f2766a2162', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f7f-7128-a5db-f9f2766a2162","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"empty.txt","mime_type":"application/x-any","size":0}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 15, 'attachment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.738Z', 15, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f82-733c-9c11-e10c98e28e5e', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f82-733c-9c11-e10c98e28e5e","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"nul.bin","mime_type":"application/x-any","size":3}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 16, 'attachment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.740Z', 16, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f84-73e5-a962-a9b542506375', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f84-73e5-a962-a9b542506375","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"small.bin","mime_type":"application/x-any","size":500}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 17, 'card.moved', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.744Z', 17, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, NULL, NULL, NULL, NULL, NULL, '{"column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","rank":65536,"updated_at":"2026-11-16T09:25:56.712Z","position":0}', '{"id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f58-7098-970e-6702d946732f","number":1,"title":"Card","description":"two\nlines ","rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","title":"Steps","rank":65536,"items":[{"id":"01a1e3ad-6f77-77bb-bb39-3b25316e989e","checklist_id":"01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1e3ad-6f7f-7128-a5db-f9f2766a2162","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1e3ad-6f82-733c-9c11-e10c98e28e5e","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1e3ad-6f84-73e5-a962-a9b542506375","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"small.bin","mime_type":"application/x-any","size":500}],"comment_count":0,"created_at":"2026-11-16T09:25:56.704Z","updated_at":"2026-11-16T09:25:56.744Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 18, 'board.member_removed', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.747Z', 18, '01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","user_id":"01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc","role":"member","user":{"id":"01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 19, 'attachment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.750Z', 19, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f8e-72c6-a5ac-1e2b313335da', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f8e-72c6-a5ac-1e2b313335da","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","name":"note.txt","mime_type":"text/plain;charset=utf-8","size":5}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 20, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.753Z', 20, '01a1e3ad-6f91-7487-8439-9802318c2c46', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f91-7487-8439-9802318c2c46","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":2,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.753Z","updated_at":"2026-11-16T09:25:56.753Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 21, 'checklist.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.755Z', 21, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f93-72ae-b9ae-dbc9b931c9ec', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f93-72ae-b9ae-dbc9b931c9ec","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","title":"Checklist","rank":131072,"items":[]}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 22, 'checklist.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.756Z', 22, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f94-737f-9cb4-875047aae923', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f94-737f-9cb4-875047aae923","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","title":"Checklist","rank":196608,"items":[]}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 23, 'checklist_item.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.758Z', 23, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f96-768d-860e-676f7e56014f', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f96-768d-860e-676f7e56014f","checklist_id":"01a1e3ad-6f94-737f-9cb4-875047aae923","content":"Item","is_done":false,"rank":65536,"assignees":[]}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 24, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.759Z', 24, '01a1e3ad-6f97-7744-a64c-5089c1f8ea7c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f97-7744-a64c-5089c1f8ea7c","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":196608,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 25, 'comment.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.761Z', 25, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f99-76b1-878e-4b92b1786a9c', NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f99-76b1-878e-4b92b1786a9c","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","card_id":"01a1e3ad-6f60-7588-8c78-e5e50dad1a65","user_id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","user":{"id":"01a1e3ad-6e40-764b-8a13-cff7456d2796","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},"body":"Comment","created_at":"2026-11-16T09:25:56.761Z","edited_at":null}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 26, 'label.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.767Z', 26, '01a1e3ad-6f9f-7726-a466-1c28fb73c84e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6f9f-7726-a466-1c28fb73c84e","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"Label","color":"#3b82f6"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 27, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.768Z', 27, '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa0-7673-a374-bbbcfec6be96","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.768Z","updated_at":"2026-11-16T09:25:56.768Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 28, 'card.deleted', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.770Z', 28, '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa0-7673-a374-bbbcfec6be96","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","number":3,"title":"Card","description":null,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.768Z","updated_at":"2026-11-16T09:25:56.768Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 29, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.772Z', 29, '01a1e3ad-6fa4-770a-b186-468509441082', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa4-770a-b186-468509441082","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 30, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.773Z', 30, '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa5-7476-91d6-53cd280a1b6e","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6fa4-770a-b186-468509441082","number":4,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.773Z","updated_at":"2026-11-16T09:25:56.773Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 31, 'column.deleted', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.775Z', 31, '01a1e3ad-6fa4-770a-b186-468509441082', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fa4-770a-b186-468509441082","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', 1, 'board.member_added', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.780Z', 1, '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"board_id":"01a1e3ad-6faa-779a-adae-a63863492c43","user_id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","role":"member","user":{"id":"01a1e3ad-6e9b-711b-aabd-90a2517fe7e7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}');
INSERT INTO board_events VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', 2, 'board.deleted', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.781Z', 2, '01a1e3ad-6faa-779a-adae-a63863492c43', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6faa-779a-adae-a63863492c43"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 32, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.783Z', 32, '01a1e3ad-6faf-718c-9dcd-4dff13384e91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 33, 'card.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.784Z', 33, '01a1e3ad-6fb0-7277-97d6-b393b9426a40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6fb0-7277-97d6-b393b9426a40","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","column_id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","number":5,"title":"Card","description":null,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"cover_attachment_id":null,"labels":[],"assignees":[],"checklists":[],"attachments":[],"comment_count":0,"created_at":"2026-11-16T09:25:56.784Z","updated_at":"2026-11-16T09:25:56.784Z"}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 34, 'column.deleted', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.786Z', 34, '01a1e3ad-6faf-718c-9dcd-4dff13384e91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_events VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 35, 'column.created', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.788Z', 35, '01a1e3ad-6faf-718c-9dcd-4dff13384e91', NULL, NULL, NULL, 'restored', NULL, NULL, NULL, '{"id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","title":"Column","rank":262144,"color":"#64748b","is_done_column":false,"card_limit":null}');
INSERT INTO board_checkpoints VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 0, '2026-11-16T09:25:56.667Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6AB3CEDD627C437700255D13ADE204B4E1C6CA780AAFE3B4A5210EDA1A8C7197B6676678F600D28C872CCA944C345576A2E4B5D702DAA8C0B59D5B495B9C9B6080C924D8E40C193C7608081A1D8063B26EB0750C3E41C83D63B1F7E41204C641AFD75914155C6A5A834DF625EF2B6EB64550B53C89D0006D368EED6FCE46002054556089EE73C17CFD94E15B5AAC54608F9F2C7FBBF7F91DE41650C1C6A7211D4EB9E414FBDA6308323E879FFE69EE6A648E15A40B7560A7E69DA7F0C14CE7A50C7EB6BDDB4A01EAD0305E86C4B8FF489FDE868E3C3DBD96FC07E8E589E814167434C2BB75ECFE125B6B1C136D903814A61A2853850B09D2503AA4317572E4E238575E0853C9DF6AB5943071AD2D2FEEC787AF80641B1C29E7E020000');
INSERT INTO board_checkpoints VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', 0, '2026-11-16T09:25:56.778Z', X'1F8B08000000000000039551CB4EC33010BCF3197BB6ABBC6A373E21BE8113A88A36F1065972E2603B0514E5DF519282680F453DCED833B33B3B81D1A0204931A51C35172D2297B2448E1A89A3C80F222FCAAC297260104DB4040A9E1C7A0D0C3485C69B211AD783EA476B1934CE3AFF0B3C61245DD55F171954245C8AA2E6074C73DEB4AD2CF64267B214C0601CF4DD9A9F1C8CA0204B32C1D394A7E2392955B6577BB193F2F0F2C7FBBF7F81DE41250C2CD66403A8D723838EBA9AFC0226A897FDAB7B9A1B03F96B01DD5AC9BBB569F7D1933FEB414DD7D7BA69411D1A0B0AD09A861EE913BBC1D2CEF9B7B35F8FDD12B13E0383D6F810376EBB9EC54B6C42854D34270215FD482B71226F5A431A548B366C5C1807F2DBC02B39CFC7CDACA213F5716D7F719C1FBE019CAAC3AD7E020000');
INSERT INTO labels VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f5b-74de-a592-2cc1b8f373f4', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO labels VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f9f-7726-a466-1c28fb73c84e', 'Label', '#3b82f6');
INSERT INTO columns VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f54-756f-b4aa-c9c39824d112', 'To do', 65536, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f58-7098-970e-6702d946732f', 'Dóne 🎉', 131072, '#64748b', 1, NULL);
INSERT INTO columns VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f97-7744-a64c-5089c1f8ea7c', 'Column', 196608, '#64748b', 0, NULL);
INSERT INTO columns VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6faf-718c-9dcd-4dff13384e91', 'Column', 262144, '#64748b', 0, NULL);
INSERT INTO automation_rules VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f86-76b7-a492-e3effc3806b8', 'Finished by Bob', 'card_moved', '01a1e3ad-6f58-7098-970e-6702d946732f', NULL, 'assign_member', NULL, '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 1);
INSERT INTO automation_rules VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f8f-7475-a120-5f3b63e2b7b8', 'Rule', 'card_moved', '01a1e3ad-6f54-756f-b4aa-c9c39824d112', NULL, 'assign_member', NULL, '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 1);
INSERT INTO automation_runs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f86-76b7-a492-e3effc3806b8', '01a1e3ad-6f89-77b4-b181-84fefc79c911', 17, '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '2026-11-16T09:25:56.744Z', 'skipped', 'This person was assigned already.');
INSERT INTO idempotency_keys VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '5ffddf60-822c-4a5e-b801-4f33261f5409', 'dm9p9SW3tI6euJkky2xAi0CSnEpEwTdOZwW-duKN8PI', '{"id":"01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","board_id":"01a1e3ad-6f3b-73b2-b640-6745e871d08a","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', '2026-11-16T09:25:56.699Z');
INSERT INTO invitations VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f9e-72c5-8a39-0d0fe7692923', '01a1e3ad-6e40-764b-8a13-cff7456d2796', NULL, 'member', NULL, NULL, 0);
INSERT INTO mail_queue VALUES ('c5598a3b-d391-42e5-a9f9-dc72e65456eb', 'reset', 'alice@example.org', NULL, NULL, NULL, '2026-11-16T09:25:56.888Z', NULL, 1, 'sent');
INSERT INTO account_tokens VALUES ('00', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 'reset', 'alice@example.org', '00', '2026-11-16T09:25:56.888Z');
INSERT INTO mail_preferences VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', 'mentioned', 'digest');
INSERT INTO mail_digests VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', '9999-01-01T00:00:00.000Z');
INSERT INTO trash VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', 'card', 'deleted', 'Card', '01a1e3ad-6f54-756f-b4aa-c9c39824d112', NULL, 131072, 1, '{"id":"01a1e3ad-6fa0-7673-a374-bbbcfec6be96","column_id":"01a1e3ad-6f54-756f-b4aa-c9c39824d112","title":"Card","description":null,"number":3,"rank":131072,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T09:25:56.768Z","updated_at":"2026-11-16T09:25:56.768Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T09:25:56.770Z', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 28);
INSERT INTO trash VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa4-770a-b186-468509441082', 'column', 'deleted', 'Column', NULL, NULL, 262144, 3, '{"color":"#64748b","is_done_column":false,"card_limit":null,"board_labels":["01a1e3ad-6f5b-74de-a592-2cc1b8f373f4","01a1e3ad-6f9f-7726-a466-1c28fb73c84e"],"board_members":["01a1e3ad-6e40-764b-8a13-cff7456d2796","01a1e3ad-6e9b-711b-aabd-90a2517fe7e7"]}', '2026-11-16T09:25:56.775Z', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 31);
INSERT INTO trash VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', 'card', 'deleted', 'Card', '01a1e3ad-6fa4-770a-b186-468509441082', '01a1e3ad-6fa4-770a-b186-468509441082', 65536, NULL, '{"id":"01a1e3ad-6fa5-7476-91d6-53cd280a1b6e","column_id":"01a1e3ad-6fa4-770a-b186-468509441082","title":"Card","description":null,"number":4,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T09:25:56.773Z","updated_at":"2026-11-16T09:25:56.773Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', '2026-11-16T09:25:56.775Z', '01a1e3ad-6e40-764b-8a13-cff7456d2796', 31);
INSERT INTO restored_contents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', 35, '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '{"id":"01a1e3ad-6fb0-7277-97d6-b393b9426a40","column_id":"01a1e3ad-6faf-718c-9dcd-4dff13384e91","title":"Card","description":null,"number":5,"rank":65536,"start_at":null,"due_at":null,"is_complete":false,"due_soon_for":null,"overdue_for":null,"cover_attachment_id":null,"comment_count":0,"created_at":"2026-11-16T09:25:56.784Z","updated_at":"2026-11-16T09:25:56.784Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}');
INSERT INTO cards VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f58-7098-970e-6702d946732f', 1, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 1, '2026-11-16T09:25:56.704Z', '2026-11-16T09:25:56.744Z', 'two
lines ');
INSERT INTO cards VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f91-7487-8439-9802318c2c46', '01a1e3ad-6f54-756f-b4aa-c9c39824d112', 2, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T09:25:56.753Z', '2026-11-16T09:25:56.753Z', NULL);
INSERT INTO cards VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '01a1e3ad-6faf-718c-9dcd-4dff13384e91', 5, 'Card', 65536, NULL, NULL, 0, NULL, NULL, NULL, 0, '2026-11-16T09:25:56.784Z', '2026-11-16T09:25:56.784Z', NULL);
INSERT INTO card_labels VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f5b-74de-a592-2cc1b8f373f4');
INSERT INTO card_assignees VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6e40-764b-8a13-cff7456d2796', NULL, 0);
INSERT INTO card_assignees VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', NULL, 0);
INSERT INTO checklists VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'Steps', 65536);
INSERT INTO checklists VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f93-72ae-b9ae-dbc9b931c9ec', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'Checklist', 131072);
INSERT INTO checklists VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f94-737f-9cb4-875047aae923', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'Checklist', 196608);
INSERT INTO checklist_items VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', '01a1e3ad-6f75-74a3-b4c5-f6c9fe3eb846', 'Step', 1, 65536);
INSERT INTO checklist_items VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f96-768d-860e-676f7e56014f', '01a1e3ad-6f94-737f-9cb4-875047aae923', 'Item', 0, 65536);
INSERT INTO item_assignees VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7');
INSERT INTO attachments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f7f-7128-a5db-f9f2766a2162', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f82-733c-9c11-e10c98e28e5e', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f84-73e5-a962-a9b542506375', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, 'small.bin', 'application/x-any', 500);
INSERT INTO attachments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f8e-72c6-a5ac-1e2b313335da', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, 'note.txt', 'text/plain;charset=utf-8', 5);
INSERT INTO attachment_blobs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f7f-7128-a5db-f9f2766a2162', X'');
INSERT INTO attachment_blobs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f82-733c-9c11-e10c98e28e5e', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f84-73e5-a962-a9b542506375', X'B250557297C420D5539F184063C1D0C4D9DB7192F7DEA64B5F782C9CB69185819C570AA229A4AE81A819F1717A5843C3AC947F3DB78465496F83E94FABEB32C423B2A95FA52C1AE067FD7FC41E5A3266D7D23C2DD7BBA53FAAC40F9974D1A0457DDA5FA57083AF3CDE16A79D1E39912CDD4E1A6D9A74C99B4BA3BCD54743432CE61FD563C1B769DF8B364BF379442F427DF2932836C7D64EA31665E43289117C3E3E7D943CA7146A84DE85C3F36D6886AA7E6029A53D6F32113953023EEA4F640C9F25BE742FA4EA43952DF2E7130178C5C34B954A2B489954ECF5B099AF2DCF9162AFB1CFF7136ECFFA96BFBF3F3531A1ACBC18E58FB86F9289E7F0B3A8922DF5FA934CF3E68B06C071FBAF18DDE2ABD772149DDAA86498DA91928DA58E27CC63FB8F48A6F341DC1031CA03C8FEC661C8381B82F80873135411D6809E5C6C235CA59CDA4A1972808A7D061E88BE1227AE30DAF5EE25CFDAEF8D14E618971A7F7992D8D71A3C2990C77C43E15BE2657F2D0851E30B7C8126FBE5CE778501B2A23603CE9428474C4D310B4F17EF61872C29B262694CD4C37201C66F3AD06B6C28F643DAA86F0A6F55AECC515FF6D41F70D63DA77E9CDC919A000844859CEA10EB0AD8DAAEBD7E7C9EB9C94C194126C784957DA8E8D4C042702E9A135EF0B401DE2768111E95E6D144DD2215818449C646F429F359');
INSERT INTO attachment_blobs VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f8e-72c6-a5ac-1e2b313335da', X'68656C6C6F');
INSERT INTO stored_objects VALUES ('b1f3c1e3-07cf-4b9e-9aa7-61a55d2a7a55', '15f069d9-1d76-4b9d-a058-88a98a652d3f', '00', NULL);
INSERT INTO attachment_objects VALUES ('b1f3c1e3-07cf-4b9e-9aa7-61a55d2a7a55', '15f069d9-1d76-4b9d-a058-88a98a652d3f', NULL);
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n1 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 'description', ' two lines ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f77-77bb-bb39-3b25316e989e', 'item', ' step ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f7f-7128-a5db-f9f2766a2162', 'attachment', ' empty txt ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f82-733c-9c11-e10c98e28e5e', 'attachment', ' nul bin ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f84-73e5-a962-a9b542506375', 'attachment', ' small bin ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f8e-72c6-a5ac-1e2b313335da', 'attachment', ' note txt ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f91-7487-8439-9802318c2c46', '01a1e3ad-6f91-7487-8439-9802318c2c46', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n2 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f91-7487-8439-9802318c2c46', '01a1e3ad-6f91-7487-8439-9802318c2c46', 'description', '');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f96-768d-860e-676f7e56014f', 'item', ' item ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n3 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', 'description', '');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n4 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', 'description', '');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', 'title', ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n5 ·tcard card ');
INSERT INTO search_texts VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', 'description', '');
INSERT INTO search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', 2097151, ' item  note txt  small bin  nul bin  empty txt  step  two lines  ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n1 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f91-7487-8439-9802318c2c46', '01a1e3ad-6f91-7487-8439-9802318c2c46', 3145727, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n2 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f99-76b1-878e-4b92b1786a9c', 1048576, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·n1 comment ');
INSERT INTO search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', '01a1e3ad-6fa0-7673-a374-bbbcfec6be96', 4194303, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n3 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', '01a1e3ad-6fa5-7476-91d6-53cd280a1b6e', 5242879, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n4 ·tcard card ');
INSERT INTO search_documents VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', '01a1e3ad-6fb0-7277-97d6-b393b9426a40', 6291455, ' ·b01a1e3ad6f3b73b2b6406745e871d08a ·c01a1e3ad6f3b73b2b6406745e871d08a ·n5 ·tcard card ');
INSERT INTO comments VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f99-76b1-878e-4b92b1786a9c', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.761Z', NULL, 'Comment');
INSERT INTO notifications VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f45-7698-b5e8-8b1635138a19', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'added', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.677Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f50-715c-bb53-8451fc9a1de0', '01a1e3ad-6ee8-73ba-9a68-b984e2fe68bc', 'added', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.688Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f68-7047-b069-6ebfd560ef53', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'assigned', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.712Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f99-76b2-a989-8f7a9da7632c', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'commented', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6f99-76b1-878e-4b92b1786a9c', '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.761Z', NULL, NULL);
INSERT INTO notifications VALUES ('01a1e3ad-6faa-779a-adae-a63863492c43', '01a1e3ad-6fac-7158-a3fe-cda1de9afee8', '01a1e3ad-6e9b-711b-aabd-90a2517fe7e7', 'added', NULL, NULL, '01a1e3ad-6e40-764b-8a13-cff7456d2796', '2026-11-16T09:25:56.780Z', NULL, NULL);
INSERT INTO card_watchers VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6f60-7588-8c78-e5e50dad1a65', '01a1e3ad-6e40-764b-8a13-cff7456d2796');
INSERT INTO board_visits VALUES ('01a1e3ad-6f3b-73b2-b640-6745e871d08a', '01a1e3ad-6e40-764b-8a13-cff7456d2796', NULL, 1);
INSERT INTO calendar_keys VALUES ('01a1e3ad-6e40-764b-8a13-cff7456d2796', 'f2ee3ac7b22418b5ddae33e13337cade');
