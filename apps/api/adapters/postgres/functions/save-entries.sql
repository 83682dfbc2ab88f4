CREATE OR REPLACE FUNCTION save_entries(p_customer_id uuid, p_entries jsonb, p_accruals jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $$
DECLARE
  v_closed_on date := last_closed_day();
BEGIN
  -- Of the one customer who is named, or of all who are saved together, when none is.
  IF p_accruals IS NOT NULL THEN
    IF EXISTS (
      SELECT FROM jsonb_populate_recordset(NULL::accrual, p_accruals) AS r
      WHERE NOT EXISTS (
        SELECT FROM loan_balance b WHERE b.customer_id = r.customer_id AND b.loan_id = r.loan_id AND (p_customer_id IS NULL OR b.customer_id = p_customer_id)
      )
    ) THEN
      RAISE EXCEPTION 'an accrual names a loan that does not exist' USING ERRCODE = 'foreign_key_violation';
    END IF;
    IF EXISTS (
      SELECT FROM jsonb_populate_recordset(NULL::accrual, p_accruals) AS r
        JOIN folded_accrual f ON f.customer_id = r.customer_id AND f.loan_id = r.loan_id AND f.kind = r.kind
          AND f.first_on BETWEEN r.business_on - 91 AND r.business_on
      WHERE r.business_on < f.first_on + cardinality(f.entry_ids) AND (p_customer_id IS NULL OR f.customer_id = p_customer_id)
    ) THEN
      RAISE EXCEPTION 'a loan-day accrues once' USING ERRCODE = 'unique_violation', CONSTRAINT = 'accrual_once';
    END IF;
    INSERT INTO accrual (customer_id, loan_id, entry_id, recorded_at, amount_centavos, business_on, kind, is_after_close)
    SELECT r.customer_id, r.loan_id, r.entry_id, r.recorded_at, r.amount_centavos, r.business_on, r.kind,
      r.business_on <= v_closed_on
    FROM jsonb_populate_recordset(NULL::accrual, p_accruals) AS r;
  END IF;
  INSERT INTO journal_entry (customer_id, entry_id, loan_id, kind, business_on, value_on, recorded_at, reference, reversed_kinds,
    accounts, amounts_centavos, is_after_close, reversal_of)
  SELECT r.customer_id, r.entry_id, r.loan_id, r.kind, r.business_on, r.value_on, r.recorded_at, r.reference, r.reversed_kinds,
    r.accounts, r.amounts_centavos, r.business_on <= v_closed_on,
    -- Money that came back voids the order it was sent by, the last of its kind.
    CASE WHEN r.kind LIKE '%-failed' THEN (
      SELECT j.entry_id FROM journal_entry j
      WHERE j.customer_id = r.customer_id AND j.loan_id = r.loan_id AND j.kind = ANY (r.reversed_kinds)
        AND (p_customer_id IS NULL OR j.customer_id = p_customer_id)
      ORDER BY j.recorded_at DESC, j.entry_id DESC LIMIT 1
    )
    -- A payment that is reversed names the entry of its money.
    WHEN r.kind = 'repayment-reversed' THEN (
      SELECT j.entry_id FROM journal_entry j
      WHERE j.customer_id = r.customer_id AND j.loan_id = r.loan_id AND j.reference = r.reference
        AND j.kind IN ('repayment-received', 'due-date-extended', 'recovery-received') AND (p_customer_id IS NULL OR j.customer_id = p_customer_id)
      ORDER BY j.recorded_at DESC, j.entry_id DESC LIMIT 1
    ) END
  FROM jsonb_populate_recordset(NULL::journal_entry, p_entries) AS r;
END
$$
