-- The highest version of a process that has led, and where that version goes on after an older release has led again meanwhile.
ALTER TABLE operational.process_checkpoints ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN resume_from text COLLATE "C";
