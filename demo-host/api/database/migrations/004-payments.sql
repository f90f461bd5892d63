-- Borrowers' bank accounts, and the payments they submitted.

CREATE TABLE bank_accounts (
  id TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  account_type TEXT NOT NULL CHECK (account_type IN ('Checking', 'Savings')),
  owner_name TEXT NOT NULL,
  routing_number TEXT NOT NULL,
  last_four TEXT NOT NULL,
  -- The number itself, sealed by AES-GCM with a key that is not in the database.
  sealed_number TEXT NOT NULL,
  -- A keyed hash of routing and account number: the same account is found without opening it.
  fingerprint TEXT NOT NULL,
  UNIQUE (borrower_id, fingerprint)
);

CREATE TABLE default_methods (
  account TEXT PRIMARY KEY REFERENCES accounts (number),
  bank_account_id TEXT NOT NULL REFERENCES bank_accounts (id) ON DELETE CASCADE
);

CREATE TABLE scheduled_payments (
  id INTEGER PRIMARY KEY,
  submission_id INTEGER NOT NULL UNIQUE REFERENCES submissions (id),
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  account TEXT NOT NULL REFERENCES accounts (number),
  pay_on TEXT NOT NULL,
  amount INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  last_four TEXT NOT NULL,
  sealed_number TEXT NOT NULL,
  routing_number TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'posted', 'failed'))
);
