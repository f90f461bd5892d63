-- Borrowers and what they agreed to. Sessions and what belongs to them are tables of the server.

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
