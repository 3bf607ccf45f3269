-- A sweep reads the first due effects of each kind, and the overdue ones; both however many wait. The older index ordered all kinds together.
CREATE INDEX effects_due ON operational.effects (kind, next_attempt_at) WHERE state IN ('pending', 'leased');
CREATE INDEX effects_overdue ON operational.effects (expires_at) WHERE state IN ('pending', 'leased') AND outcome IS NULL;
DROP INDEX operational.effects_unfinished;
