-- What a provider or administrator signs in with. That somebody has an account is a fact of the log; this is what proves it is them.
-- Lifetime: as long as the account. Backup: with the database; whoever is lost here sets a new password by mail.
CREATE TABLE operational.credentials (
  -- HMAC of the login e-mail.
  login_hash text PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('provider', 'admin')),
  person_id uuid NOT NULL UNIQUE,
  -- argon2id, with its parameters and salt.
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
