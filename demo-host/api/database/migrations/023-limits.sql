-- Limits are counted in `attempts` alone, and tokens for documents end with their session.

DROP TABLE card_token_sources;

ALTER TABLE single_use_tokens ADD COLUMN session_hash TEXT;

-- The last security code mailed to each borrower: it serves sign-ins over the limit of mails too.
CREATE TABLE last_mailed_codes (
  borrower_id INTEGER PRIMARY KEY REFERENCES borrowers (id),
  code_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
