-- The transaction that asked: one that is older may still read what was erased.
ALTER TABLE operational.erasure_vacuum ADD COLUMN asked_by xid8;
