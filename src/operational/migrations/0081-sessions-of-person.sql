-- A person's export lists its ended sessions too.
CREATE INDEX sessions_of_person ON operational.sessions (person_id, created_at, id);
DROP INDEX operational.sessions_by_person;
