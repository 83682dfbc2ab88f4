CREATE OR REPLACE FUNCTION load_customer(p_customer_id uuid, p_access_hash bytea, p_idempotency_key uuid, p_parts text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $$
DECLARE
  v jsonb := jsonb_build_object('customer', (SELECT to_jsonb(c) FROM customer c WHERE c.customer_id = p_customer_id));
BEGIN
  IF p_access_hash IS NOT NULL THEN
    v := v || jsonb_build_object('session', (
      SELECT jsonb_build_object('session_id', s.session_id, 'access_expires_at', s.access_expires_at, 'ended_at', s.ended_at)
      FROM session s WHERE s.customer_id = p_customer_id AND s.access_hash = p_access_hash
    ));
  END IF;
  IF p_idempotency_key IS NOT NULL THEN
    v := v || jsonb_build_object('answer', (
      SELECT jsonb_build_object('request_hash', a.request_hash, 'body', a.body)
      FROM stored_answer a WHERE a.customer_id = p_customer_id AND a.idempotency_key = p_idempotency_key
    ));
  END IF;
  IF 'sessions' = ANY (p_parts) THEN
    v := v || jsonb_build_object('sessions', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.created_at DESC), '[]')
      FROM session x WHERE x.customer_id = p_customer_id AND x.ended_at IS NULL
    ));
  END IF;
  IF 'sections' = ANY (p_parts) THEN
    v := v || jsonb_build_object('sections', (
      SELECT coalesce(jsonb_agg(to_jsonb(x)), '[]')
      FROM profile_section x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'photos' = ANY (p_parts) THEN
    v := v || jsonb_build_object('photos', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.requested_at DESC), '[]')
      FROM photo x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'applications' = ANY (p_parts) THEN
    v := v || jsonb_build_object('applications', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.submitted_at DESC), '[]')
      FROM application x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'signatures' = ANY (p_parts) THEN
    v := v || jsonb_build_object('signatures', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.signed_at DESC), '[]')
      FROM signature x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'loans' = ANY (p_parts) THEN
    -- A loan that was never adjusted has no such field, rather than an empty one.
    v := v || jsonb_build_object('loans', (
      SELECT coalesce(jsonb_agg(
        CASE WHEN x.adjustments IS NULL THEN to_jsonb(x) - 'adjustments' ELSE to_jsonb(x) END || to_jsonb(b)
        ORDER BY x.accepted_at DESC), '[]')
      FROM loan x JOIN loan_balance b ON b.customer_id = x.customer_id AND b.loan_id = x.loan_id
      WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'payouts' = ANY (p_parts) THEN
    v := v || jsonb_build_object('payouts', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.requested_at DESC), '[]')
      FROM payout x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'payments' = ANY (p_parts) THEN
    v := v || jsonb_build_object('payments', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.created_at DESC), '[]')
      FROM payment x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'entries' = ANY (p_parts) THEN
    v := v || jsonb_build_object('entries', (
      SELECT coalesce(jsonb_agg(to_jsonb(e) ORDER BY e.business_on, e.recorded_at, e.entry_id), '[]')
      FROM ledger_entry e WHERE e.customer_id = p_customer_id
    ));
  END IF;
  IF 'acceptances' = ANY (p_parts) THEN
    v := v || jsonb_build_object('acceptances', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.accepted_at DESC), '[]')
      FROM acceptance x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'papers' = ANY (p_parts) THEN
    v := v || jsonb_build_object('papers', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.issued_at DESC), '[]')
      FROM paper x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'coupons' = ANY (p_parts) THEN
    v := v || jsonb_build_object('coupons', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.granted_at DESC, x.coupon_id), '[]')
      FROM coupon x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'reloan' = ANY (p_parts) THEN
    v := v || jsonb_build_object('reloan', (SELECT to_jsonb(x) FROM reloan x WHERE x.customer_id = p_customer_id));
  END IF;
  IF 'scheduledLoans' = ANY (p_parts) THEN
    v := v || jsonb_build_object('scheduled_loans', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.created_at DESC), '[]')
      FROM scheduled_loan x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'requests' = ANY (p_parts) THEN
    v := v || jsonb_build_object('requests', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.created_at DESC), '[]')
      FROM request x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'makerOnlySteps' = ANY (p_parts) THEN
    v := v || jsonb_build_object('maker_only_steps', (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.step_id), '[]')
      FROM maker_only_step x WHERE x.customer_id = p_customer_id
    ));
  END IF;
  IF 'medianReviewMinutes' = ANY (p_parts) THEN
    v := v || jsonb_build_object('median_review_minutes', (
      SELECT ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM r.decided_at - r.submitted_at)) / 60)
      FROM (
        SELECT decided_at, submitted_at FROM application
        WHERE decided_at IS NOT NULL AND decided_by NOT IN ('scorecard', 'sandbox') ORDER BY decided_at DESC LIMIT 50
      ) r
    ));
  END IF;
  IF 'sameDocument' = ANY (p_parts) THEN
    v := v || jsonb_build_object('has_same_document', EXISTS (
      SELECT 1 FROM profile_section mine JOIN profile_section other USING (unique_index)
      WHERE mine.customer_id = p_customer_id AND other.customer_id <> p_customer_id
    ));
  END IF;
  RETURN v;
END
$$
