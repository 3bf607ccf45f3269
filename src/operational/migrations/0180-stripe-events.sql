-- What Stripe told us by webhooks, as it came, once for each event. Lifetime: 30 days, as long as Stripe itself tells events. A body may
-- name the last digits of a card, no name and no address: we give Stripe none. Backup: with the database; a lost row is found by the
-- nightly reconciliation, which asks Stripe.
CREATE TABLE operational.stripe_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  object_kind text NOT NULL,
  object_id text NOT NULL,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'settled', 'ignored')),
  received_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX stripe_events_by_time ON operational.stripe_events (received_at);
