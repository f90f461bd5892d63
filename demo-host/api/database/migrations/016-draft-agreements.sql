-- The preview of a draft agreement names no day and no frequency (payments, section 7).
ALTER TABLE draft_agreements DROP COLUMN pay_on;
ALTER TABLE draft_agreements DROP COLUMN recurring_option;
