-- Accounts and their ledger. Money is whole cents; a day is yyyy-MM-dd.

CREATE TABLE accounts (
  number TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  type INTEGER NOT NULL,
  description TEXT NOT NULL,
  hold_code TEXT NOT NULL DEFAULT '',
  opened_on TEXT NOT NULL,
  -- Hundredths of a percent a year: 750 is 7.50 %.
  rate INTEGER NOT NULL,
  statement_format TEXT NOT NULL DEFAULT 'PaperOnly',
  -- Terms of a loan or a line of credit.
  first_due_on TEXT,
  installment INTEGER,
  installments INTEGER,
  billing TEXT,
  late_fee INTEGER NOT NULL DEFAULT 0,
  grace_days INTEGER NOT NULL DEFAULT 10,
  credit_limit INTEGER,
  restriction TEXT,
  blocks_online INTEGER NOT NULL DEFAULT 0,
  blocks_ach INTEGER NOT NULL DEFAULT 0,
  blocks_card INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX accounts_of_borrower ON accounts (borrower_id);

-- A posting is one event; its lines are the amounts it moves between books and add up to zero.
CREATE TABLE postings (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (number),
  kind TEXT NOT NULL CHECK (kind IN ('advance', 'accrual', 'fee', 'payment', 'deposit', 'withdrawal')),
  posted_on TEXT NOT NULL,
  description TEXT NOT NULL,
  -- Given to the borrower for a payment.
  reference TEXT UNIQUE,
  -- What caused it, so that it cannot happen twice: a submission, a late fee of one due date.
  cause TEXT UNIQUE
);

CREATE INDEX postings_of_account ON postings (account, posted_on);

CREATE TABLE posting_lines (
  posting_id INTEGER NOT NULL REFERENCES postings (id),
  book TEXT NOT NULL CHECK (book IN ('principal', 'interest', 'fees', 'savings', 'cash', 'income')),
  -- Above zero a debit, below zero a credit. Principal, interest and fees are owed to the lender,
  -- savings are owed by it.
  amount INTEGER NOT NULL,
  PRIMARY KEY (posting_id, book)
);

CREATE TABLE loan_applications (
  number TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  status TEXT NOT NULL,
  amount_requested INTEGER NOT NULL,
  amount_approved INTEGER,
  last_modified TEXT NOT NULL,
  funds_expected TEXT,
  office TEXT NOT NULL
);
