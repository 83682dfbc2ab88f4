-- What a borrower agreed to when turning Easy Re-loan on, and the price each scheduled loan was announced with.

ALTER TABLE reloan ADD COLUMN agreement_sealed bytea;
-- The quote the borrower was told a day before; the money goes at this price or not at all.
ALTER TABLE scheduled_loan ADD COLUMN announced jsonb;

CREATE OR REPLACE FUNCTION save_all_of_customer(p jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_outcome text := save_customer(p);
BEGIN
  IF v_outcome <> 'saved' THEN RETURN v_outcome; END IF;

  IF p ? 'papers' THEN
    INSERT INTO paper SELECT * FROM jsonb_populate_recordset(NULL::paper, p -> 'papers');
  END IF;

  IF p ? 'coupons' THEN
    INSERT INTO coupon SELECT * FROM jsonb_populate_recordset(NULL::coupon, p -> 'coupons')
    ON CONFLICT (customer_id, coupon_id) DO UPDATE SET
      valid_through_on = excluded.valid_through_on, used_on = excluded.used_on,
      used_for_loan_id = excluded.used_for_loan_id, invalidated_on = excluded.invalidated_on;
  END IF;

  IF p ? 'reloan' THEN
    INSERT INTO reloan SELECT * FROM jsonb_populate_record(NULL::reloan, p -> 'reloan')
    ON CONFLICT (customer_id) DO UPDATE SET
      chain = excluded.chain, amount_centavos = excluded.amount_centavos, term_days = excluded.term_days,
      agreed_at = excluded.agreed_at, agreement_hash = excluded.agreement_hash,
      agreement_sealed = excluded.agreement_sealed;
  END IF;

  IF p ? 'scheduled_loans' THEN
    INSERT INTO scheduled_loan SELECT * FROM jsonb_populate_recordset(NULL::scheduled_loan, p -> 'scheduled_loans')
    ON CONFLICT (customer_id, scheduled_loan_id) DO UPDATE SET
      status = excluded.status, amount_centavos = excluded.amount_centavos, term_days = excluded.term_days,
      announced_at = excluded.announced_at, send_at = excluded.send_at, ended_at = excluded.ended_at,
      loan_id = excluded.loan_id, voucher_centavos = excluded.voucher_centavos, refusal = excluded.refusal,
      announced = excluded.announced;
  END IF;

  IF p ? 'requests' THEN
    INSERT INTO request SELECT * FROM jsonb_populate_recordset(NULL::request, p -> 'requests')
    ON CONFLICT (customer_id, request_id) DO UPDATE SET
      status = excluded.status, details = excluded.details, ended_at = excluded.ended_at,
      ended_by = excluded.ended_by, reason_code = excluded.reason_code;
  END IF;

  RETURN v_outcome;
END
$$;
