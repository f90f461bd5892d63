/** A change of the schema. */
export type Migration = {
  /** Unique; one that ends with `.sqlite.sql` or `.postgres.sql` is for that kind of store only. */
  readonly name: string;
  /** In SQLite's words; a semicolon at the end of a line ends a statement. */
  readonly sql: string;
};

/**
 * The tables of the server. A borrower's id is a number of its own here. Instants are milliseconds.
 * A table may be there already, of a database that was made before these migrations had names.
 */
export const serverMigrations: readonly Migration[] = [
  {
    // Text compared without letter case, under the name that SQLite gives it.
    name: '000-collation.postgres.sql',
    sql: `CREATE COLLATION nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false);`,
  },
  {
    name: 'server-001-tables.sql',
    sql: `
CREATE TABLE IF NOT EXISTS sessions (
  token_hash TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL,
  -- Steps still to be done, by name and separated by spaces; an empty text is a complete session.
  pending TEXT NOT NULL,
  began_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  ip TEXT NOT NULL,
  -- Browser and system in words, as read from the request that signed in.
  device TEXT,
  -- When it was last proven who uses it; null where that was only a token of another site.
  proven_at INTEGER
);

CREATE TABLE IF NOT EXISTS security_codes (
  token_hash TEXT PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL
);

-- The last security code mailed to each borrower: it serves sign-ins over the limit of mails too.
CREATE TABLE IF NOT EXISTS last_mailed_codes (
  borrower_id INTEGER PRIMARY KEY,
  code_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS trusted_devices (
  token_hash TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  device TEXT
);

-- Tokens for one use: passable ones for a URL, and those of single sign-on.
CREATE TABLE IF NOT EXISTS single_use_tokens (
  token_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  borrower_id INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  details TEXT,
  session_hash TEXT
);

CREATE TABLE IF NOT EXISTS login_history (
  id INTEGER PRIMARY KEY,
  borrower_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  ip TEXT NOT NULL,
  device TEXT,
  unusual INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS logins_of_borrower ON login_history (borrower_id, at);

-- Who or what is counted is stored as a keyed hash: a username can be a password in the wrong field.
CREATE TABLE IF NOT EXISTS attempts (
  limit_name TEXT NOT NULL,
  subject_hash TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS attempts_by_subject ON attempts (limit_name, subject_hash, at);
CREATE INDEX IF NOT EXISTS attempts_by_time ON attempts (at);

-- One row for each Idempotency-Key of a borrower.
CREATE TABLE IF NOT EXISTS submissions (
  id INTEGER PRIMARY KEY,
  borrower_id INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL,
  -- Of call and body: the same key with another payment is refused.
  fingerprint TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('processing', 'posted', 'refused')),
  reference TEXT,
  code TEXT,
  started_at INTEGER NOT NULL,
  UNIQUE (borrower_id, idempotency_key)
);

-- The borrowers of the core system who have signed in.
CREATE TABLE IF NOT EXISTS core_borrowers (
  id INTEGER PRIMARY KEY,
  core_id TEXT NOT NULL UNIQUE,
  username TEXT NOT NULL
);
`,
  },
  {
    // SQLite numbers the rows of every table; these tables are read in that order.
    name: 'server-002-order.postgres.sql',
    sql: `
ALTER TABLE sessions ADD COLUMN IF NOT EXISTS rowid BIGINT GENERATED ALWAYS AS IDENTITY;
ALTER TABLE trusted_devices ADD COLUMN IF NOT EXISTS rowid BIGINT GENERATED ALWAYS AS IDENTITY;
ALTER TABLE attempts ADD COLUMN IF NOT EXISTS rowid BIGINT GENERATED ALWAYS AS IDENTITY;
`,
  },
  {
    name: 'server-003-uploads.sql',
    sql: `
-- Bytes that each borrower has begun to upload, for the limit of a day.
CREATE TABLE IF NOT EXISTS upload_days (
  borrower_id INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS upload_days_by_borrower ON upload_days (borrower_id, at);

-- Resumable uploads. Their bytes are in the store of files, a file for each request that brought
-- some, so that every process can go on with them.
CREATE TABLE IF NOT EXISTS unfinished_uploads (
  id TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL,
  size INTEGER NOT NULL,
  -- JSON: what was sent with it.
  metadata TEXT NOT NULL,
  used_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS unfinished_uploads_by_use ON unfinished_uploads (used_at);

CREATE TABLE IF NOT EXISTS uploaded_parts (
  upload_id TEXT NOT NULL REFERENCES unfinished_uploads (id) ON DELETE CASCADE,
  -- Its place in the upload, in bytes.
  begins_at INTEGER NOT NULL,
  length INTEGER NOT NULL,
  -- Its name in the store.
  file TEXT NOT NULL,
  PRIMARY KEY (upload_id, begins_at)
);
-- Whether it has become a document: its parts stay for a client that did not get the answer.
ALTER TABLE unfinished_uploads ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
`,
  },
  {
    name: 'server-004-captchas.sql',
    sql: `
-- Captcha challenges that were answered, until they are too old to be answered again.
CREATE TABLE IF NOT EXISTS used_captchas (
  signature TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
);
`,
  },
];
