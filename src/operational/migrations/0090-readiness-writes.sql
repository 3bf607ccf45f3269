-- What readiness writes to find out that the database takes writes. One row; it fills most of a page, so that the table has to grow.
CREATE TABLE operational.readiness_writes (written_at timestamptz NOT NULL, filling text NOT NULL);
ALTER TABLE operational.readiness_writes ALTER COLUMN filling SET STORAGE PLAIN;
