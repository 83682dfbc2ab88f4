-- Why the lender took a coupon back, for its owner to read.

ALTER TABLE coupon ADD COLUMN invalid_reason text;
-- Some were taken back before their reason was kept.
ALTER TABLE coupon ADD CONSTRAINT coupon_invalid_reason CHECK (invalid_reason IS NULL OR invalidated_on IS NOT NULL);

DO $$
DECLARE
  v_before text := pg_get_functiondef('save_customer(jsonb)'::regprocedure);
  v_after text := replace(v_before, 'invalidated_on = excluded.invalidated_on',
    'invalidated_on = excluded.invalidated_on, invalid_reason = excluded.invalid_reason');
BEGIN
  IF v_after = v_before THEN RAISE EXCEPTION 'save_customer saves coupons in another way'; END IF;
  EXECUTE v_after;
END
$$;
