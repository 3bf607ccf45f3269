-- Mails and text messages to send; ids and plain facts alone, no personal data.
-- Lifetime: until sent, given up or expired, and 30 days beyond. Backup: with the database; what was unfinished is sent again.
CREATE TABLE operational.deliveries (
  id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  template text NOT NULL,
  recipient_kind text,
  recipient_id uuid,
  params jsonb NOT NULL,
  event_id uuid,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'failed', 'expired')),
  attempts integer NOT NULL DEFAULT 0,
  -- Pending: when it is due. Sending: when the sender's lease ends and another may take it.
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  provider_message_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  sent_at timestamptz,
  CHECK ((recipient_kind IS NULL) = (recipient_id IS NULL))
);

-- The sweep: what is due, by when. Holds unfinished rows alone, so it stays small.
CREATE INDEX deliveries_unfinished ON operational.deliveries (next_attempt_at) WHERE state IN ('pending', 'sending');

-- The purge: finished rows by age.
CREATE INDEX deliveries_finished ON operational.deliveries (created_at) WHERE state IN ('sent', 'failed', 'expired');
