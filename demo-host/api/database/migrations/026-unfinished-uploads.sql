-- Resumable uploads that are not documents yet. Their bytes are in the store of files, a file for
-- each request that brought some, so that every process can go on with them.

CREATE TABLE unfinished_uploads (
  id TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  size INTEGER NOT NULL,
  -- JSON: what was sent with it.
  metadata TEXT NOT NULL,
  used_at INTEGER NOT NULL
);
CREATE INDEX unfinished_uploads_by_use ON unfinished_uploads (used_at);

CREATE TABLE uploaded_parts (
  upload_id TEXT NOT NULL REFERENCES unfinished_uploads (id) ON DELETE CASCADE,
  -- Its place in the upload, in bytes.
  begins_at INTEGER NOT NULL,
  length INTEGER NOT NULL,
  -- Its name in the store.
  file TEXT NOT NULL,
  PRIMARY KEY (upload_id, begins_at)
);
