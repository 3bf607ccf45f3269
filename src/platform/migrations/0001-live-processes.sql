-- The processes of the product that live, and what each leads in. Lifetime: seconds. Backup: none needed; unlogged, so that they are
-- empty after a crash of Postgres, and filled again within a second.
CREATE UNLOGGED TABLE platform.live_processes (
  id uuid PRIMARY KEY,
  -- Host and process id, for operators.
  name text NOT NULL,
  -- Name → version of every follower that the process knows.
  versions jsonb NOT NULL,
  -- Names of the followers that it would lead in.
  candidate_for text[] NOT NULL,
  backend int NOT NULL DEFAULT pg_backend_pid(),
  backend_since timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE UNLOGGED TABLE platform.leads (
  follower text PRIMARY KEY,
  process uuid NOT NULL REFERENCES platform.live_processes ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX leads_by_process ON platform.leads (process);

-- A killed process is gone with its connection, one that hangs or is cut off when it was silent for 3 s. It may renew itself for 2.5 s
-- only, so that none comes back to life after others took it for dead.
CREATE VIEW platform.processes_alive AS
SELECT * FROM platform.live_processes p
WHERE p.seen_at > clock_timestamp() - interval '3 s'
  AND EXISTS (SELECT FROM pg_stat_get_activity(p.backend) a WHERE (a.backend_start > p.backend_since) IS NOT TRUE);
