-- Why providers left, in their own words. The id follows from the call by a secret key: nothing here tells whose words they are.
CREATE TABLE operational.deletion_reasons (
  id text PRIMARY KEY,
  given_on date NOT NULL,
  words text NOT NULL
);
CREATE INDEX deletion_reasons_given_on ON operational.deletion_reasons (given_on);
