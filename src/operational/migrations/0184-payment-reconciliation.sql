-- When payments were last reconciled with the payment service, so that one process a night does it. Lifetime: one row. No personal data.
-- Backup: with the database; without the row they are reconciled once more, which changes nothing.
CREATE TABLE operational.payment_reconciliation (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  begun_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL
);
INSERT INTO operational.payment_reconciliation (begun_at, ended_at) VALUES ('epoch', 'epoch');
