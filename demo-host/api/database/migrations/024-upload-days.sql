-- Bytes that each borrower has begun to upload, for the limit of a day.
CREATE TABLE upload_days (
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  bytes INTEGER NOT NULL,
  at INTEGER NOT NULL
);

CREATE INDEX upload_days_by_borrower ON upload_days (borrower_id, at);
