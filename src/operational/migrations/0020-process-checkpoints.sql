-- How far each process has carried the log out, and why one stands still; no personal data.
-- Lifetime: for ever. Backup: with the database. Never rebuilt: a process carries out what stands behind its checkpoint, and nothing twice.
CREATE TABLE operational.process_checkpoints (
  process text PRIMARY KEY,
  position text COLLATE "C" NOT NULL,
  parked_since timestamptz,
  parked_error text,
  parked_event uuid,
  parked_position text
) WITH (fillfactor = 50);
