-- The lender's settings, clock and holidays, the outbox, and errors reported by browsers.

CREATE TABLE settings (
  bucket TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (bucket, key)
);

-- One row: how far the business clock is ahead of the real one, in milliseconds.
CREATE TABLE business_clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  "offset" INTEGER NOT NULL
);

CREATE TABLE non_payment_days (
  day TEXT PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  sent_at INTEGER NOT NULL
);

CREATE TABLE client_errors (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  message TEXT NOT NULL,
  stack TEXT,
  user_agent TEXT,
  borrower_id INTEGER
);
