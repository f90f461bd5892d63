-- A card's token now belongs to a borrower. The old ones, valid for minutes only, are dropped.
DROP TABLE card_tokens;
CREATE TABLE card_tokens (
  token_hash TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  sealed_number TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
