-- The log. Run at every start, under a lock; running it again changes nothing.
CREATE SCHEMA IF NOT EXISTS log;

-- Names this log inside every position, so that a place in another one is recognised.
CREATE TABLE IF NOT EXISTS log.store (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  id text NOT NULL DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 12)
);
INSERT INTO log.store DEFAULT VALUES ON CONFLICT DO NOTHING;

-- `json`, not `jsonb`: what was written is read back to the letter. Statistics of a small table would let the planner read all of it,
-- and keep doing so in plans made then while it grows; without any it takes the indexes.
CREATE TABLE IF NOT EXISTS log.events (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  position bigint GENERATED ALWAYS AS IDENTITY,
  stream text NOT NULL,
  revision integer NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  data json NOT NULL,
  metadata json NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT events_in_order PRIMARY KEY (xid, position),
  CONSTRAINT events_of_stream UNIQUE (stream, revision),
  CONSTRAINT events_by_id UNIQUE (id)
) WITH (autovacuum_analyze_threshold = 10000);

-- Why an append wrote nothing: the stream stands elsewhere (AL001), or the caller gave one id to two events.
CREATE OR REPLACE FUNCTION log.refuse_append(p_stream text, p_expected integer, p_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM log.events WHERE id = ANY (p_ids) AND stream <> p_stream) THEN
    RAISE EXCEPTION 'an event id of % stands in another stream', p_stream USING ERRCODE = 'unique_violation';
  END IF;
  RAISE EXCEPTION '% is not at revision %', p_stream, p_expected USING ERRCODE = 'AL001';
END $$;

-- Appends one event after exactly revision p_expected (-1: the stream must not exist). Readers take the lowest transaction in
-- progress among the holders of the shared lock as their horizon, so the lock comes before the transaction's id. Nobody takes that
-- lock exclusively: `try` always gets it, and is the cheaper call. ON CONFLICT because an exception handler costs a subtransaction.
CREATE OR REPLACE FUNCTION log.append_one(
  p_stream text, p_expected integer, p_id uuid, p_type text, p_data json, p_metadata json,
  OUT xid xid8, OUT last_position bigint
) LANGUAGE plpgsql AS $$
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL OR NOT pg_try_advisory_xact_lock_shared(1097624683, 1) THEN
    RAISE EXCEPTION 'an append needs a transaction of its own' USING ERRCODE = 'active_sql_transaction';
  END IF;
  INSERT INTO log.events AS written (stream, revision, id, type, data, metadata)
  SELECT p_stream, p_expected + 1, p_id, p_type, p_data, p_metadata
  WHERE p_expected = -1 OR EXISTS (SELECT FROM log.events WHERE stream = p_stream AND revision = p_expected)
  ON CONFLICT DO NOTHING
  RETURNING written.xid, written.position INTO xid, last_position;
  IF last_position IS NULL THEN
    PERFORM log.refuse_append(p_stream, p_expected, ARRAY[p_id]);
  END IF;
END $$;

-- The same for several events, all or none. Kept apart because arrays make the everyday case a fifth slower.
CREATE OR REPLACE FUNCTION log.append_many(
  p_stream text, p_expected integer, p_ids uuid[], p_types text[], p_data json[], p_metadata json[],
  OUT xid xid8, OUT last_position bigint
) LANGUAGE plpgsql AS $$
DECLARE
  written integer;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL OR NOT pg_try_advisory_xact_lock_shared(1097624683, 1) THEN
    RAISE EXCEPTION 'an append needs a transaction of its own' USING ERRCODE = 'active_sql_transaction';
  END IF;
  INSERT INTO log.events (stream, revision, id, type, data, metadata)
  SELECT p_stream, p_expected + n, e.id, e.type, e.data, e.metadata
  FROM unnest(p_ids, p_types, p_data, p_metadata) WITH ORDINALITY AS e (id, type, data, metadata, n)
  WHERE p_expected = -1 OR EXISTS (SELECT FROM log.events WHERE stream = p_stream AND revision = p_expected)
  ORDER BY n
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written < cardinality(p_ids) THEN
    PERFORM log.refuse_append(p_stream, p_expected, p_ids);
  END IF;
  xid := pg_current_xact_id();
  last_position := currval('log.events_position_seq');
