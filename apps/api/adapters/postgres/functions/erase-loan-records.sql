CREATE OR REPLACE FUNCTION erase_loan_records(p_customer_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE payout SET account_sealed = NULL, account_masked = '' WHERE customer_id = ANY (p_customer_ids);
  UPDATE acceptance SET document_sealed = NULL WHERE customer_id = ANY (p_customer_ids);
  UPDATE paper SET content_sealed = NULL WHERE customer_id = ANY (p_customer_ids);
  UPDATE reloan SET agreement_sealed = NULL WHERE customer_id = ANY (p_customer_ids);
  DELETE FROM event_delivery WHERE customer_id = ANY (p_customer_ids);
  DELETE FROM loan_event WHERE customer_id = ANY (p_customer_ids);
  UPDATE customer SET records_until_on = NULL WHERE customer_id = ANY (p_customer_ids);
END
$$
