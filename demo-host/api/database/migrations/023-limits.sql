-- The last security code mailed to each borrower: it serves sign-ins over the limit of mails too.
CREATE TABLE last_mailed_codes (
  borrower_id INTEGER PRIMARY KEY REFERENCES borrowers (id),
  code_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
