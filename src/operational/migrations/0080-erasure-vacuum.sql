-- When somebody was erased last, and since when the tables that had shown its data were vacuumed. One row, no lifetime.
CREATE TABLE operational.erasure_vacuum (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  asked_at timestamptz NOT NULL,
  vacuumed_at timestamptz
);
