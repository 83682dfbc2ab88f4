CREATE OR REPLACE FUNCTION place_loan_events(p_most integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_placed bigint;
  v_last bigint;
BEGIN
  -- One at a time, to the end of its transaction: so a place that can be read has no smaller one still to come.
  IF NOT pg_try_advisory_xact_lock(hashtext('place_loan_events')) THEN RETURN 0; END IF;
  SELECT coalesce(max(c.position), 0) INTO v_last FROM loan_change c;
  WITH next AS MATERIALIZED (
    SELECT e.customer_id, e.event_id, v_last + row_number() OVER (ORDER BY e.kept_at, e.sequence) AS position
    FROM (
      SELECT w.customer_id, w.event_id, w.kept_at, w.sequence FROM loan_event w
      WHERE w.position IS NULL ORDER BY w.kept_at, w.sequence LIMIT p_most
    ) e
  ), placed AS (
    UPDATE loan_event e SET position = n.position FROM next n
    WHERE e.customer_id = n.customer_id AND e.event_id = n.event_id
    RETURNING e.customer_id, e.event_id, e.loan_id, e.type, e.sequence, e.position
  ), changed AS (
    UPDATE loan_change c SET position = p.position
    FROM (SELECT customer_id, loan_id, max(position) AS position FROM placed GROUP BY customer_id, loan_id) p
    WHERE c.customer_id = p.customer_id AND c.loan_id = p.loan_id
  ), addressed AS (
    INSERT INTO event_delivery (receiver_id, event_id, customer_id, loan_id, sequence, position)
    SELECT r.receiver_id, p.event_id, p.customer_id, p.loan_id, p.sequence, p.position
    FROM placed p JOIN event_receiver r ON r.state = 'on' AND p.type = ANY (r.types)
    RETURNING receiver_id
  ), queued AS (
    INSERT INTO outbox (customer_id, kind, payload)
    SELECT '00000000-0000-0000-0000-000000000000', 'send-events', jsonb_build_object('receiverId', a.receiver_id)
    FROM (SELECT DISTINCT receiver_id FROM addressed) a
  )
  SELECT count(*) INTO v_placed FROM placed;
  RETURN v_placed;
END
$$;
REVOKE EXECUTE ON FUNCTION place_loan_events(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION place_loan_events(integer) TO luwag_app;
