-- Whether a scheduled payment pays the loan off: of one loan, one is planned at most.
ALTER TABLE scheduled_payments ADD COLUMN is_payoff INTEGER NOT NULL DEFAULT 0;
