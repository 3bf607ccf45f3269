-- The code last sent to a number; a new one takes the row, so that the old one is dead. The code itself stands nowhere: it derives from
-- the row's id and the number by HMAC.
-- Lifetime: an hour beyond its validity (`purgePhoneCodes`). Backup: none needed; a lost code is asked for again.
CREATE TABLE operational.phone_codes (
  -- HMAC of the number.
  phone_hash text PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  -- The number for the sender, encrypted under a key that derives from this master key.
  master_key_id text NOT NULL,
  sealed_phone bytea NOT NULL,
  language text NOT NULL,
  attempts_left integer NOT NULL CHECK (attempts_left >= 0),
  expires_at timestamptz NOT NULL,
  -- The command that gave the right code; it may ask again, nobody else may.
  verified_by uuid
);
CREATE INDEX phone_codes_by_expiry ON operational.phone_codes (expires_at);

-- That somebody received the code of a number. Lifetime, purge and backup as above.
CREATE TABLE operational.phone_proofs (
  -- HMAC of the proof, which itself stands nowhere.
  hash text PRIMARY KEY,
  phone_hash text NOT NULL,
  good_for text NOT NULL CHECK (good_for IN ('login', 'registration')),
  expires_at timestamptz NOT NULL,
  -- The command that last changed it; a retry of that command finds what it left.
  changed_by uuid,
  spent boolean NOT NULL DEFAULT false
);
CREATE INDEX phone_proofs_by_expiry ON operational.phone_proofs (expires_at);
