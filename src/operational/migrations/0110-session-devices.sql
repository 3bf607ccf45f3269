-- What a provider recognises its sessions by: program, system and country at the sign-in, and when it was last refreshed. Null: not known, or
-- the session has ended, for then nobody needs them any more.
ALTER TABLE operational.sessions
  ADD COLUMN browser text,
  ADD COLUMN system text,
  ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
  ADD COLUMN last_used_at timestamptz;
