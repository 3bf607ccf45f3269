-- When each provider last signed in. The log has one activity fact every few days only; this row follows every sign-in.
-- Lifetime: as long as the provider's account. Backup: not needed, the next sign-in writes it again.
CREATE TABLE operational.provider_sign_ins (
  provider_id uuid PRIMARY KEY,
  signed_in_at timestamptz NOT NULL
) WITH (fillfactor = 70);
