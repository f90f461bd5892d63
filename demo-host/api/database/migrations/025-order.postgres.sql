-- SQLite numbers the rows of every table; these tables are read in that order, or have no other key.
ALTER TABLE documents ADD COLUMN rowid BIGINT GENERATED ALWAYS AS IDENTITY;
ALTER TABLE cards ADD COLUMN rowid BIGINT GENERATED ALWAYS AS IDENTITY;
ALTER TABLE bank_accounts ADD COLUMN rowid BIGINT GENERATED ALWAYS AS IDENTITY;
