CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY);
CREATE TABLE users (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     username TEXT NOT NULL UNIQUE,
     username_lower TEXT NOT NULL,
     hashed_password TEXT NOT NULL,
     firstname TEXT,
     lastname TEXT,
     is_active INTEGER NOT NULL,
     is_verified INTEGER NOT NULL,
     is_superuser INTEGER NOT NULL,
     token_generation INTEGER NOT NULL,
     kept_token TEXT,
     created_at TEXT NOT NULL
   ) STRICT;
CREATE TABLE revoked_tokens (
     token_id TEXT PRIMARY KEY,
     expires_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX revoked_tokens_expiry ON revoked_tokens (expires_at);
CREATE TABLE boards (
     id TEXT PRIMARY KEY,
     title TEXT NOT NULL,
     description TEXT,
     created_by TEXT NOT NULL REFERENCES users (id),
     updated_by TEXT NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     seq INTEGER NOT NULL,
     revision INTEGER NOT NULL,
     deleted_at TEXT
   ) STRICT;
CREATE TABLE board_members (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     user_id TEXT NOT NULL REFERENCES users (id),
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     PRIMARY KEY (board_id, user_id)
   ) STRICT, WITHOUT ROWID;
CREATE INDEX board_members_user ON board_members (user_id);
CREATE TABLE labels (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     color TEXT NOT NULL,
     UNIQUE (board_id, id)
   ) STRICT;
CREATE TABLE columns (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     title TEXT NOT NULL,
     rank INTEGER NOT NULL,
     color TEXT NOT NULL,
     is_done_column INTEGER NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (board_id, rank)
   ) STRICT;
CREATE TABLE cards (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL,
     column_id TEXT NOT NULL,
     title TEXT NOT NULL,
     description TEXT,
     rank INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (column_id, rank),
     FOREIGN KEY (board_id, column_id) REFERENCES columns (board_id, id) ON DELETE CASCADE
   ) STRICT;
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
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     title TEXT NOT NULL,
     rank INTEGER NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (card_id, rank),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE TABLE checklist_items (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL,
     checklist_id TEXT NOT NULL,
     content TEXT NOT NULL,
     is_done INTEGER NOT NULL,
     rank INTEGER NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (checklist_id, rank),
     FOREIGN KEY (board_id, checklist_id) REFERENCES checklists (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE TABLE item_assignees (
     board_id TEXT NOT NULL,
     item_id TEXT NOT NULL,
     user_id TEXT NOT NULL,
     PRIMARY KEY (board_id, item_id, user_id),
     FOREIGN KEY (board_id, item_id) REFERENCES checklist_items (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
CREATE TABLE attachments (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL,
     card_id TEXT NOT NULL,
     name TEXT NOT NULL,
     mime_type TEXT NOT NULL,
     size INTEGER NOT NULL,
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   ) STRICT;
CREATE INDEX attachments_card ON attachments (board_id, card_id);
CREATE TABLE attachment_blobs (
     attachment_id TEXT PRIMARY KEY REFERENCES attachments (id) ON DELETE CASCADE,
     blob BLOB NOT NULL
   ) STRICT;
CREATE TABLE automation_rules (
     id TEXT PRIMARY KEY,
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     trigger_type TEXT NOT NULL,
     trigger_column_id TEXT,
     trigger_label_id TEXT,
     action_type TEXT NOT NULL,
     action_column_id TEXT,
     action_user_id TEXT,
     is_enabled INTEGER NOT NULL,
     FOREIGN KEY (board_id, trigger_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, trigger_label_id) REFERENCES labels (board_id, id),
     FOREIGN KEY (board_id, action_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, action_user_id) REFERENCES board_members (board_id, user_id)
   ) STRICT;
CREATE INDEX automation_rules_board ON automation_rules (board_id);
CREATE TABLE board_events (
     board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     type TEXT NOT NULL,
     user_id TEXT,
     data TEXT NOT NULL,
     renumbered TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (board_id, seq)
   ) STRICT;
CREATE TABLE stored_objects (
     object_key TEXT PRIMARY KEY,
     sha256 TEXT NOT NULL,
     pending_since TEXT
   ) STRICT;
CREATE INDEX stored_objects_pending ON stored_objects (pending_since) WHERE pending_since IS NOT NULL;
CREATE TABLE attachment_objects (
     object_key TEXT PRIMARY KEY REFERENCES stored_objects (object_key),
     attachment_id TEXT UNIQUE REFERENCES attachments (id) ON DELETE SET NULL
   ) STRICT;
INSERT INTO schema_version VALUES (1);
INSERT INTO schema_version VALUES (2);
INSERT INTO users VALUES ('01a1de03-b216-757f-b731-743c680f8ab5', 'alice@example.org', 'alice', 'alice', '$argon2id$v=19$m=19456,t=2,p=1$OrtjFxXiXyUvtWqVoU35HOln4GrNpNGQO1yfpz8T7Zc$mgslyFwmHR/EMZhVi+KEH/At85+NQr7SFvRJBdAtsdY', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T07:02:26.816Z');
INSERT INTO users VALUES ('01a1de03-b48a-7276-812d-7016090c2ca7', 'bob@example.org', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$OXQMMtErPtwL4Vws8vm+3Vy3SusrxwsILgD5haQhTVU$q6LoeUqlTsILABy6j/5zsaLXW7bmyIRo+6lnhmTFmiM', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T07:02:27.587Z');
INSERT INTO users VALUES ('01a1de03-b6ff-7278-8384-f3dcd2a7a37f', 'carol@example.org', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$L7ThMT3xUSzlnrlGE/zKlrPI0igkYkSP2wiEn8uOfmc$aWKJfgmbi/X41zt+ibVJOTztHDpOOidQDIUPDjLJE1k', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T07:02:28.017Z');
INSERT INTO users VALUES ('01a1de03-b874-774a-b287-7a79301b6b99', 'dave@example.org', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$WCO7Vby6gZH5EhshqggmU3GN3MxK495oaCOo/fvifoQ$neImHTHD07RycOQFdlSZweP7ZCdYpMCAnLPs5UJyv2Y', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T07:02:28.674Z');
INSERT INTO revoked_tokens VALUES ('5dc0f5a98f1bb88475fca2f0cf0aeb4a', '2026-11-15T08:02:28.000Z');
INSERT INTO boards VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 'Board', NULL, '01a1de03-b216-757f-b731-743c680f8ab5', '01a1de03-b216-757f-b731-743c680f8ab5', '2026-11-15T07:02:28.154Z', '2026-11-15T07:02:28.154Z', 18, 19, NULL);
INSERT INTO board_members VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b216-757f-b731-743c680f8ab5', 'owner');
INSERT INTO board_members VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b48a-7276-812d-7016090c2ca7', 'member');
INSERT INTO labels VALUES ('01a1de03-b84b-7155-b9f6-f90744ee7a3e', '01a1de03-b83a-700c-a115-bf0de2932f93', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO columns VALUES ('01a1de03-b845-717b-affd-f644a083b517', '01a1de03-b83a-700c-a115-bf0de2932f93', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1de03-b849-708a-992c-d05aa89f3eea', '01a1de03-b83a-700c-a115-bf0de2932f93', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO cards VALUES ('01a1de03-b84d-74cf-a5e4-95d5e0ea0225', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b849-708a-992c-d05aa89f3eea', 'Card', 'two
lines ', 65536, '2026-11-15T07:02:28.173Z', '2026-11-15T07:02:28.205Z');
INSERT INTO card_labels VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', '01a1de03-b84b-7155-b9f6-f90744ee7a3e');
INSERT INTO card_assignees VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', '01a1de03-b216-757f-b731-743c680f8ab5');
INSERT INTO card_assignees VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', '01a1de03-b48a-7276-812d-7016090c2ca7');
INSERT INTO checklists VALUES ('01a1de03-b858-777f-a5e0-2609e0a590e9', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1de03-b85a-77b3-91ca-570545934791', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b858-777f-a5e0-2609e0a590e9', 'Step', 1, 65536);
INSERT INTO item_assignees VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b85a-77b3-91ca-570545934791', '01a1de03-b48a-7276-812d-7016090c2ca7');
INSERT INTO attachments VALUES ('01a1de03-b863-730c-839f-138a8af8cf8c', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1de03-b865-7580-be3c-65654560ec5f', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1de03-b868-71af-8583-6a980b121d4f', '01a1de03-b83a-700c-a115-bf0de2932f93', '01a1de03-b84d-74cf-a5e4-95d5e0ea0225', 'small.bin', 'application/x-any', 500);
INSERT INTO attachment_blobs VALUES ('01a1de03-b863-730c-839f-138a8af8cf8c', X'');
INSERT INTO attachment_blobs VALUES ('01a1de03-b865-7580-be3c-65654560ec5f', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1de03-b868-71af-8583-6a980b121d4f', X'350D6C59C636EB3B5C4C27BECAA3C065DD810B58C0317397859E8436A56C42C43DD3591B311B92E753939AD28E49FB7233C1D109FA5CFCFCFE575E2DA167C034B37E77682A3091125881F0D822FDBFD0D5BFA4A9F41B83ADEE762F1664FE4D26D9BE30C7DC9E028189B896A6DEEA557F95667A06F7D9D4B57B2C847C95404C2142EEEB549F8252AE8715A2E0D4E4C80A4825F6DD6F92E2CF2AFA66622AA1DD349305B59B99FCC40883C7EF666678A047833576ADD5D04D775E83E2058D93C57D8085513651CC35E71F93F56928E08702F1724033F86A23D89576D7056B00D4559805F609F4067B9A89961B375A1CD7614D011919C764D01533C83467E368A25F2741FBB14DC80B0C995D561A5A81EFDC3C7BA09BB5195868CE6BB29897A8806C1B5449703851DE7FBD19515B92F582E97397FCD8CA6CA46E0887B595619939325A9066F76E7953E09AE449C47DD08EDE57CABB04056405407EE45C2270FE681A13501886622C3B0DAFDAE67FF1DAC91C5D93CDBF2FDF9B2B9959B77E804A378DFFF85813C82F6FF4963E1A5808FADC8E0049263A2DCE94EB5EEA9C6B045B602E0A947B6E6D68BEEC1F0AFEB8F390ECBEBB702421044E3EB378363C71DA3E7792A7BB6C29CE8F4083BE9DDC3FE388A03F6FABB1C1592292066F1F305D823B11E978F88EBB5E484DA050700B36B713386160AB2BF1');
INSERT INTO automation_rules VALUES ('01a1de03-b86a-763b-bec2-a7f2dff0f04c', '01a1de03-b83a-700c-a115-bf0de2932f93', 'Finished by Bob', 'card_moved', '01a1de03-b849-708a-992c-d05aa89f3eea', NULL, 'assign_member', NULL, '01a1de03-b48a-7276-812d-7016090c2ca7', 1);
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 1, 'board.member_added', '01a1de03-b216-757f-b731-743c680f8ab5', '{"board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","user_id":"01a1de03-b48a-7276-812d-7016090c2ca7","role":"member","user":{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T07:02:28.159Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 2, 'board.member_added', '01a1de03-b216-757f-b731-743c680f8ab5', '{"board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","user_id":"01a1de03-b6ff-7278-8384-f3dcd2a7a37f","role":"member","user":{"id":"01a1de03-b6ff-7278-8384-f3dcd2a7a37f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T07:02:28.162Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 3, 'column.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b845-717b-affd-f644a083b517","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"cards":[]}', NULL, '2026-11-15T07:02:28.165Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 4, 'column.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b849-708a-992c-d05aa89f3eea","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"cards":[]}', NULL, '2026-11-15T07:02:28.169Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 5, 'label.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '2026-11-15T07:02:28.171Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 6, 'card.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b845-717b-affd-f644a083b517","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.173Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, '2026-11-15T07:02:28.173Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 7, 'card.labeled', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b845-717b-affd-f644a083b517","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.176Z"}', NULL, '2026-11-15T07:02:28.176Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 8, 'card.assigned', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b845-717b-affd-f644a083b517","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1de03-b216-757f-b731-743c680f8ab5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.182Z"}', NULL, '2026-11-15T07:02:28.182Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 9, 'card.assigned', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b845-717b-affd-f644a083b517","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1de03-b216-757f-b731-743c680f8ab5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.182Z"}', NULL, '2026-11-15T07:02:28.182Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 10, 'checklist.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b858-777f-a5e0-2609e0a590e9","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","title":"Steps","rank":65536,"items":[]}', NULL, '2026-11-15T07:02:28.184Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 11, 'checklist_item.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b85a-77b3-91ca-570545934791","checklist_id":"01a1de03-b858-777f-a5e0-2609e0a590e9","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, '2026-11-15T07:02:28.186Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 12, 'checklist_item.updated', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b85a-77b3-91ca-570545934791","checklist_id":"01a1de03-b858-777f-a5e0-2609e0a590e9","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, '2026-11-15T07:02:28.189Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 13, 'checklist_item.assigned', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b85a-77b3-91ca-570545934791","checklist_id":"01a1de03-b858-777f-a5e0-2609e0a590e9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, '2026-11-15T07:02:28.191Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 14, 'attachment.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b863-730c-839f-138a8af8cf8c","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, '2026-11-15T07:02:28.195Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 15, 'attachment.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b865-7580-be3c-65654560ec5f","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, '2026-11-15T07:02:28.197Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 16, 'attachment.created', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b868-71af-8583-6a980b121d4f","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, '2026-11-15T07:02:28.200Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 17, 'card.moved', '01a1de03-b216-757f-b731-743c680f8ab5', '{"id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","column_id":"01a1de03-b849-708a-992c-d05aa89f3eea","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1de03-b84b-7155-b9f6-f90744ee7a3e","board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1de03-b216-757f-b731-743c680f8ab5","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1de03-b858-777f-a5e0-2609e0a590e9","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","title":"Steps","rank":65536,"items":[{"id":"01a1de03-b85a-77b3-91ca-570545934791","checklist_id":"01a1de03-b858-777f-a5e0-2609e0a590e9","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1de03-b48a-7276-812d-7016090c2ca7","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1de03-b863-730c-839f-138a8af8cf8c","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1de03-b865-7580-be3c-65654560ec5f","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1de03-b868-71af-8583-6a980b121d4f","card_id":"01a1de03-b84d-74cf-a5e4-95d5e0ea0225","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T07:02:28.173Z","updated_at":"2026-11-15T07:02:28.205Z"}', NULL, '2026-11-15T07:02:28.205Z');
INSERT INTO board_events VALUES ('01a1de03-b83a-700c-a115-bf0de2932f93', 18, 'board.member_removed', '01a1de03-b216-757f-b731-743c680f8ab5', '{"board_id":"01a1de03-b83a-700c-a115-bf0de2932f93","user_id":"01a1de03-b6ff-7278-8384-f3dcd2a7a37f","role":"member","user":{"id":"01a1de03-b6ff-7278-8384-f3dcd2a7a37f","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T07:02:28.210Z');
INSERT INTO stored_objects VALUES ('c9032b33-b13a-4d33-9ec6-bc23c5c7d34c', '00', NULL);
INSERT INTO attachment_objects VALUES ('c9032b33-b13a-4d33-9ec6-bc23c5c7d34c', NULL);
