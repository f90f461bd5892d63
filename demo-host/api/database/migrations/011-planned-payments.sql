-- Planned payments: one-time ones, now also by card, and recurring ones.

CREATE TABLE scheduled_payments_now (
  id INTEGER PRIMARY KEY,
  submission_id INTEGER NOT NULL UNIQUE REFERENCES submissions (id),
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  account TEXT NOT NULL REFERENCES accounts (number),
  pay_on TEXT NOT NULL,
  amount INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  is_card INTEGER NOT NULL,
  -- The saved method it is made from; null for one used once.
  profile_id TEXT,
  last_four TEXT NOT NULL,
  sealed_number TEXT NOT NULL,
  expiration TEXT,
  reference TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'posted', 'failed', 'deleted'))
);
INSERT INTO scheduled_payments_now
  SELECT id, submission_id, borrower_id, account, pay_on, amount, fee, 0, NULL, last_four,
    sealed_number, NULL, reference, status FROM scheduled_payments;
DROP TABLE scheduled_payments;
ALTER TABLE scheduled_payments_now RENAME TO scheduled_payments;

CREATE TABLE recurring_payments (
  id INTEGER PRIMARY KEY,
  submission_id INTEGER NOT NULL UNIQUE REFERENCES submissions (id),
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  account TEXT NOT NULL REFERENCES accounts (number),
  is_card INTEGER NOT NULL,
  profile_id TEXT NOT NULL,
  frequency TEXT NOT NULL,
  -- The first date, or the loan's due date it counts from.
  first_on TEXT NOT NULL,
  days_before INTEGER NOT NULL,
  -- 0 pays the amount due on that day (D151).
  amount INTEGER NOT NULL,
  additional_principal INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  -- Number of the next payment, counted from the first date.
  next_run INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'finished', 'deleted'))
);

-- A loan has one active recurring payment.
CREATE UNIQUE INDEX one_recurring_payment ON recurring_payments (account) WHERE status = 'active';

-- Prepared draft agreements; each is compared with the payment that is submitted.
CREATE TABLE draft_agreements (
  token_hash TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  account TEXT NOT NULL REFERENCES accounts (number),
  -- A keyed hash of the bank account.
  bank_account TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  routing_number TEXT NOT NULL,
  last_four TEXT NOT NULL,
  amount INTEGER NOT NULL,
  additional_principal INTEGER NOT NULL,
  pay_on TEXT,
  recurring_option TEXT,
  days_before INTEGER,
  local_time_offset INTEGER NOT NULL,
  prepared_at INTEGER NOT NULL,
  opened_at INTEGER
);
