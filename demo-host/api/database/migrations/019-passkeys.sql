-- Passkeys.

CREATE TABLE passkeys (
  -- The credential's id, base64url.
  id TEXT PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (id),
  name TEXT NOT NULL,
  -- COSE, base64url.
  public_key TEXT NOT NULL,
  -- Uses counted by the authenticator; 0 where it does not count.
  counter INTEGER NOT NULL,
  -- Transports as the browser reported them, separated by spaces.
  transports TEXT NOT NULL,
  -- The domain it is for.
  domain TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  used_at INTEGER
);
CREATE INDEX passkeys_of_borrower ON passkeys (borrower_id);

CREATE TABLE passkey_challenges (
  challenge_hash TEXT PRIMARY KEY,
  -- The page that asked for it.
  origin TEXT NOT NULL,
  -- Empty for signing in; to add a passkey, the session that asked.
  session_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
