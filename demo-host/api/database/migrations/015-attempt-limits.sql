-- One table counts wrong guesses and mails for every limit; it replaces one table for each.

DROP TABLE sign_in_failures;
DROP TABLE ssn_attempts;

-- How often a code was sent is one of the limits.
ALTER TABLE registration_codes DROP COLUMN sent;

-- Applications for online access by people unknown to the lender, who reviews each.
CREATE TABLE access_applications (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  zip TEXT,
  date_of_birth TEXT,
  -- Digits, sealed.
  ssn TEXT NOT NULL,
  username TEXT NOT NULL
);
