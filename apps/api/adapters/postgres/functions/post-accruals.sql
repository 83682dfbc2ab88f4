CREATE OR REPLACE FUNCTION post_accruals(p_customer_ids uuid[], p_on date, p_recorded_at timestamptz, p_entry_prefix text)
 RETURNS TABLE(loans bigint, entries bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_closed_on date;
BEGIN
  -- Before the loans are read: a write in between was either kept, and is read now, or finds a newer version and
  -- decides again. Locked in the order of their ids, so that two writes of many customers never wait for each other in a circle.
  PERFORM FROM customer c WHERE c.customer_id = ANY (p_customer_ids) ORDER BY c.customer_id FOR NO KEY UPDATE;
  UPDATE customer c SET version = c.version + 1 WHERE c.customer_id = ANY (p_customer_ids);
  v_closed_on := last_closed_day();

  RETURN QUERY
  -- Recursion has a query of its own: beside rows that are added a cluster recurses nowhere.
  WITH accrued AS MATERIALIZED (
    WITH RECURSIVE accruing AS (
      SELECT l.customer_id, l.loan_id, l.disbursed_on, l.due_on, false AS is_new,
        coalesce(b.accrued_through_on, l.disbursed_on - 1) AS day,
        least(l.due_on, l.disbursed_on + t.term_days) AS last_interest_on,
        owed.principal * t.daily_interest_ppm / 1000000 AS daily_interest,
        t.late_charge_ppm_per_day AS late_ppm, t.late_penalty_cap_ppm_per_month AS late_cap_ppm,
        -- Once in a loan's life, unless an extension made the lateness it was charged for fall away.
        CASE WHEN b.penalty_fee_accrued_centavos + owed.waived_penalty_fee = 0 THEN t.penalty_fee_centavos
          ELSE 0 END AS penalty_fee,
        -- Fees are due as a whole with the only installment. The schedule is read for days on which it is late.
        CASE WHEN p_on > l.due_on THEN
          greatest(0, least((l.schedule #>> '{0,principalCentavos}')::bigint - b.principal_paid_centavos, owed.principal))
            + coalesce((l.schedule #>> '{0,feeCentavos}')::bigint, 0) - owed.settled_fees
        END AS principal_and_fees_due,
        CASE WHEN p_on > l.due_on THEN (l.schedule #>> '{0,interestCentavos}')::bigint - b.interest_paid_centavos
        END AS interest_due,
        b.interest_accrued_centavos - b.interest_paid_centavos - owed.written_off_interest AS interest_owed,
        greatest(0, t.charge_room_centavos - b.interest_accrued_centavos - b.late_charge_accrued_centavos
          - b.penalty_fee_accrued_centavos - owed.adjusted) AS room,
        0::bigint AS interest, 0::bigint AS late_charge, 0::bigint AS penalty,
        0::bigint AS interest_sum, 0::bigint AS late_charge_sum, 0::bigint AS penalty_sum
      FROM loan l
        JOIN loan_balance b ON b.customer_id = l.customer_id AND b.loan_id = l.loan_id
        JOIN loan_rate t ON t.customer_id = l.customer_id AND t.loan_id = l.loan_id,
        LATERAL (
          SELECT b.principal_centavos - b.principal_paid_centavos
              - coalesce((l.adjustments ->> 'writtenOffPrincipalCentavos')::bigint, 0) AS principal,
            coalesce((l.adjustments ->> 'writtenOffInterestCentavos')::bigint, 0) AS written_off_interest,
            coalesce((l.adjustments ->> 'feesPaidCentavos')::bigint, 0)
              + coalesce((l.adjustments ->> 'waivedFeesCentavos')::bigint, 0) AS settled_fees,
            coalesce((l.adjustments ->> 'extensionInterestCentavos')::bigint, 0)
              + coalesce((l.adjustments ->> 'extensionFeeCentavos')::bigint, 0)
              + coalesce((l.adjustments ->> 'waivedCentavos')::bigint, 0) AS adjusted,
            coalesce((l.adjustments ->> 'waivedPenaltyFeeCentavos')::bigint, 0) AS waived_penalty_fee
        ) owed
      -- Each table is held to the list, because Citus recurses, locks and changes rows within one statement where all rows are
      -- on one machine, and finds that out table by table.
      WHERE l.customer_id = ANY (p_customer_ids) AND b.customer_id = ANY (p_customer_ids)
        AND t.customer_id = ANY (p_customer_ids) AND l.status = 'active'
        AND coalesce(b.accrued_through_on, l.disbursed_on - 1) < p_on
        -- Loans that this statement knows all about. Any other is left to the engine itself, one by one.
        -- Credit that may pay what falls due, of this loan or another of the customer, is the engine's to apply.
        AND NOT EXISTS (SELECT FROM loan_balance o WHERE o.customer_id = l.customer_id AND o.customer_id = ANY (p_customer_ids)
          AND o.customer_credit_centavos > 0)
        AND t.period_days IS NULL AND jsonb_array_length(l.schedule) = 1 AND (l.schedule #>> '{0,dueOn}')::date = l.due_on
        AND (l.adjustments IS NULL OR l.adjustments - ARRAY[
          'extensionInterestCentavos', 'extensionFeeCentavos', 'writtenOffPrincipalCentavos', 'writtenOffInterestCentavos',
          'writtenOffLateChargeCentavos', 'writtenOffPenaltyFeeCentavos', 'recoveredCentavos', 'waivedCentavos',
          'waivedPenaltyFeeCentavos', 'refundedCentavos', 'refundInFlightCentavos', 'answeredAskOn', 'feesPaidCentavos',
          'waivedFeesCentavos', 'broughtOver'] = '{}')
      UNION ALL
      SELECT a.customer_id, a.loan_id, a.disbursed_on, a.due_on, true, on_day.day, a.last_interest_on, a.daily_interest,
        a.late_ppm, a.late_cap_ppm, a.penalty_fee, a.principal_and_fees_due, a.interest_due,
        a.interest_owed + earned.interest,
        a.room - earned.interest - late.charge - fee.penalty,
        earned.interest, late.charge, fee.penalty,
        a.interest_sum + earned.interest, a.late_charge_sum + late.charge, a.penalty_sum + fee.penalty
      FROM accruing a,
        LATERAL (SELECT a.day + 1 AS day) on_day,
        -- The day after disbursement adds nothing: its interest was taken with the first as the one-day minimum.
        LATERAL (SELECT CASE WHEN on_day.day > a.last_interest_on OR on_day.day = a.disbursed_on + 1 THEN 0
          ELSE least(a.daily_interest, a.room) END AS interest) earned,
        LATERAL (SELECT CASE WHEN on_day.day <= a.due_on THEN 0
          ELSE a.principal_and_fees_due + greatest(0, least(a.interest_due, a.interest_owed)) END AS amount) overdue,
        LATERAL (SELECT least(a.room, overdue.amount * a.late_cap_ppm / 30000000) AS most) ceiling,
        LATERAL (SELECT least(overdue.amount * a.late_ppm / 1000000, ceiling.most) AS charge) late,
        LATERAL (SELECT CASE WHEN on_day.day = a.due_on + 1 THEN least(a.penalty_fee, ceiling.most - late.charge)
          ELSE 0 END AS penalty) fee
      WHERE a.day < p_on
    )
    SELECT n.customer_id, n.loan_id, n.day, n.interest, n.late_charge, n.penalty, n.interest_sum, n.late_charge_sum, n.penalty_sum
    FROM accruing n WHERE n.is_new
  ),
  charge AS (
    INSERT INTO accrual (customer_id, loan_id, entry_id, recorded_at, amount_centavos, business_on, kind, is_after_close)
    SELECT a.customer_id, a.loan_id, (p_entry_prefix || lpad(to_hex(row_number() OVER ()), 8, '0'))::uuid, p_recorded_at,
      c.amount, a.day, c.kind, a.day <= v_closed_on
    FROM accrued a, LATERAL (VALUES
      ('interest-accrued'::accrual_kind, a.interest),
      ('late-charge-accrued', a.late_charge),
      ('penalty-fee-accrued', a.penalty)
    ) AS c (kind, amount)
    WHERE c.amount > 0
    RETURNING 1
  ),
  brought_forward AS (
    UPDATE loan_balance b SET accrued_through_on = p_on,
      interest_accrued_centavos = b.interest_accrued_centavos + a.interest_sum,
      late_charge_accrued_centavos = b.late_charge_accrued_centavos + a.late_charge_sum,
      penalty_fee_accrued_centavos = b.penalty_fee_accrued_centavos + a.penalty_sum
    FROM accrued a WHERE a.day = p_on AND b.customer_id = a.customer_id AND b.loan_id = a.loan_id
      AND b.customer_id = ANY (p_customer_ids)
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM brought_forward), (SELECT count(*) FROM charge);
END
$$;
REVOKE EXECUTE ON FUNCTION post_accruals(uuid[], date, timestamptz, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION post_accruals(uuid[], date, timestamptz, text) TO luwag_app;
