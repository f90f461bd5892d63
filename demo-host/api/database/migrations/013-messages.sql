-- What borrowers and visitors write to the lender.

CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  sent_at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('Feedback', 'Question')),
  -- Null for a visitor.
  borrower_id INTEGER REFERENCES borrowers (id),
  name TEXT NOT NULL,
  email TEXT,
  branch TEXT,
  subject TEXT,
  message TEXT,
  -- JSON of the answers that feedback gives.
  answers TEXT NOT NULL,
  page TEXT,
  user_agent TEXT
);
