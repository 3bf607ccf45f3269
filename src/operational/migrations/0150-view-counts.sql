-- How often providers were viewed: counters alone, by the provider's own days. Nothing here tells whose views they were.
CREATE TABLE operational.view_counts (
  provider_id uuid NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  source text NOT NULL,
  views int NOT NULL,
  PRIMARY KEY (provider_id, day, kind, source)
) WITH (fillfactor = 70);
CREATE INDEX view_counts_by_day ON operational.view_counts USING brin (day);

-- The secret of a day, under which visitors are recognised within it. Without it their hashes say nothing.
CREATE TABLE operational.view_salts (
  day date PRIMARY KEY,
  salt bytea NOT NULL
);

-- What was counted already of a day: a keyed hash of visitor, provider and kind each.
CREATE TABLE operational.seen_views (
  day date NOT NULL,
  seen uuid NOT NULL,
  PRIMARY KEY (day, seen)
);
