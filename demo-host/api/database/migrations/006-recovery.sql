-- Data to recover a login, and invitations to online access.

ALTER TABLE borrowers ADD COLUMN date_of_birth TEXT;
-- When the borrower stopped e-mailed notifications, in milliseconds.
ALTER TABLE borrowers ADD COLUMN opted_out_at INTEGER;

CREATE TABLE invitations (
  token_hash TEXT PRIMARY KEY,
  username TEXT NOT NULL COLLATE NOCASE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  branch TEXT NOT NULL,
  standing TEXT NOT NULL CHECK (standing IN ('active', 'restricted')),
  expires_at INTEGER NOT NULL
);
