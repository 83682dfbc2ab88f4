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
  v_kept jsonb;
  v_folded integer;
BEGIN
  -- Quarters of loans, by the oldest charges that are not folded. Who folds at the same time takes others.
  WITH oldest AS (
    SELECT a.customer_id, a.loan_id, date_trunc('quarter', a.business_on)::date AS quarter FROM accrual a
    WHERE a.business_on < v_before AND a.amount_centavos <= v_largest ORDER BY a.business_on LIMIT p_most
  ),
  charge AS MATERIALIZED (
    SELECT a.customer_id, a.loan_id, a.kind, a.is_after_close, a.business_on, a.entry_id, a.recorded_at, a.amount_centavos
    FROM (SELECT DISTINCT * FROM oldest) o JOIN accrual a ON a.customer_id = o.customer_id AND a.loan_id = o.loan_id
      AND a.business_on >= o.quarter AND a.business_on < o.quarter + interval '3 months'
      AND a.amount_centavos <= v_largest
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
  WHERE a.customer_id = f.customer_id AND a.loan_id = f.loan_id AND a.kind = f.kind
    AND a.business_on BETWEEN f.first_on AND f.first_on + cardinality(f.entry_ids) - 1;
  GET DIAGNOSTICS v_folded = ROW_COUNT;
  RETURN v_folded;
END
$$;
REVOKE EXECUTE ON FUNCTION fold_accruals(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION fold_accruals(integer) TO luwag_app;
