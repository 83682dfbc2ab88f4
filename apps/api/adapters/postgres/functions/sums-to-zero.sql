CREATE OR REPLACE FUNCTION sums_to_zero(p_amounts bigint[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 PARALLEL SAFE
AS $$
DECLARE
  v_sum bigint := 0;
  v_amount bigint;
BEGIN
  FOREACH v_amount IN ARRAY p_amounts LOOP
    v_sum := v_sum + v_amount;
  END LOOP;
  RETURN v_sum = 0;
END
$$
