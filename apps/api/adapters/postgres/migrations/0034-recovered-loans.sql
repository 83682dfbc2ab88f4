-- A written-off loan whose whole claim was paid has ended, also where that was before such loans had a status of their own.
UPDATE loan SET status = 'recovered', settled_on = (
    SELECT max(j.business_on) FROM journal_entry j
    WHERE j.customer_id = loan.customer_id AND j.loan_id = loan.loan_id AND j.kind = 'recovery-received'
  )
WHERE status = 'written-off'
  AND (adjustments ->> 'recoveredCentavos')::bigint > 0
  AND (adjustments ->> 'recoveredCentavos')::bigint = (adjustments ->> 'writtenOffPrincipalCentavos')::bigint
    + (adjustments ->> 'writtenOffInterestCentavos')::bigint + (adjustments ->> 'writtenOffLateChargeCentavos')::bigint
    + (adjustments ->> 'writtenOffPenaltyFeeCentavos')::bigint
    + coalesce((adjustments ->> 'writtenOffFeesCentavos')::bigint, 0);
