CREATE OR REPLACE FUNCTION relay_outbox(p_most integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_taken bigint;
  v_jobs graphile_worker.job_spec[];
BEGIN
  -- One at a time, to the end of its transaction, since a cluster locks no rows of several machines. Who waits here reads after the
  -- other's commit, so a row is taken once; it is gone and in the queue by one commit, or by none.
  PERFORM pg_advisory_xact_lock(hashtext('relay_outbox'));
  WITH next AS MATERIALIZED (
    SELECT o.customer_id, o.outbox_id FROM outbox o LIMIT p_most
  ), taken AS (
    DELETE FROM outbox o USING next n WHERE o.customer_id = n.customer_id AND o.outbox_id = n.outbox_id
    RETURNING o.customer_id, o.outbox_id, o.kind, o.payload, o.run_at
  ), job AS (
    SELECT t.outbox_id, t.kind, t.payload, t.run_at FROM taken t WHERE t.kind NOT IN ('message', 'send-events')
    UNION ALL
    (SELECT DISTINCT ON (t.payload) t.outbox_id, t.kind, t.payload, t.run_at FROM taken t WHERE t.kind = 'send-events'
    ORDER BY t.payload, t.run_at)
    UNION ALL
    SELECT t.outbox_id, 'tell-message', jsonb_build_object('customerId', t.customer_id, 'messageId', t.payload -> 'messageId'), t.run_at
    FROM taken t WHERE t.kind = 'message'
    UNION ALL
    -- Each phone has a job of its own, so that one which is tried again disturbs no other.
    SELECT t.outbox_id, 'push-message',
      jsonb_build_object('customerId', t.customer_id, 'messageId', t.payload -> 'messageId', 'sessionId', s.session_id), t.run_at
    FROM taken t JOIN push_subscription s ON s.customer_id = t.customer_id WHERE t.kind = 'message'
  )
  SELECT (SELECT count(*) FROM taken), array_agg(
    -- One receiver is sent to by one worker at a time, and waits in the queue once.
    (j.kind, j.payload::json, CASE WHEN j.kind = 'send-events' THEN 'receiver ' || (j.payload ->> 'receiverId') END, j.run_at, NULL,
      CASE WHEN j.kind = 'send-events' THEN 'receiver ' || (j.payload ->> 'receiverId') END,
      -- On a payday a whole book is reminded: a payout, a payment or a decision does not wait behind that, nor does a message.
      CASE
        WHEN j.kind IN ('send-reminder', 'tell-overdue', 'send-coupon-reminder', 'reconcile-rewards', 'erase-photos', 'tell-advertiser') THEN 10
        WHEN j.kind IN ('tell-message', 'push-message') THEN 5
        ELSE 0
      END, NULL)::graphile_worker.job_spec
    ORDER BY j.outbox_id)
  INTO v_taken, v_jobs FROM job j;
  IF v_jobs IS NOT NULL THEN PERFORM graphile_worker.add_jobs(v_jobs); END IF;
  RETURN v_taken;
END
$$;
REVOKE EXECUTE ON FUNCTION relay_outbox(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION relay_outbox(integer) TO luwag_app;
