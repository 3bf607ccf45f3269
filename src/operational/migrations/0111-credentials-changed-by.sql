-- The command that set the password last: a retry of it goes on where its first attempt ended.
ALTER TABLE operational.credentials ADD COLUMN changed_by uuid;
