-- Data key of each person whose data stand encrypted in the log, wrapped by a master key.
-- Lifetime: for ever; erasing a person removes the key and leaves the row as a tombstone.
-- Backup: apart from the log, or an erasure could be undone by restoring both; erasures are applied again after a restore.
CREATE TABLE operational.person_keys (
  person_id uuid PRIMARY KEY,
  -- Which master key wraps it, so that the master key can be replaced step by step.
  master_key_id text,
  wrapped_key bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  erased_at timestamptz,
  CHECK ((wrapped_key IS NULL) = (erased_at IS NOT NULL)),
  CHECK ((wrapped_key IS NULL) = (master_key_id IS NULL))
);

CREATE INDEX person_keys_by_master_key ON operational.person_keys (master_key_id) WHERE master_key_id IS NOT NULL;
