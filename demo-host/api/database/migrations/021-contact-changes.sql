-- Requests to change contact data, which the lender's people carry out.
CREATE TABLE contact_changes (
  id INTEGER PRIMARY KEY,
  asked_at INTEGER NOT NULL,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  -- JSON of the request as it was sent.
  request TEXT NOT NULL
);
