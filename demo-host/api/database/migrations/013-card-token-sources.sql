-- Requests for card tokens: a fingerprint of the IP address, and the time in milliseconds.
CREATE TABLE card_token_sources (
  source TEXT NOT NULL,
  at INTEGER NOT NULL
);

CREATE INDEX card_token_sources_by_source ON card_token_sources (source, at);
