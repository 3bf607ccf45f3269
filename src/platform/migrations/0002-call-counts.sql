-- How many calls were counted in a window of time, by a key that says nothing about the caller. Lifetime: two windows. Backup: none needed.
CREATE UNLOGGED TABLE platform.call_counts (
  window_number bigint NOT NULL,
  key text NOT NULL,
  calls int NOT NULL,
  PRIMARY KEY (window_number, key)
);
