-- Phones, alerts and texts of a borrower, and the wording of the agreements they accepted.

CREATE TABLE phones (
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  -- Its place on the screen (D53).
  place INTEGER NOT NULL CHECK (place IN (0, 1)),
  -- Ten digits.
  number TEXT NOT NULL,
  is_primary INTEGER NOT NULL,
  takes_texts INTEGER NOT NULL,
  PRIMARY KEY (borrower_id, place)
);
INSERT INTO phones SELECT id, 0, phone, 1, 0 FROM borrowers WHERE phone IS NOT NULL;
ALTER TABLE borrowers DROP COLUMN phone;

CREATE TABLE user_alerts (
  borrower_id INTEGER PRIMARY KEY REFERENCES borrowers (id),
  -- Raised by each save, so that a save over a newer one is refused.
  sequence_number INTEGER NOT NULL,
  -- The JSON of UserAlertsInfo, because the alerts are saved as one.
  alerts TEXT NOT NULL
);

-- What the borrower read: the text of the setup in the language of the page, as HTML; null for
-- agreements accepted before, and '' for one that is only linked.
ALTER TABLE agreement_log ADD COLUMN wording TEXT;
ALTER TABLE agreement_log ADD COLUMN language TEXT;
ALTER TABLE agreement_log ADD COLUMN agreed_at INTEGER;
-- Whether it is about text messages.
ALTER TABLE agreement_log ADD COLUMN for_texts INTEGER NOT NULL DEFAULT 0;

-- The text messages of each brand that a phone receives; without a row, none.
CREATE TABLE text_subscriptions (
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  phone TEXT NOT NULL,
  brand TEXT NOT NULL,
  marketing INTEGER NOT NULL,
  account INTEGER NOT NULL,
  PRIMARY KEY (borrower_id, phone, brand)
);

-- Each time that text messages to a phone were allowed or stopped; rows are only added.
CREATE TABLE text_consents (
  id INTEGER PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  phone TEXT NOT NULL,
  given INTEGER NOT NULL,
  -- Null where it is about every message to the phone.
  brand TEXT,
  kind TEXT CHECK (kind IN ('marketing', 'account')),
  -- The agreement that was in force, with its wording.
  agreement_id INTEGER REFERENCES agreement_log (id) ON DELETE SET NULL,
  at INTEGER NOT NULL,
  ip TEXT NOT NULL
);
