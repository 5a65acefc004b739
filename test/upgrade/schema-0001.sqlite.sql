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
INSERT INTO schema_version VALUES (1);
INSERT INTO users VALUES ('01a1dddf-3b94-73fa-b291-0585d93b9d73', 'alice@example.org', 'alice', 'alice', '$argon2id$v=19$m=19456,t=2,p=1$Uzay6L2szjKMeTMR+Cxj7bh/NAArApWkgeo4hBsz1bk$d5RbNJf+SuPWOmgLy+anh+GUNFbjfxPd/Uja0NUqX4Q', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T06:22:37.078Z');
INSERT INTO users VALUES ('01a1dddf-3c9c-71e5-a7ff-2f485885a50e', 'bob@example.org', 'bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$ejpLGr6giaFFLYeSE2np2c0jVhIbHMavqFMLamijgko$mBQLd+W4pwjrzEVanF5M21/FWvw1eWYFkFtzE7f8LTk', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T06:22:37.356Z');
INSERT INTO users VALUES ('01a1dddf-3eb4-7186-be26-58552ddf4934', 'carol@example.org', 'carol', 'carol', '$argon2id$v=19$m=19456,t=2,p=1$wkAmSi+Oe1v833Wqk7JqTZYxyHf6iaso0A5LuMr8wVE$6hWXVZs5SsG2eOv03UhwLifvHFAyrAxYXwyfSA26G1k', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T06:22:37.859Z');
INSERT INTO users VALUES ('01a1dddf-406b-7449-a420-bd382f266d5f', 'dave@example.org', 'dave', 'dave', '$argon2id$v=19$m=19456,t=2,p=1$2j4xMw+Q3rHc32ziRsJzVqdAqJQBwun6RwNAIw9op98$v9eV+P/Bq3ulnnkAi6DTmeloeHmU/VrEzkf1bJT4DpI', NULL, NULL, 1, 0, 0, 0, NULL, '2026-11-15T06:22:38.304Z');
INSERT INTO revoked_tokens VALUES ('79bf9a3022422a8e76061b5bfe30c798', '2026-11-15T07:22:38.000Z');
INSERT INTO boards VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 'Board', NULL, '01a1dddf-3b94-73fa-b291-0585d93b9d73', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '2026-11-15T06:22:38.088Z', '2026-11-15T06:22:38.088Z', 18, 19, NULL);
INSERT INTO board_members VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-3b94-73fa-b291-0585d93b9d73', 'owner');
INSERT INTO board_members VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-3c9c-71e5-a7ff-2f485885a50e', 'member');
INSERT INTO labels VALUES ('01a1dddf-4031-7667-97c9-2e28de794c1f', '01a1dddf-4008-7694-be6b-eaf1a2770011', '"quoted" \ ''; --', '#3b82f6');
INSERT INTO columns VALUES ('01a1dddf-402b-776d-83df-bafa42ece283', '01a1dddf-4008-7694-be6b-eaf1a2770011', 'To do', 65536, '#64748b', 0);
INSERT INTO columns VALUES ('01a1dddf-402e-75c8-858a-481a1c9c7dd2', '01a1dddf-4008-7694-be6b-eaf1a2770011', 'Dóne 🎉', 131072, '#64748b', 1);
INSERT INTO cards VALUES ('01a1dddf-4036-7378-8233-78246c4d3699', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-402e-75c8-858a-481a1c9c7dd2', 'Card', 'two
lines ', 65536, '2026-11-15T06:22:38.134Z', '2026-11-15T06:22:38.180Z');
INSERT INTO card_labels VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', '01a1dddf-4031-7667-97c9-2e28de794c1f');
INSERT INTO card_assignees VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', '01a1dddf-3b94-73fa-b291-0585d93b9d73');
INSERT INTO card_assignees VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', '01a1dddf-3c9c-71e5-a7ff-2f485885a50e');
INSERT INTO checklists VALUES ('01a1dddf-404c-76af-8d7f-f8b666ef1ccb', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', 'Steps', 65536);
INSERT INTO checklist_items VALUES ('01a1dddf-404d-753d-a9b5-c147d7904f75', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-404c-76af-8d7f-f8b666ef1ccb', 'Step', 1, 65536);
INSERT INTO item_assignees VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-404d-753d-a9b5-c147d7904f75', '01a1dddf-3c9c-71e5-a7ff-2f485885a50e');
INSERT INTO attachments VALUES ('01a1dddf-4057-7261-896b-c39168bfa5d1', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', 'empty.txt', 'application/x-any', 0);
INSERT INTO attachments VALUES ('01a1dddf-405a-7420-9890-56d820f3b58e', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', 'nul.bin', 'application/x-any', 3);
INSERT INTO attachments VALUES ('01a1dddf-405c-7631-9e5a-2f94b9f81a55', '01a1dddf-4008-7694-be6b-eaf1a2770011', '01a1dddf-4036-7378-8233-78246c4d3699', 'small.bin', 'application/x-any', 500);
INSERT INTO attachment_blobs VALUES ('01a1dddf-4057-7261-896b-c39168bfa5d1', X'');
INSERT INTO attachment_blobs VALUES ('01a1dddf-405a-7420-9890-56d820f3b58e', X'000000');
INSERT INTO attachment_blobs VALUES ('01a1dddf-405c-7631-9e5a-2f94b9f81a55', X'882EE57D1BC8E44DBDD653505826F41688278F0004DD4E40358960241D51344218E024F249175CB8004851F435068157661764A6CCF0742F8005CDDAF0372F23C3EE7BD3870C7ABC38BBC4FABEB0BF5601379B11627A77CD8C19E6CEDEE34DCA91C1DF40AC84E5F3EF48B997FC63DF67F6BD743FDC3CBB4C18DBF7E7E861BE386E3B8E6063C3FCEA2C9E0F41CD598746DB676B07575924593794371B635EA1588E47D870006C0408D5C9869DD4CE10C715A0EE60549FBD9520B5C615C7045D5F68226A3D7FCD10A3B5D77D48FA0DB569ABEFF80C4CC09E85ED26F06E258DE865B6BE4CFE7E8D06E2840399338A6D7BBF1F096689BA22821CBAB50D58F21B6A5DAAF5407BA66505FEEAD78BC944115826256A985AE8499C76E969406AF558CD62B7C7B62C23D0FD161E6B8EEFF0ABB0E03AA2F7A0883E6D3CE86E738D4B863408914E37C30FC7555E598EC2A26D39C31369285B06E3A7B6EAD662CAA7A02E664154D3766CA4E8AE4B86746786062B5E1EDB081C4FD89CB5159EBEFF7FCA272F26D41E5A2B7F1CBAA5B845A32604C1D7C4404F60090CC20B721A23F9E26B05010E380825B15E94D26CC07524B0E4FCE327C2961BD4F53637965319FFD1D7D85B13539189CF657AA8D7888DE91B937F1386EED174A23BD9B3632CE2D3091DBFF51EA4322310CD6432CC2D78AFCCE0F9835691E1BC1B');
INSERT INTO automation_rules VALUES ('01a1dddf-4060-7548-a2f8-fa6196bbe5a6', '01a1dddf-4008-7694-be6b-eaf1a2770011', 'Finished by Bob', 'card_moved', '01a1dddf-402e-75c8-858a-481a1c9c7dd2', NULL, 'assign_member', NULL, '01a1dddf-3c9c-71e5-a7ff-2f485885a50e', 1);
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 1, 'board.member_added', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","user_id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","role":"member","user":{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T06:22:38.103Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 2, 'board.member_added', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","user_id":"01a1dddf-3eb4-7186-be26-58552ddf4934","role":"member","user":{"id":"01a1dddf-3eb4-7186-be26-58552ddf4934","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T06:22:38.106Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 3, 'column.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-402b-776d-83df-bafa42ece283","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","title":"To do","rank":65536,"color":"#64748b","is_done_column":false,"cards":[]}', NULL, '2026-11-15T06:22:38.123Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 4, 'column.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-402e-75c8-858a-481a1c9c7dd2","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","title":"Dóne 🎉","rank":131072,"color":"#64748b","is_done_column":true,"cards":[]}', NULL, '2026-11-15T06:22:38.126Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 5, 'label.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}', NULL, '2026-11-15T06:22:38.128Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 6, 'card.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402b-776d-83df-bafa42ece283","title":"Card","description":"two\nlines ","rank":65536,"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.134Z","labels":[],"assignees":[],"checklists":[],"attachments":[]}', NULL, '2026-11-15T06:22:38.134Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 7, 'card.labeled', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402b-776d-83df-bafa42ece283","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[],"checklists":[],"attachments":[],"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.138Z"}', NULL, '2026-11-15T06:22:38.138Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 8, 'card.assigned', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402b-776d-83df-bafa42ece283","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dddf-3b94-73fa-b291-0585d93b9d73","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.150Z"}', NULL, '2026-11-15T06:22:38.150Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 9, 'card.assigned', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402b-776d-83df-bafa42ece283","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dddf-3b94-73fa-b291-0585d93b9d73","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[],"attachments":[],"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.150Z"}', NULL, '2026-11-15T06:22:38.150Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 10, 'checklist.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","title":"Steps","rank":65536,"items":[]}', NULL, '2026-11-15T06:22:38.156Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 11, 'checklist_item.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-404d-753d-a9b5-c147d7904f75","checklist_id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","content":"Step","is_done":false,"rank":65536,"assignees":[]}', NULL, '2026-11-15T06:22:38.157Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 12, 'checklist_item.updated', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-404d-753d-a9b5-c147d7904f75","checklist_id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","content":"Step","is_done":true,"rank":65536,"assignees":[]}', NULL, '2026-11-15T06:22:38.160Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 13, 'checklist_item.assigned', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-404d-753d-a9b5-c147d7904f75","checklist_id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}', NULL, '2026-11-15T06:22:38.162Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 14, 'attachment.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4057-7261-896b-c39168bfa5d1","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"empty.txt","mime_type":"application/x-any","size":0}', NULL, '2026-11-15T06:22:38.167Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 15, 'attachment.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-405a-7420-9890-56d820f3b58e","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"nul.bin","mime_type":"application/x-any","size":3}', NULL, '2026-11-15T06:22:38.170Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 16, 'attachment.created', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-405c-7631-9e5a-2f94b9f81a55","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"small.bin","mime_type":"application/x-any","size":500}', NULL, '2026-11-15T06:22:38.172Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 17, 'card.moved', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"id":"01a1dddf-4036-7378-8233-78246c4d3699","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","column_id":"01a1dddf-402e-75c8-858a-481a1c9c7dd2","title":"Card","description":"two\nlines ","rank":65536,"labels":[{"id":"01a1dddf-4031-7667-97c9-2e28de794c1f","board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","name":"\"quoted\" \\ ''; --","color":"#3b82f6"}],"assignees":[{"id":"01a1dddf-3b94-73fa-b291-0585d93b9d73","email":"alice@example.org","username":"alice","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false},{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}],"checklists":[{"id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","title":"Steps","rank":65536,"items":[{"id":"01a1dddf-404d-753d-a9b5-c147d7904f75","checklist_id":"01a1dddf-404c-76af-8d7f-f8b666ef1ccb","content":"Step","is_done":true,"rank":65536,"assignees":[{"id":"01a1dddf-3c9c-71e5-a7ff-2f485885a50e","email":"bob@example.org","username":"bob","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}]}]}],"attachments":[{"id":"01a1dddf-4057-7261-896b-c39168bfa5d1","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"empty.txt","mime_type":"application/x-any","size":0},{"id":"01a1dddf-405a-7420-9890-56d820f3b58e","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"nul.bin","mime_type":"application/x-any","size":3},{"id":"01a1dddf-405c-7631-9e5a-2f94b9f81a55","card_id":"01a1dddf-4036-7378-8233-78246c4d3699","name":"small.bin","mime_type":"application/x-any","size":500}],"created_at":"2026-11-15T06:22:38.134Z","updated_at":"2026-11-15T06:22:38.180Z"}', NULL, '2026-11-15T06:22:38.180Z');
INSERT INTO board_events VALUES ('01a1dddf-4008-7694-be6b-eaf1a2770011', 18, 'board.member_removed', '01a1dddf-3b94-73fa-b291-0585d93b9d73', '{"board_id":"01a1dddf-4008-7694-be6b-eaf1a2770011","user_id":"01a1dddf-3eb4-7186-be26-58552ddf4934","role":"member","user":{"id":"01a1dddf-3eb4-7186-be26-58552ddf4934","email":"carol@example.org","username":"carol","firstname":null,"lastname":null,"is_active":true,"is_verified":false,"is_superuser":false}}', NULL, '2026-11-15T06:22:38.184Z');
