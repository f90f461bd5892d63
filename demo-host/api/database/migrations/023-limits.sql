-- Limits are counted in `attempts` alone.

DROP TABLE card_token_sources;
