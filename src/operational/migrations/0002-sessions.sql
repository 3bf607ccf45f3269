-- Who is signed in: a session is a family of refresh tokens, of which one leads to the next.
-- Lifetime: 7 days from the last refresh (`purgeSessions`). Backup: none needed; lost rows mean signing in again.
CREATE TABLE operational.sessions (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('couple', 'provider', 'admin')),
  person_id uuid NOT NULL,
  -- False: the cookies end with the browser.
  remembered boolean NOT NULL,
  created_at timestamptz NOT NULL,
  -- When its newest refresh token expires.
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_because text CHECK (revoked_because IN ('signed_out', 'token_reused', 'credentials_changed', 'person_erased')),
  CHECK ((revoked_at IS NULL) = (revoked_because IS NULL))
);
CREATE INDEX sessions_by_expiry ON operational.sessions (expires_at);
CREATE INDEX sessions_by_revocation ON operational.sessions (revoked_at) WHERE revoked_at IS NOT NULL;
CREATE INDEX sessions_by_person ON operational.sessions (person_id) WHERE revoked_at IS NULL;

CREATE TABLE operational.refresh_tokens (
  -- HMAC of the token, which itself is stored nowhere.
  hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES operational.sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  -- When its successor was first issued. Replaced tokens stay until they expire: meeting one again tells of a theft.
  replaced_at timestamptz
);
CREATE INDEX refresh_tokens_by_session ON operational.refresh_tokens (session_id);
CREATE INDEX refresh_tokens_by_expiry ON operational.refresh_tokens (expires_at);
