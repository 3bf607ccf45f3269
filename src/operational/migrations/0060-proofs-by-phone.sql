-- What is kept of a number is deleted by its hash when a couple is erased.
CREATE INDEX phone_proofs_by_phone ON operational.phone_proofs (phone_hash);
