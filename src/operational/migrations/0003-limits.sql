-- How often something that costs money or could be guessed was done lately: times of the acts within the window, by kind and HMAC.
-- Lifetime: the window (`purgeLimits`). Backup: none needed.
CREATE TABLE operational.limits (
  key text PRIMARY KEY,
  hits timestamptz[] NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX limits_by_expiry ON operational.limits (expires_at);

-- Counts one act against every limit, or against none of them when one is reached; then answers which, and when it is free again.
CREATE FUNCTION operational.spend_limits(keys text[], maxima integer[], windows interval[], at timestamptz)
RETURNS TABLE (refused_key text, free_at timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  each record;
BEGIN
  -- One order for all callers, or two could wait for each other.
  FOR each IN SELECT * FROM unnest(keys, maxima, windows) AS given (key, maximum, span) ORDER BY given.key LOOP
    INSERT INTO operational.limits AS l (key, hits, expires_at)
    SELECT each.key, ARRAY[at], at + each.span WHERE each.maximum > 0
    ON CONFLICT (key) DO UPDATE
    SET hits = ARRAY(SELECT hit FROM unnest(l.hits) hit WHERE hit > at - each.span) || at, expires_at = at + each.span
    WHERE (SELECT count(*) FROM unnest(l.hits) hit WHERE hit > at - each.span) < each.maximum;
    IF NOT FOUND THEN
      RAISE SQLSTATE 'LIMIT';
    END IF;
  END LOOP;
EXCEPTION WHEN SQLSTATE 'LIMIT' THEN
  -- Undone is what was counted; the row that refused stands as it did.
  RETURN QUERY
    SELECT each.key, coalesce(
      (SELECT hit + each.span FROM operational.limits l, unnest(l.hits) hit
       WHERE l.key = each.key AND hit > at - each.span ORDER BY hit DESC OFFSET greatest(each.maximum - 1, 0) LIMIT 1),
      at + each.span);
END
$$;
