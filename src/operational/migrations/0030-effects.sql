-- What is to leave the system: mails, text messages, erasures and what else has a kind; ids and plain facts alone, no personal data.
-- Lifetime: until done, given up or expired, and 30 days beyond; a dead letter that never expires stays until it is done.
-- Backup: with the database; what was unfinished is carried out again under the same id.
CREATE TABLE operational.effects (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- Whom it is for, if anybody: erased with that person.
  person_kind text,
  person_id uuid,
  payload jsonb NOT NULL,
  -- The event that it follows from, and the correlation of what comes of it.
  event_id uuid,
  correlation_id uuid,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'leased', 'done', 'dead', 'expired')),
  -- Known before the command that follows from it was carried out; the handler is not called again.
  outcome text CHECK (outcome IN ('succeeded', 'failed', 'expired')),
  attempts integer NOT NULL DEFAULT 0,
  -- Pending: when it is due. Leased: when the lease ends and another may take it.
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  -- The service's own id of what was done, and what it answered.
  reference text,
  result jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When it loses its sense; null: never.
  expires_at timestamptz,
  finished_at timestamptz,
  CHECK ((person_kind IS NULL) = (person_id IS NULL))
);

INSERT INTO operational.effects (id, kind, person_kind, person_id, payload, event_id, state, outcome, attempts, next_attempt_at,
  last_error, reference, created_at, expires_at, finished_at)
SELECT id, channel, recipient_kind, recipient_id, jsonb_build_object('template', template, 'params', params), event_id,
  CASE state WHEN 'sending' THEN 'leased' WHEN 'sent' THEN 'done' WHEN 'failed' THEN 'dead' ELSE state END,
  CASE state WHEN 'sent' THEN 'succeeded' WHEN 'failed' THEN 'failed' WHEN 'expired' THEN 'expired' END,
  attempts, next_attempt_at, last_error, provider_message_id, created_at, expires_at,
  CASE WHEN state IN ('sent', 'failed', 'expired') THEN coalesce(sent_at, next_attempt_at) END
FROM operational.deliveries;

DROP TABLE operational.deliveries;

-- The sweep: what is due, by when. Holds unfinished rows alone, so it stays small.
CREATE INDEX effects_unfinished ON operational.effects (next_attempt_at) WHERE state IN ('pending', 'leased');

-- The purge: finished rows by age.
CREATE INDEX effects_finished ON operational.effects (created_at) WHERE state IN ('done', 'dead', 'expired');

-- Dead letters, listed by age.
CREATE INDEX effects_dead ON operational.effects (finished_at) WHERE state = 'dead';

-- The erasure and the export of a person.
CREATE INDEX effects_by_person ON operational.effects (person_id) WHERE person_id IS NOT NULL;
