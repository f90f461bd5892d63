-- What the loan page shows: returned payments, rates by day, alerts, addresses, insurance, statements.

-- A posting can reverse a payment, and has a time of day where one is known. Both tables are made
-- again, because SQLite cannot change a CHECK and lines refer to postings.
CREATE TABLE postings_now (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (number),
  kind TEXT NOT NULL CHECK (kind IN ('advance', 'accrual', 'fee', 'payment', 'reversal', 'deposit', 'withdrawal')),
  posted_on TEXT NOT NULL,
  -- HH:mm in the institution's zone.
  posted_at TEXT,
  description TEXT NOT NULL,
  -- Given to the borrower for a payment.
  reference TEXT UNIQUE,
  -- What caused it, so that it cannot happen twice: a submission, a late fee of one due date.
  cause TEXT UNIQUE
);
INSERT INTO postings_now
  SELECT id, account, kind, posted_on, NULL, description, reference, cause FROM postings;

CREATE TABLE posting_lines_now (
  posting_id INTEGER NOT NULL REFERENCES postings_now (id),
  book TEXT NOT NULL CHECK (book IN ('principal', 'interest', 'fees', 'savings', 'cash', 'income')),
  -- Above zero a debit, below zero a credit. Principal, interest and fees are owed to the lender,
  -- savings are owed by it.
  amount INTEGER NOT NULL,
  PRIMARY KEY (posting_id, book)
);
INSERT INTO posting_lines_now SELECT posting_id, book, amount FROM posting_lines;

DROP TABLE posting_lines;
DROP TABLE postings;
ALTER TABLE postings_now RENAME TO postings;
ALTER TABLE posting_lines_now RENAME TO posting_lines;
CREATE INDEX postings_of_account ON postings (account, posted_on);

-- The rate of an account from a day on; before the first of them it is the rate of `accounts`.
CREATE TABLE rate_changes (
  account TEXT NOT NULL REFERENCES accounts (number),
  starts_on TEXT NOT NULL,
  -- Hundredths of a percent a year.
  rate INTEGER NOT NULL,
  PRIMARY KEY (account, starts_on)
);

-- The mailing address of an account; without one it is the borrower's.
CREATE TABLE account_addresses (
  account TEXT PRIMARY KEY REFERENCES accounts (number),
  address1 TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  zip TEXT NOT NULL
);

-- The alerts of an account, each kind as the JSON of AccountAlerts, because they are saved as one.
CREATE TABLE account_alerts (
  account TEXT PRIMARY KEY REFERENCES accounts (number),
  by_email TEXT NOT NULL,
  by_text TEXT NOT NULL
);

CREATE TABLE insurances (
  account TEXT NOT NULL REFERENCES accounts (number),
  type TEXT NOT NULL,
  -- 1 individual, 2 joint, otherwise none.
  is_individual INTEGER NOT NULL,
  premium INTEGER NOT NULL,
  PRIMARY KEY (account, type)
);

-- Statements that the lender added by hand; those of each month are computed and not stored.
CREATE TABLE added_statements (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (number),
  type TEXT NOT NULL,
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  provider INTEGER NOT NULL
);
