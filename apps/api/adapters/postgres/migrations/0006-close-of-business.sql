-- The close of business: what each day's close did, and the statement that posts its charges for many loans at once.

CREATE TABLE close_of_business (
  business_on date PRIMARY KEY,
  started_at timestamptz NOT NULL,
  -- When all charges through the day were posted; until then the close goes on where it stopped.
  accrued_at timestamptz,
  reminded_at timestamptz,
  loans integer NOT NULL DEFAULT 0,
  entries integer NOT NULL DEFAULT 0
);

-- The close finds its loans along loan_one_open. Without this index a night's new figures fit beside the old ones on
-- the same page, and no index has to learn of them.
DROP INDEX loan_to_accrue;
ALTER TABLE loan SET (fillfactor = 70);
ALTER TABLE customer SET (fillfactor = 80);

-- A loan the statement below knows all about. Any other is accrued by the engine itself, one by one.
CREATE FUNCTION accrues_in_bulk(l loan) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT l.status = 'active' AND l.terms ->> 'periodDays' IS NULL AND jsonb_array_length(l.schedule) = 1 AND l.schedule -> 0 ->> 'dueOn' = l.due_on::text
    AND (l.adjustments IS NULL OR l.adjustments - ARRAY[
      'extensionInterestCentavos', 'extensionFeeCentavos', 'writtenOffPrincipalCentavos', 'writtenOffInterestCentavos',
      'writtenOffLateChargeCentavos', 'writtenOffPenaltyFeeCentavos', 'recoveredCentavos', 'waivedCentavos',
      'refundedCentavos', 'refundInFlightCentavos'] = '{}')
$$;

