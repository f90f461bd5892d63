-- The form on which the interest of a loan is reported each year.

ALTER TABLE accounts ADD COLUMN tax_form TEXT CHECK (tax_form IN ('1098', '1098-E', '1098-VLI'));
