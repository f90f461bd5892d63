-- Requests of borrowers, what they change in a loan's schedule, and the delivery of tax forms.

CREATE TABLE borrower_requests (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  account TEXT NOT NULL REFERENCES accounts (number),
  kind TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('received', 'asked', 'approved', 'declined', 'withdrawn', 'done')),
  sent_on TEXT NOT NULL,
  state_since TEXT NOT NULL,
  answer_by TEXT,
  -- JSON by the contract: the values as sent, the fields that are missing, and what followed.
  sent_values TEXT NOT NULL,
  missing TEXT NOT NULL DEFAULT '[]',
  outcomes TEXT NOT NULL DEFAULT '[]',
  -- What the borrower agreed to.
  wording TEXT,
  -- JSON by the contract: the loan before and after a change of its schedule.
  terms_before TEXT,
  terms_after TEXT,
  -- Why it was declined.
  reason TEXT
);
CREATE INDEX requests_of_borrower ON borrower_requests (borrower_id, account);

CREATE TABLE request_messages (
  id INTEGER PRIMARY KEY,
  request TEXT NOT NULL REFERENCES borrower_requests (reference),
  is_from_lender INTEGER NOT NULL,
  sent_on TEXT NOT NULL,
  text TEXT NOT NULL,
  -- JSON: ids of documents.
  file_ids TEXT NOT NULL
);
CREATE INDEX messages_of_request ON request_messages (request);

CREATE TABLE schedule_changes (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (number),
  made_on TEXT NOT NULL,
  -- The first installment that it moves, counted from 1.
  from_installment INTEGER NOT NULL,
  -- The day that due dates are counted from, and the step of that installment.
  first_due TEXT NOT NULL,
  step INTEGER NOT NULL,
  request TEXT NOT NULL UNIQUE REFERENCES borrower_requests (reference)
);
CREATE INDEX schedule_changes_of_account ON schedule_changes (account);

-- Each consent to electronic tax forms and each end of one; the last holds.
CREATE TABLE tax_form_deliveries (
  id INTEGER PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  format TEXT NOT NULL CHECK (format IN ('ElectronicOnly', 'PaperOnly')),
  set_on TEXT NOT NULL,
  -- Milliseconds.
  set_at INTEGER NOT NULL,
  ip TEXT NOT NULL,
  wording TEXT
);
CREATE INDEX tax_form_deliveries_of_borrower ON tax_form_deliveries (borrower_id);
