-- Where a process began, and which version of it made its states. What it did before this migration left no states.
ALTER TABLE operational.process_checkpoints ADD COLUMN began_at text COLLATE "C", ADD COLUMN folded_by integer;
UPDATE operational.process_checkpoints SET began_at = position;
ALTER TABLE operational.process_checkpoints ALTER COLUMN began_at SET NOT NULL;

-- What processes remember of each of their keys: ids and plain facts, no personal data.
-- Lifetime: until the process forgets the key. Backup: with the database; can be filled anew from the log.
CREATE TABLE operational.process_states (
  process text NOT NULL,
  key text COLLATE "C" NOT NULL,
  state jsonb NOT NULL,
  PRIMARY KEY (process, key)
);

-- When processes are to be called again; no personal data.
-- Lifetime: until called or cleared. Backup: with the database; a restored one that was called already is called again, with the same ids.
CREATE TABLE operational.deadlines (
  process text NOT NULL,
  key text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  due_at timestamptz NOT NULL,
  -- The event that set it.
  event_id uuid NOT NULL,
  correlation_id uuid NOT NULL,
  PRIMARY KEY (process, key, name)
);

CREATE INDEX deadlines_due ON operational.deadlines (process, due_at);
