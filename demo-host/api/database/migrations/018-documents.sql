-- Documents that borrowers have uploaded; their bytes are files on disk, named by the id.
CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  -- At most one of the two; a document with neither is of the borrower.
  account TEXT REFERENCES accounts (number),
  application TEXT REFERENCES loan_applications (number),
  -- The file's name exactly as it was sent; no path is made from it.
  name TEXT NOT NULL,
  format TEXT NOT NULL,
  file_type TEXT NOT NULL,
  uploaded_on TEXT NOT NULL,
  -- Milliseconds.
  uploaded_at INTEGER NOT NULL
);
CREATE INDEX documents_of_borrower ON documents (borrower_id, uploaded_at);
