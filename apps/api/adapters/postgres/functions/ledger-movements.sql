CREATE OR REPLACE FUNCTION ledger_movements(p_after date, p_through date, p_with_after_close boolean)
 RETURNS TABLE(business_on date, account text, amount_centavos numeric)
 LANGUAGE sql
 STABLE
AS $$
  -- What the days after the first one moved, through the second. The sums of ledger_line, but accruals are added up by kind
  -- before they become two lines.
  SELECT m.business_on, m.account, sum(m.amount_centavos)
  FROM (
    SELECT j.business_on, l.account, l.amount_centavos
    FROM journal_entry j, LATERAL unnest(j.accounts, j.amounts_centavos) AS l (account, amount_centavos)
    WHERE j.business_on > p_after AND j.business_on <= p_through AND (p_with_after_close OR NOT j.is_after_close)
    UNION ALL
    SELECT e.business_on, l.account, l.amount_centavos
    FROM lender_entry e, LATERAL unnest(e.accounts, e.amounts_centavos) AS l (account, amount_centavos)
    WHERE e.business_on > p_after AND e.business_on <= p_through AND (p_with_after_close OR NOT e.is_after_close)
    UNION ALL
    SELECT k.business_on, l.account, l.amount_centavos
    FROM (
      SELECT a.business_on, a.kind, sum(a.amount_centavos) AS amount_centavos FROM accrual a
      WHERE a.business_on > p_after AND a.business_on <= p_through AND (p_with_after_close OR NOT a.is_after_close)
      GROUP BY a.business_on, a.kind
    ) k, LATERAL unnest(accrual_accounts(k.kind::text), ARRAY[k.amount_centavos, -k.amount_centavos]) AS l (account, amount_centavos)
  ) m
  GROUP BY m.business_on, m.account
$$
