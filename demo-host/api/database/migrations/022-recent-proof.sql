-- E-mail addresses that do not count yet.

-- A new e-mail address until the link that was mailed to it is opened; it expires with that link.
CREATE TABLE pending_emails (
  borrower_id INTEGER PRIMARY KEY REFERENCES borrowers (id),
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);

-- The address before the current one; until this time it, and not the current one, recovers access.
CREATE TABLE former_emails (
  borrower_id INTEGER PRIMARY KEY REFERENCES borrowers (id),
  -- Null where there was none.
  email TEXT COLLATE NOCASE,
  until INTEGER NOT NULL
);

-- The network from which the code of an e-mail address was entered.
ALTER TABLE email_proofs ADD COLUMN verified_from TEXT;