END $$;

-- One event to each of several streams, every one of them after exactly its own revision: those that could be written are, and given
-- back; why another was not, `append_one` tells. In the order of the streams, so that two groups wait for each other in one
-- direction only. Without statistics or with old ones the planner might read the whole table once for the group instead of one
-- entry of the index for each.
CREATE OR REPLACE FUNCTION log.append_each(
  p_streams text[], p_expected integer[], p_ids uuid[], p_types text[], p_data json[], p_metadata json[]
) RETURNS TABLE (written_stream text, written_xid xid8, written_position bigint) LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL OR NOT pg_try_advisory_xact_lock_shared(1097624683, 1) THEN
    RAISE EXCEPTION 'an append needs a transaction of its own' USING ERRCODE = 'active_sql_transaction';
  END IF;
  RETURN QUERY INSERT INTO log.events AS written (stream, revision, id, type, data, metadata)
    SELECT e.stream, e.expected + 1, e.id, e.type, e.data, e.metadata
    FROM unnest(p_streams, p_expected, p_ids, p_types, p_data, p_metadata) AS e (stream, expected, id, type, data, metadata)
    WHERE e.expected = -1 OR EXISTS (SELECT FROM log.events AS last WHERE last.stream = e.stream AND last.revision = e.expected)
    ORDER BY e.stream
    ON CONFLICT DO NOTHING
    RETURNING written.stream, written.xid, written.position;
END $$;

-- The horizon: every event of a transaction below it is visible to the next statement, and none will ever join them. Of the
-- transactions that were in progress, those count whose holder also holds the lock of the append; others (other databases, long
-- reports) do not. A transaction gets its id a moment before pg_locks shows it: one that is not shown is looked for again, and counts
-- if it stays unknown. One that has ended meanwhile is visible to the next statement and need not count.
CREATE OR REPLACE FUNCTION log.readable_below() RETURNS xid8 LANGUAGE plpgsql AS $$
DECLARE
  snapshot pg_snapshot := pg_current_snapshot();
  appending xid8;
  unknown xid8[];
BEGIN
  IF pg_snapshot_xmin(snapshot) = pg_snapshot_xmax(snapshot) THEN
    RETURN pg_snapshot_xmax(snapshot);
  END IF;
  FOR attempt IN 1..10 LOOP
    WITH locks AS MATERIALIZED (
      SELECT locktype, mode, transactionid, virtualtransaction, database, classid, objid, objsubid FROM pg_locks
      WHERE granted AND locktype IN ('transactionid', 'advisory')
    ), appenders AS (
      SELECT virtualtransaction FROM locks
      WHERE locktype = 'advisory' AND classid = 1097624683 AND objid = 1 AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ), holders AS (
      SELECT transactionid, virtualtransaction IN (SELECT virtualtransaction FROM appenders) AS appends FROM locks
      WHERE locktype = 'transactionid' AND mode = 'ExclusiveLock'
    )
    SELECT min(in_progress) FILTER (WHERE appends), array_agg(in_progress) FILTER (WHERE appends IS NULL) INTO appending, unknown
    FROM pg_snapshot_xip(snapshot) AS in_progress LEFT JOIN holders ON transactionid = in_progress::xid;
    unknown := ARRAY(SELECT xid FROM unnest(unknown) AS xid WHERE pg_xact_status(xid) = 'in progress' ORDER BY xid);
    EXIT WHEN cardinality(unknown) = 0;
  END LOOP;
  RETURN least(appending, unknown[1], pg_snapshot_xmax(snapshot));
END $$;

-- The next events of all types in one round trip. VOLATILE, so that the second statement sees what the first found to be final.
CREATE OR REPLACE FUNCTION log.read_page(p_xid xid8, p_position bigint, p_limit integer) RETURNS SETOF log.events
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  below xid8 := log.readable_below();
BEGIN
  RETURN QUERY SELECT * FROM log.events
    WHERE (xid, position) > (p_xid, p_position) AND xid < below ORDER BY xid, position LIMIT p_limit;
END $$;
