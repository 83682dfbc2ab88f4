CREATE OR REPLACE FUNCTION refuse_unbalanced_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added GROUP BY customer_id, entry_id HAVING sum(amount_centavos) <> 0
  ) THEN
    RAISE EXCEPTION 'a journal entry does not sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$
