-- Requests to change contact data, which the lender's people carry out.
CREATE TABLE contact_changes (
  id INTEGER PRIMARY KEY,
  asked_at INTEGER NOT NULL,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  -- JSON of the request as it was sent.
  request TEXT NOT NULL
);

-- Browser and system in words, and whether both they and the network were new to the borrower.
ALTER TABLE login_history ADD COLUMN device TEXT;
ALTER TABLE login_history ADD COLUMN unusual INTEGER NOT NULL DEFAULT 0;
CREATE INDEX logins_of_borrower ON login_history (borrower_id, at);
