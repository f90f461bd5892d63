-- Who asked for a card's token, as a fingerprint of the address, and when, in milliseconds.
CREATE TABLE card_token_sources (
  source TEXT NOT NULL,
  at INTEGER NOT NULL
);

CREATE INDEX card_token_sources_by_source ON card_token_sources (source, at);
