CREATE OR REPLACE FUNCTION erase_customer(p_customer_id uuid, p_left customer)
 RETURNS void
 LANGUAGE plpgsql
AS $$
DECLARE
  v_phone_index bytea := (SELECT c.phone_index FROM customer c WHERE c.customer_id = p_customer_id);
BEGIN
  DELETE FROM simulated_sms WHERE phone_index = v_phone_index;
  UPDATE sms_message SET phone_index = NULL WHERE phone_index = v_phone_index;
  DELETE FROM login_state WHERE phone_index = v_phone_index;
  DELETE FROM customer_phone WHERE phone_index = v_phone_index AND customer_id = p_customer_id;
  DELETE FROM known_document WHERE customer_id = p_customer_id;
  DELETE FROM facebook_username WHERE customer_id = p_customer_id;
  -- Log-ins before their phones, in the order of the removal of old rows, so that neither waits for the other for ever.
  PERFORM FROM session WHERE customer_id = p_customer_id FOR UPDATE;
  DELETE FROM push_subscription WHERE customer_id = p_customer_id;
  DELETE FROM session WHERE customer_id = p_customer_id;
  DELETE FROM profile_section WHERE customer_id = p_customer_id;
  DELETE FROM photo WHERE customer_id = p_customer_id;
  DELETE FROM message WHERE customer_id = p_customer_id;
  DELETE FROM support_message WHERE customer_id = p_customer_id;
  DELETE FROM stored_answer WHERE customer_id = p_customer_id;
  UPDATE application SET before_sealed = NULL WHERE customer_id = p_customer_id;
  UPDATE request SET details_sealed = NULL WHERE customer_id = p_customer_id;
  UPDATE signature SET drawing_sealed = NULL WHERE customer_id = p_customer_id;
  UPDATE customer SET
    phone_index = '', phone_sealed = p_left.phone_sealed, limit_centavos = 0, reapply_on = NULL,
    ad_consent = NULL, locked_at = NULL, erased_at = p_left.erased_at, keeping_check_on = NULL, records_until_on = p_left.records_until_on
  WHERE customer_id = p_customer_id;
  IF p_left.records_until_on IS NULL THEN PERFORM erase_loan_records(ARRAY[p_customer_id]); END IF;
END
$$
