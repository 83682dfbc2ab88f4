CREATE OR REPLACE FUNCTION last_closed_day()
 RETURNS date
 LANGUAGE plpgsql
AS $$
BEGIN
  -- A close of another day waits for this transaction, and this one for a close under way. So an entry is either seen by
  -- the sums of its day or marked as after the close. Writes do not wait for each other.
  LOCK TABLE closed_day IN ROW SHARE MODE;
  RETURN coalesce((SELECT max(c.business_on) FROM closed_day c), '-infinity');
END
$$
