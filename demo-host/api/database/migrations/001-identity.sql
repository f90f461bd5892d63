-- Borrowers, their sessions and the steps of signing in. Instants are milliseconds.

CREATE TABLE borrowers (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT,
  company_number INTEGER NOT NULL DEFAULT 0,
  branch TEXT NOT NULL,
  standing TEXT NOT NULL DEFAULT 'active' CHECK (standing IN ('active', 'restricted', 'notAllowed')),
  address1 TEXT,
  city TEXT,
  state TEXT,
  zip TEXT,
  phone TEXT
);

-- Wrong passwords by username, known or not, so that a lock does not reveal which usernames exist.
CREATE TABLE sign_in_failures (
  username TEXT PRIMARY KEY COLLATE NOCASE,
  failures INTEGER NOT NULL,
  locked_until INTEGER
);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  -- Steps still to be done, by name and separated by spaces; an empty text is a complete session.
  pending TEXT NOT NULL,
  began_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  ip TEXT NOT NULL
);

CREATE TABLE security_codes (
  token_hash TEXT PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  sent INTEGER NOT NULL
);

CREATE TABLE trusted_devices (
  token_hash TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  expires_at INTEGER NOT NULL
);

-- Tokens for one use: passable ones for a URL, and those of single sign-on.
CREATE TABLE single_use_tokens (
  token_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  expires_at INTEGER NOT NULL
);

CREATE TABLE login_history (
  id INTEGER PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  at INTEGER NOT NULL,
  ip TEXT NOT NULL
);

CREATE TABLE agreement_log (
  id INTEGER PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  host_num INTEGER NOT NULL,
  name TEXT NOT NULL,
  url TEXT NOT NULL,
  date_of_terms TEXT NOT NULL,
  date_of_agreement TEXT NOT NULL,
  ip TEXT NOT NULL
);
