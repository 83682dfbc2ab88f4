CREATE OR REPLACE FUNCTION refuse_change_of_accrual()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM folded_accrual f, LATERAL (SELECT OLD.business_on - f.first_on + 1 AS place) d
    WHERE f.customer_id = OLD.customer_id AND f.loan_id = OLD.loan_id AND f.kind = OLD.kind
      AND f.first_on BETWEEN OLD.business_on - 91 AND OLD.business_on AND f.is_after_close = OLD.is_after_close
      AND f.entry_ids[d.place] = OLD.entry_id AND f.recorded_at[d.place] = OLD.recorded_at
      AND f.amounts_centavos[d.place] = OLD.amount_centavos
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is only appended to: reverse the entry by another one', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END
$$
