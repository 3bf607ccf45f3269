-- When a command was first seen, and what its body was, for calls whose idempotency key the log cannot answer for: those that make
-- ids that sort by time, and those that write no event.
-- Lifetime: 7 days (`purgeCommandTimes`). Backup: none needed; a retry of an older command counts as new.
CREATE TABLE operational.command_times (
  command_id uuid PRIMARY KEY,
  first_seen timestamptz NOT NULL,
  body_hash text
);
CREATE INDEX command_times_by_time ON operational.command_times (first_seen);
