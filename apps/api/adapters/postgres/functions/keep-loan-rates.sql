CREATE OR REPLACE FUNCTION keep_loan_rates(p_loans jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  -- A loan keeps its terms, so its row is written once.
  INSERT INTO loan_rate (customer_id, loan_id, term_days, period_days, daily_interest_ppm, late_charge_ppm_per_day,
    late_penalty_cap_ppm_per_month, penalty_fee_centavos, charge_room_centavos)
  SELECT r.customer_id, r.loan_id, t."termDays", t."periodDays", t."dailyInterestPpm", t."lateChargePpmPerDay",
    t."latePenaltyCapPpmPerMonth", t."penaltyFeeCentavos",
    t."chargeCeilingCentavos" - t."serviceFeeCentavos" - t."creditReportFeeCentavos" - t."gstCentavos"
  FROM jsonb_populate_recordset(NULL::loan, p_loans) AS r, LATERAL jsonb_to_record(r.terms) AS t ("termDays" integer,
    "periodDays" integer, "dailyInterestPpm" bigint, "lateChargePpmPerDay" bigint, "latePenaltyCapPpmPerMonth" bigint,
    "penaltyFeeCentavos" bigint, "chargeCeilingCentavos" bigint, "serviceFeeCentavos" bigint,
    "creditReportFeeCentavos" bigint, "gstCentavos" bigint)
  ON CONFLICT DO NOTHING;
END
$$
