-- Data for the steps after a correct password.

-- Nine digits, sealed.
ALTER TABLE borrowers ADD COLUMN ssn TEXT;
ALTER TABLE borrowers ADD COLUMN email_verified INTEGER NOT NULL DEFAULT 1;
ALTER TABLE borrowers ADD COLUMN email_restricted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE borrowers ADD COLUMN must_change_password INTEGER NOT NULL DEFAULT 0;
ALTER TABLE borrowers ADD COLUMN secret_question TEXT;
ALTER TABLE borrowers ADD COLUMN secret_answer_hash TEXT;

-- Passwords that may not be chosen again.
CREATE TABLE former_passwords (
  id INTEGER PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  password_hash TEXT NOT NULL
);

-- Wrong social security numbers during a sign-in.
CREATE TABLE ssn_attempts (
  borrower_id INTEGER PRIMARY KEY REFERENCES borrowers (id),
  attempts INTEGER NOT NULL
);
