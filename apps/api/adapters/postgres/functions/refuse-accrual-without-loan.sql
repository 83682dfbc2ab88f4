CREATE OR REPLACE FUNCTION refuse_accrual_without_loan()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added a LEFT JOIN loan_balance b ON b.customer_id = a.customer_id AND b.loan_id = a.loan_id
    WHERE b.loan_id IS NULL
  ) THEN
    RAISE EXCEPTION 'an accrual names a loan that does not exist' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$
