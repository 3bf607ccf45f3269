-- The administrator that acts as the person; null when it is the person itself.
ALTER TABLE operational.sessions ADD COLUMN impersonator_id uuid;
