-- A person's sessions are listed for its export and ended with its account.
CREATE INDEX sessions_by_person ON operational.sessions (person_id);
