-- People who can still register, and proofs of e-mail addresses.

-- Borrowers without online access yet, with the data that identifies them. Their row in `borrowers`
-- has a username that cannot be entered and an unknown password.
CREATE TABLE newcomers (
  borrower_id INTEGER PRIMARY KEY REFERENCES borrowers (id),
  last_name TEXT NOT NULL,
  -- Of all nine digits: finds a person who gives no account number.
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

-- Each code sent to prove an e-mail address: the visitor it is for, and when it was entered.
CREATE TABLE email_proofs (
  token_hash TEXT PRIMARY KEY,
  visitor_hash TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  sent_at INTEGER NOT NULL,
  verified_at INTEGER
);
