CREATE OR REPLACE FUNCTION fold_accruals(p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  -- The first day of the quarter of the last day that is closed and summed: quarters before it are whole.
  v_before date := (SELECT date_trunc('quarter', max(c.business_on)) FROM closed_day c WHERE c.summed_at IS NOT NULL);
  v_largest constant integer := 2147483647;
  v_customer_ids uuid[];
  v_loan_ids uuid[];
  v_quarters date[];
  v_shard record;
  v_kept jsonb;
  v_count integer;
  v_folded integer := 0;
BEGIN
  -- Quarters of loans, by the oldest charges that are not folded.
  SELECT array_agg(q.customer_id), array_agg(q.loan_id), array_agg(q.quarter) INTO v_customer_ids, v_loan_ids, v_quarters
  FROM (
    SELECT DISTINCT o.customer_id, o.loan_id, date_trunc('quarter', o.business_on)::date AS quarter
    FROM (
      SELECT a.customer_id, a.loan_id, a.business_on FROM accrual a
      WHERE a.business_on < v_before AND a.amount_centavos <= v_largest ORDER BY a.business_on LIMIT p_most
    ) o
  ) q;

  -- Customers who lie together, since a cluster locks rows on one machine only. One server keeps all together.
  FOR v_shard IN
    SELECT array_agg(o.customer_id) AS customer_ids, array_agg(o.loan_id) AS loan_ids, array_agg(o.quarter) AS quarters
    FROM unnest(v_customer_ids, v_loan_ids, v_quarters) AS o (customer_id, loan_id, quarter)
    GROUP BY shard_of(o.customer_id)
  LOOP
    -- Who folds at the same time takes others.
    WITH charge AS MATERIALIZED (
      SELECT a.customer_id, a.loan_id, a.kind, a.is_after_close, a.business_on, a.entry_id, a.recorded_at, a.amount_centavos
      FROM unnest(v_shard.customer_ids, v_shard.loan_ids, v_shard.quarters) AS o (customer_id, loan_id, quarter)
        JOIN accrual a ON a.customer_id = o.customer_id AND a.loan_id = o.loan_id
        AND a.business_on >= o.quarter AND a.business_on < o.quarter + interval '3 months'
        AND a.amount_centavos <= v_largest
      WHERE a.customer_id = ANY (v_shard.customer_ids)
      FOR UPDATE OF a SKIP LOCKED
    ),
    -- Days one after the other differ by one, and so do their places: what is left is the same for all of a run.
    placed AS (
      SELECT c.*, c.business_on - (row_number() OVER (PARTITION BY c.customer_id, c.loan_id, c.kind, c.is_after_close,
        date_trunc('quarter', c.business_on) ORDER BY c.business_on))::integer AS run
      FROM charge c
    ),
    kept AS (
      INSERT INTO folded_accrual (customer_id, loan_id, kind, first_on, is_after_close, entry_ids, recorded_at, amounts_centavos)
      SELECT p.customer_id, p.loan_id, p.kind, min(p.business_on), p.is_after_close, array_agg(p.entry_id ORDER BY p.business_on),
        array_agg(p.recorded_at ORDER BY p.business_on), array_agg(p.amount_centavos ORDER BY p.business_on)
      FROM placed p
      GROUP BY p.customer_id, p.loan_id, p.kind, p.is_after_close, date_trunc('quarter', p.business_on), p.run
      RETURNING customer_id, loan_id, kind, first_on
    )
    SELECT jsonb_agg(to_jsonb(k)) INTO v_kept FROM kept k;

    -- What is taken away is read from what was kept; the table's own trigger compares each row once more.
    DELETE FROM accrual a
    USING jsonb_to_recordset(v_kept) AS k (customer_id uuid, loan_id uuid, kind accrual_kind, first_on date)
      JOIN folded_accrual f ON f.customer_id = k.customer_id AND f.loan_id = k.loan_id AND f.kind = k.kind AND f.first_on = k.first_on
    WHERE a.customer_id = ANY (v_shard.customer_ids) AND f.customer_id = ANY (v_shard.customer_ids)
      AND a.customer_id = f.customer_id AND a.loan_id = f.loan_id AND a.kind = f.kind
      AND a.business_on BETWEEN f.first_on AND f.first_on + cardinality(f.entry_ids) - 1;
    GET DIAGNOSTICS v_count = ROW_COUNT;
    v_folded := v_folded + v_count;
  END LOOP;
  RETURN v_folded;
END
$$;
REVOKE EXECUTE ON FUNCTION fold_accruals(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION fold_accruals(integer) TO luwag_app;
