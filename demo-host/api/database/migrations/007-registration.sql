-- Who may still register, and who has proven that an e-mail address is theirs.

-- Borrowers without online access yet, by what they prove who they are with. Their row among the
-- borrowers has a username that nobody can type and a password that nobody knows.
CREATE TABLE newcomers (
  borrower_id INTEGER PRIMARY KEY REFERENCES borrowers (id),
  last_name TEXT NOT NULL,
  -- Of all nine digits: finds who gives no account number.
  ssn_fingerprint TEXT NOT NULL UNIQUE
);

-- Codes sent during registration, as those of a sign-in.
CREATE TABLE registration_codes (
  token_hash TEXT PRIMARY KEY,
  code_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  sent INTEGER NOT NULL
);

-- Each code that was sent to prove an e-mail address: by which visitor, and whether it was entered.
CREATE TABLE email_proofs (
  token_hash TEXT PRIMARY KEY,
  visitor_hash TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  sent_at INTEGER NOT NULL,
  verified_at INTEGER
);
