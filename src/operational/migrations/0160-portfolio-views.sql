-- How often portfolios were viewed: counters alone, by the provider's own days. Nothing here tells whose views they were.
CREATE TABLE operational.portfolio_views (
  portfolio_id uuid NOT NULL,
  day date NOT NULL,
  provider_id uuid NOT NULL,
  views int NOT NULL,
  PRIMARY KEY (portfolio_id, day)
) WITH (fillfactor = 70);
CREATE INDEX portfolio_views_of_provider ON operational.portfolio_views (provider_id, day);
CREATE INDEX portfolio_views_by_day ON operational.portfolio_views USING brin (day);
