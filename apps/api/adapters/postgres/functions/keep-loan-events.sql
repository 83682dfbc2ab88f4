CREATE OR REPLACE FUNCTION keep_loan_events(p_events jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  -- Numbered one after the other within a loan, since its customer is locked. What was told under the same subject is not told again.
  WITH new AS MATERIALIZED (
    SELECT n.*, row_number() OVER (PARTITION BY n.customer_id, n.loan_id ORDER BY r.place) AS number
    FROM (SELECT * FROM jsonb_array_elements(p_events) WITH ORDINALITY LIMIT jsonb_array_length(p_events)) AS r (value, place),
      LATERAL jsonb_populate_record(NULL::loan_event, r.value) AS n
    -- Not by EXISTS, which would become a join: one planned while the table was empty reads all of it from then on.
    WHERE (SELECT true FROM loan_event t WHERE t.customer_id = n.customer_id AND t.event_id = n.event_id) IS NULL
  ), counted AS (
    INSERT INTO loan_change AS c (customer_id, loan_id, last_sequence)
    SELECT customer_id, loan_id, count(*) FROM new GROUP BY customer_id, loan_id
    ON CONFLICT (customer_id, loan_id) DO UPDATE SET last_sequence = c.last_sequence + excluded.last_sequence
    RETURNING customer_id, loan_id, last_sequence
  )
  INSERT INTO loan_event (customer_id, event_id, loan_id, type, subject, sequence, happened_at, data)
  SELECT n.customer_id, n.event_id, n.loan_id, n.type, n.subject,
    c.last_sequence - count(*) OVER (PARTITION BY n.customer_id, n.loan_id) + n.number, n.happened_at, n.data
  FROM new n JOIN counted c USING (customer_id, loan_id);
END
$$