-- Posts every charge of these customers' loans through a day, as loan-engine/life/accrual.ts would; a test holds the
-- two together on thousands of random loans. Entry ids are the prefix (24 digits) and a count, so that they are ordered.
CREATE FUNCTION post_accruals(p_customer_ids uuid[], p_on date, p_recorded_at timestamptz, p_entry_prefix text)
RETURNS TABLE (loans bigint, entries bigint) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Before the loans are read: a write in between was either kept, and is read now, or finds a newer version and
  -- decides again.
  UPDATE customer c SET version = c.version + 1 WHERE c.customer_id = ANY (p_customer_ids);

  RETURN QUERY
  WITH RECURSIVE accrued AS (
    SELECT l.customer_id, l.loan_id, l.disbursed_on, l.due_on, false AS is_new,
      coalesce(l.accrued_through_on, l.disbursed_on - 1) AS day,
      least(l.due_on, l.disbursed_on + (l.terms ->> 'termDays')::integer) AS last_interest_on,
      owed.principal * (l.terms ->> 'dailyInterestPpm')::bigint / 1000000 AS daily_interest,
      (l.terms ->> 'lateChargePpmPerDay')::bigint AS late_ppm,
      (l.terms ->> 'latePenaltyCapPpmPerMonth')::bigint AS late_cap_ppm,
      (l.terms ->> 'penaltyFeeCentavos')::bigint AS penalty_fee,
      greatest(0, least((l.schedule -> 0 ->> 'principalCentavos')::bigint - l.principal_paid_centavos, owed.principal)) AS principal_due,
      (l.schedule -> 0 ->> 'interestCentavos')::bigint - l.interest_paid_centavos AS interest_due,
      l.interest_accrued_centavos - l.interest_paid_centavos - owed.written_off_interest AS interest_owed,
      greatest(0, (l.terms ->> 'chargeCeilingCentavos')::bigint - (l.terms ->> 'serviceFeeCentavos')::bigint
        - (l.terms ->> 'creditReportFeeCentavos')::bigint - (l.terms ->> 'gstCentavos')::bigint
        - l.interest_accrued_centavos - l.late_charge_accrued_centavos - l.penalty_fee_accrued_centavos
        - owed.adjusted) AS room,
      0::bigint AS interest, 0::bigint AS late_charge, 0::bigint AS penalty,
      0::bigint AS interest_sum, 0::bigint AS late_charge_sum, 0::bigint AS penalty_sum
    FROM loan l, LATERAL (
      SELECT l.principal_centavos - l.principal_paid_centavos
          - coalesce((l.adjustments ->> 'writtenOffPrincipalCentavos')::bigint, 0) AS principal,
        coalesce((l.adjustments ->> 'writtenOffInterestCentavos')::bigint, 0) AS written_off_interest,
        coalesce((l.adjustments ->> 'extensionInterestCentavos')::bigint, 0)
          + coalesce((l.adjustments ->> 'extensionFeeCentavos')::bigint, 0)
          + coalesce((l.adjustments ->> 'waivedCentavos')::bigint, 0) AS adjusted
    ) owed
    WHERE l.customer_id = ANY (p_customer_ids) AND accrues_in_bulk(l)
      AND coalesce(l.accrued_through_on, l.disbursed_on - 1) < p_on
    UNION ALL
    SELECT a.customer_id, a.loan_id, a.disbursed_on, a.due_on, true, on_day.day, a.last_interest_on, a.daily_interest,
      a.late_ppm, a.late_cap_ppm, a.penalty_fee, a.principal_due, a.interest_due,
      a.interest_owed + earned.interest,
      a.room - earned.interest - late.charge - fee.penalty,
      earned.interest, late.charge, fee.penalty,
      a.interest_sum + earned.interest, a.late_charge_sum + late.charge, a.penalty_sum + fee.penalty
    FROM accrued a,
      LATERAL (SELECT a.day + 1 AS day) on_day,
      -- The day after disbursement adds nothing: its interest was taken with the first as the one-day minimum.
      LATERAL (SELECT CASE WHEN on_day.day > a.last_interest_on OR on_day.day = a.disbursed_on + 1 THEN 0
        ELSE least(a.daily_interest, a.room) END AS interest) earned,
      LATERAL (SELECT CASE WHEN on_day.day <= a.due_on THEN 0
        ELSE a.principal_due + greatest(0, least(a.interest_due, a.interest_owed)) END AS amount) overdue,
      LATERAL (SELECT least(a.room, overdue.amount * a.late_cap_ppm / 30000000) AS most) ceiling,
      LATERAL (SELECT least(overdue.amount * a.late_ppm / 1000000, ceiling.most) AS charge) late,
      LATERAL (SELECT CASE WHEN on_day.day = a.due_on + 1 THEN least(a.penalty_fee, ceiling.most - late.charge)
        ELSE 0 END AS penalty) fee
    WHERE a.day < p_on
  ),
  charge AS MATERIALIZED (
    SELECT a.customer_id, a.loan_id, a.day, c.kind, c.receivable, c.income, c.amount,
      (p_entry_prefix || lpad(to_hex(row_number() OVER ()), 8, '0'))::uuid AS entry_id
    FROM accrued a, LATERAL (VALUES
      ('interest-accrued', '1110', '4100', a.interest),
      ('late-charge-accrued', '1120', '4300', a.late_charge),
      ('penalty-fee-accrued', '1130', '4310', a.penalty)
    ) AS c (kind, receivable, income, amount)
    WHERE a.is_new AND c.amount > 0
  ),
  entry AS (
    INSERT INTO journal_entry (customer_id, entry_id, loan_id, kind, business_on, recorded_at)
    SELECT c.customer_id, c.entry_id, c.loan_id, c.kind, c.day, p_recorded_at FROM charge c
  ),
  line AS (
    INSERT INTO posting (customer_id, entry_id, line, account, amount_centavos)
    SELECT c.customer_id, c.entry_id, p.line, p.account, p.amount
    FROM charge c, LATERAL (VALUES (1, c.receivable, c.amount), (2, c.income, -c.amount)) AS p (line, account, amount)
  ),
  brought_forward AS (
    UPDATE loan l SET accrued_through_on = p_on,
      interest_accrued_centavos = l.interest_accrued_centavos + a.interest_sum,
      late_charge_accrued_centavos = l.late_charge_accrued_centavos + a.late_charge_sum,
      penalty_fee_accrued_centavos = l.penalty_fee_accrued_centavos + a.penalty_sum
    FROM accrued a WHERE a.day = p_on AND l.customer_id = a.customer_id AND l.loan_id = a.loan_id
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM brought_forward), (SELECT count(*) FROM charge);
END
$$;

-- Leaves one job for each loan with an installment due on one of these days, once for each business day: the mark on
-- the day and the jobs are kept together.
CREATE FUNCTION queue_reminders(p_on date, p_due_on date[], p_reminded_at timestamptz)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_count bigint;
BEGIN
  UPDATE close_of_business c SET reminded_at = p_reminded_at WHERE c.business_on = p_on AND c.reminded_at IS NULL;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT count(graphile_worker.add_job('send-reminder',
    json_build_object('customerId', l.customer_id, 'loanId', l.loan_id, 'on', p_on))) INTO v_count
  FROM loan l
  WHERE l.status = 'active' AND EXISTS (
    SELECT FROM jsonb_to_recordset(l.schedule) AS s ("dueOn" date) WHERE s."dueOn" = ANY (p_due_on)
  );
  RETURN v_count;
END
$$;

-- Functions are everybody's unless said otherwise, and these write with their owner's right.
REVOKE EXECUTE ON FUNCTION save_customer(jsonb), post_accruals(uuid[], date, timestamptz, text),
  queue_reminders(date, date[], timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION save_customer(jsonb), post_accruals(uuid[], date, timestamptz, text),
  queue_reminders(date, date[], timestamptz) TO luwag_app;
