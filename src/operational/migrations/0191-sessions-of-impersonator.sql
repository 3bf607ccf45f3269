-- Ending all sessions of a person ends those in which it acts as somebody else too.
CREATE INDEX sessions_of_impersonator ON operational.sessions (impersonator_id) WHERE impersonator_id IS NOT NULL;
