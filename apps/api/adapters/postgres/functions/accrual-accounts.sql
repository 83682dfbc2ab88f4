CREATE OR REPLACE FUNCTION accrual_accounts(p_kind text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 PARALLEL SAFE
AS $$
  -- The account that a charge debits and the one that it credits, as the engine's postCharge has them.
  SELECT CASE p_kind
    WHEN 'interest-accrued' THEN ARRAY['1110', '4100']
    WHEN 'late-charge-accrued' THEN ARRAY['1120', '4300']
    WHEN 'penalty-fee-accrued' THEN ARRAY['1130', '4310']
  END
$$
