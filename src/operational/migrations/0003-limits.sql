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
  -- What was counted is undone. Of all limits that are reached, the one that takes longest answers.
  RETURN QUERY
    SELECT given.key, coalesce(hit + span, at + span)
    FROM unnest(keys, maxima, windows) AS given (key, maximum, span)
    LEFT JOIN LATERAL (
      SELECT hit FROM operational.limits l, unnest(l.hits) hit
      WHERE l.key = given.key AND hit > at - span ORDER BY hit DESC OFFSET greatest(maximum - 1, 0) LIMIT 1
    ) last_needed ON true
    WHERE hit IS NOT NULL OR maximum = 0
    ORDER BY 2 DESC LIMIT 1;
END
$$;
