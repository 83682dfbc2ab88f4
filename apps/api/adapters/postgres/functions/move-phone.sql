CREATE OR REPLACE FUNCTION move_phone(p_customer_id uuid, p_phone_index bytea)
 RETURNS void
 LANGUAGE plpgsql
AS $$
DECLARE
  v_before bytea := (SELECT c.phone_index FROM customer c WHERE c.customer_id = p_customer_id);
BEGIN
  -- The codes that were asked for with the number of before open nothing.
  DELETE FROM login_state WHERE phone_index = v_before;
  DELETE FROM customer_phone WHERE phone_index = v_before AND customer_id = p_customer_id;
  -- Refused by its key where somebody logged in with the new number meanwhile, or another customer moved to it.
  INSERT INTO customer_phone VALUES (p_phone_index, p_customer_id);
END
$$
