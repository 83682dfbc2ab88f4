CREATE OR REPLACE FUNCTION place_loan_events(p_most integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_placed bigint := 0;
  v_last bigint;
  v_loan record;
BEGIN
  -- One at a time, to the end of its transaction: so a place that can be read has no smaller one still to come.
  IF NOT pg_try_advisory_xact_lock(hashtext('place_loan_events')) THEN RETURN 0; END IF;
  SELECT coalesce(max(c.position), 0) INTO v_last FROM loan_change c;
  FOR v_loan IN WITH next AS MATERIALIZED (
    SELECT e.customer_id, e.event_id, v_last + row_number() OVER (ORDER BY e.kept_at, e.sequence) AS position
    FROM (
      SELECT w.customer_id, w.event_id, w.kept_at, w.sequence FROM loan_event w
      WHERE w.position IS NULL ORDER BY w.kept_at, w.sequence LIMIT p_most
    ) e
  ), placed AS (
    UPDATE loan_event e SET position = n.position FROM next n
    WHERE e.customer_id = n.customer_id AND e.event_id = n.event_id
    RETURNING e.customer_id, e.event_id, e.loan_id, e.type, e.sequence, e.position
  ), addressed AS (
    INSERT INTO event_delivery (receiver_id, event_id, customer_id, loan_id, sequence, position)
    -- To those that are off, too: what happens meanwhile waits until they are on again.
    SELECT r.receiver_id, p.event_id, p.customer_id, p.loan_id, p.sequence, p.position
    FROM placed p JOIN event_receiver r ON p.type = ANY (r.types)
    RETURNING receiver_id
  ), queued AS (
    INSERT INTO outbox (customer_id, kind, payload)
    SELECT '00000000-0000-0000-0000-000000000000', 'send-events', jsonb_build_object('receiverId', a.receiver_id)
    FROM event_receiver a
    WHERE a.state = 'on' AND a.receiver_id IN (SELECT d.receiver_id FROM addressed d)
  )
  SELECT p.customer_id, p.loan_id, max(p.position) AS position, count(*) AS placed FROM placed p
  GROUP BY p.customer_id, p.loan_id ORDER BY p.customer_id, p.loan_id LOOP
    -- One after the other, in the order in which keep_loan_events takes loans, so that the two never wait for each other.
    UPDATE loan_change c SET position = v_loan.position WHERE c.customer_id = v_loan.customer_id AND c.loan_id = v_loan.loan_id;
    v_placed := v_placed + v_loan.placed;
  END LOOP;
  RETURN v_placed;
END
$$;
REVOKE EXECUTE ON FUNCTION place_loan_events(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION place_loan_events(integer) TO luwag_app;
