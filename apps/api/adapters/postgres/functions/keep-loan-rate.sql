CREATE OR REPLACE FUNCTION keep_loan_rate()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  INSERT INTO loan_rate (customer_id, loan_id, term_days, period_days, daily_interest_ppm, late_charge_ppm_per_day,
    late_penalty_cap_ppm_per_month, penalty_fee_centavos, charge_room_centavos)
  SELECT NEW.customer_id, NEW.loan_id, t."termDays", t."periodDays", t."dailyInterestPpm", t."lateChargePpmPerDay",
    t."latePenaltyCapPpmPerMonth", t."penaltyFeeCentavos",
    t."chargeCeilingCentavos" - t."serviceFeeCentavos" - t."creditReportFeeCentavos" - t."gstCentavos"
  FROM jsonb_to_record(NEW.terms) AS t ("termDays" integer, "periodDays" integer, "dailyInterestPpm" bigint,
    "lateChargePpmPerDay" bigint, "latePenaltyCapPpmPerMonth" bigint, "penaltyFeeCentavos" bigint,
    "chargeCeilingCentavos" bigint, "serviceFeeCentavos" bigint, "creditReportFeeCentavos" bigint, "gstCentavos" bigint);
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION keep_loan_rate() FROM PUBLIC;
