CREATE OR REPLACE FUNCTION keep_loan_events(p_events jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $$
DECLARE
  v_event loan_event;
BEGIN
  -- Numbered one after the other within a loan, since its customer is locked. What was told under the same subject is not told again.
  -- Loans in the order in which place_loan_events takes them, so that the two never wait for each other.
  FOR v_event IN
    SELECT e.* FROM ROWS FROM (jsonb_array_elements(p_events)) WITH ORDINALITY AS r (value, place),
      LATERAL jsonb_populate_record(NULL::loan_event, r.value) AS e
    ORDER BY e.customer_id, e.loan_id, r.place
  LOOP
    CONTINUE WHEN EXISTS (
      SELECT FROM loan_event e WHERE e.customer_id = v_event.customer_id AND e.event_id = v_event.event_id
    );
    INSERT INTO loan_change AS c (customer_id, loan_id, last_sequence) VALUES (v_event.customer_id, v_event.loan_id, 1)
    ON CONFLICT (customer_id, loan_id) DO UPDATE SET last_sequence = c.last_sequence + 1
    RETURNING c.last_sequence INTO v_event.sequence;
    INSERT INTO loan_event (customer_id, event_id, loan_id, type, subject, sequence, happened_at, data)
    VALUES (v_event.customer_id, v_event.event_id, v_event.loan_id, v_event.type, v_event.subject, v_event.sequence,
      v_event.happened_at, v_event.data);
  END LOOP;
END
$$
