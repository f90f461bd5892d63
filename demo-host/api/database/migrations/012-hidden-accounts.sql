-- When a borrower hid an account from the web, in milliseconds.
ALTER TABLE accounts ADD COLUMN hidden_at INTEGER;
