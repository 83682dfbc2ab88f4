CREATE OR REPLACE FUNCTION erase_records_before(p_on date)
 RETURNS integer
 LANGUAGE plpgsql
AS $$
DECLARE
  v_customer_ids uuid[] := ARRAY(SELECT customer_id FROM customer WHERE records_until_on < p_on);
BEGIN
  PERFORM erase_loan_records(v_customer_ids);
  RETURN cardinality(v_customer_ids);
END
$$
