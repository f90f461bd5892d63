-- A card's token serves the borrower it was made for; those without one are good for minutes only.
DROP TABLE card_tokens;
CREATE TABLE card_tokens (
  token_hash TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  sealed_number TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
