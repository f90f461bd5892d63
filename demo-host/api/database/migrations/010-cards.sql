-- Borrowers' cards. Money is whole cents; a day is yyyy-MM-dd.

CREATE TABLE cards (
  id TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  card_type TEXT NOT NULL CHECK (card_type IN ('Visa', 'Mastercard', 'Amex', 'Discover')),
  debit_credit TEXT NOT NULL CHECK (debit_credit IN ('debit', 'credit')),
  holder TEXT NOT NULL,
  zip TEXT NOT NULL,
  -- MM/YY
  expiration TEXT NOT NULL,
  last_four TEXT NOT NULL,
  -- The number itself, sealed by AES-GCM with a key that is not in the database. A security code is never stored.
  sealed_number TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  UNIQUE (borrower_id, fingerprint)
);

-- Numbers typed into the hosted card fields, until a form sends their token.
CREATE TABLE card_tokens (
  token_hash TEXT PRIMARY KEY,
  sealed_number TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);

-- The default method of a loan can be a card.
CREATE TABLE default_methods_now (
  account TEXT PRIMARY KEY REFERENCES accounts (number),
  is_card INTEGER NOT NULL,
  profile_id TEXT NOT NULL
);
INSERT INTO default_methods_now SELECT account, 0, bank_account_id FROM default_methods;
DROP TABLE default_methods;
ALTER TABLE default_methods_now RENAME TO default_methods;

-- How an account can be paid, and the code with which the host refuses its payments.
ALTER TABLE accounts ADD COLUMN allows_cards INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN allows_recurring INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN refusal TEXT;

