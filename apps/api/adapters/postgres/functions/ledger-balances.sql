CREATE OR REPLACE FUNCTION ledger_balances(p_on date)
 RETURNS TABLE(account text, balance_centavos numeric)
 LANGUAGE plpgsql
 STABLE
AS $$
DECLARE
  v_summed_on date := coalesce((SELECT max(c.business_on) FROM closed_day c WHERE c.summed_at IS NOT NULL), '-infinity');
BEGIN
  RETURN QUERY
  SELECT m.account, sum(m.amount_centavos)
  FROM (
    SELECT d.account, d.amount_centavos FROM account_day d WHERE d.business_on <= least(p_on, v_summed_on)
    UNION ALL
    SELECT l.account, l.amount_centavos FROM ledger_line l
    WHERE l.is_after_close AND l.business_on <= least(p_on, v_summed_on)
    UNION ALL
    SELECT o.account, o.amount_centavos FROM ledger_movements(v_summed_on, p_on, true) o
  ) m
  GROUP BY m.account;
END
$$
