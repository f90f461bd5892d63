-- Hundredths of a percent a year by which the rate is lower while autopay is on.
ALTER TABLE accounts ADD COLUMN autopay_reduction INTEGER NOT NULL DEFAULT 0;
