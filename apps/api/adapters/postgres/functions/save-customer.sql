CREATE OR REPLACE FUNCTION save_customer(p_customer_id uuid, p jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_version bigint;
  v_told bigint;
BEGIN
  IF p ? 'new_customer' THEN
    INSERT INTO customer SELECT * FROM jsonb_populate_record(NULL::customer, p -> 'new_customer');
    INSERT INTO customer_phone SELECT c.phone_index, c.customer_id FROM customer c WHERE c.customer_id = p_customer_id;
  ELSE
    UPDATE customer c SET
      version = c.version + 1,
      language = coalesce(p -> 'customer' ->> 'language', c.language),
      reminder_hour = coalesce((p -> 'customer' ->> 'reminder_hour')::smallint, c.reminder_hour),
      reminder_days = CASE WHEN (p -> 'customer') ? 'reminder_days'
        THEN ARRAY(SELECT d.value::smallint FROM jsonb_array_elements_text(p -> 'customer' -> 'reminder_days') WITH ORDINALITY d (value, place) ORDER BY d.place)
        ELSE c.reminder_days END,
      has_reminders = coalesce((p -> 'customer' ->> 'has_reminders')::boolean, c.has_reminders),
      has_offers = coalesce((p -> 'customer' ->> 'has_offers')::boolean, c.has_offers),
      limit_centavos = coalesce((p -> 'customer' ->> 'limit_centavos')::bigint, c.limit_centavos),
      reapply_on = CASE WHEN (p -> 'customer') ? 'reapply_on' THEN (p -> 'customer' ->> 'reapply_on')::date ELSE c.reapply_on END,
      installed_at = coalesce((p -> 'customer' ->> 'installed_at')::timestamptz, c.installed_at),
      facebook_bound_at = coalesce((p -> 'customer' ->> 'facebook_bound_at')::timestamptz, c.facebook_bound_at),
      log_in_consents = coalesce(p -> 'customer' -> 'log_in_consents', c.log_in_consents),
      ad_consent = coalesce(p -> 'customer' -> 'ad_consent', c.ad_consent)
    WHERE c.customer_id = p_customer_id AND c.version = (p ->> 'expected_version')::bigint
    RETURNING c.version INTO v_version;
    IF NOT FOUND THEN RETURN 'moved'; END IF;
  END IF;

  -- Before everything else, so that what this very write keeps stays.
  IF p ? 'erasure' THEN
    PERFORM erase_customer(p_customer_id, jsonb_populate_record(NULL::customer, p -> 'erasure'));
  END IF;

  IF p ? 'answer' THEN
    INSERT INTO stored_answer SELECT * FROM jsonb_populate_record(NULL::stored_answer, p -> 'answer')
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      -- The version has moved with the stored answer, so this cannot happen to a caller that loaded both together.
      RAISE EXCEPTION 'idempotency key already answered' USING ERRCODE = 'unique_violation';
    END IF;
  END IF;

  IF p ? 'sessions' THEN
    INSERT INTO session SELECT * FROM jsonb_populate_recordset(NULL::session, p -> 'sessions')
    ON CONFLICT (customer_id, session_id) DO UPDATE SET
      access_hash = excluded.access_hash, access_expires_at = excluded.access_expires_at,
      refresh_hash = excluded.refresh_hash, previous_refresh_hash = excluded.previous_refresh_hash,
      successor_sealed = excluded.successor_sealed, rotated_at = excluded.rotated_at,
      ended_at = excluded.ended_at, end_reason = excluded.end_reason;
    -- However a log-in ends, nothing is told on that phone any more.
    DELETE FROM push_subscription x USING session e
    WHERE x.customer_id = p_customer_id AND e.customer_id = x.customer_id AND e.session_id = x.session_id
      AND e.ended_at IS NOT NULL;
  END IF;

  IF p ? 'sections' THEN
    INSERT INTO profile_section SELECT * FROM jsonb_populate_recordset(NULL::profile_section, p -> 'sections')
    ON CONFLICT (customer_id, section) DO UPDATE SET
      values_sealed = excluded.values_sealed, step = excluded.step, is_complete = excluded.is_complete,
      unique_index = excluded.unique_index, saved_at = excluded.saved_at;
  END IF;

  IF p ? 'photos' THEN
    INSERT INTO photo SELECT * FROM jsonb_populate_recordset(NULL::photo, p -> 'photos')
    ON CONFLICT (customer_id, photo_id) DO UPDATE SET
      width_pixels = excluded.width_pixels, height_pixels = excluded.height_pixels, uploaded_at = excluded.uploaded_at,
      face_check = excluded.face_check, reading_sealed = excluded.reading_sealed;
  END IF;

  IF p ? 'applications' THEN
    INSERT INTO application SELECT * FROM jsonb_populate_recordset(NULL::application, p -> 'applications')
    ON CONFLICT (customer_id, application_id) DO UPDATE SET
      status = excluded.status, submitted_at = excluded.submitted_at, send_backs = excluded.send_backs,
      before_sealed = excluded.before_sealed, decided_at = excluded.decided_at, decided_by = excluded.decided_by,
      score = excluded.score, contributions = excluded.contributions, reason_codes = excluded.reason_codes,
      proposed_limit_centavos = excluded.proposed_limit_centavos, limit_centavos = excluded.limit_centavos,
      reapply_on = excluded.reapply_on;
  END IF;

  IF p ? 'signatures' THEN
    INSERT INTO signature SELECT * FROM jsonb_populate_recordset(NULL::signature, p -> 'signatures');
  END IF;

  IF p ? 'loans' THEN
    -- Of a loan that is new. A number that another one has is refused by its key, and another number is drawn.
    INSERT INTO given_number SELECT r.order_number, r.customer_id, r.loan_id
    FROM jsonb_populate_recordset(NULL::loan, p -> 'loans') AS r
    WHERE NOT EXISTS (SELECT FROM loan l WHERE l.customer_id = r.customer_id AND l.loan_id = r.loan_id);
    -- A loan whose own columns are as they were is not written again.
    INSERT INTO loan SELECT * FROM jsonb_populate_recordset(NULL::loan, p -> 'loans') AS r
    WHERE NOT EXISTS (
      SELECT FROM loan l WHERE l.customer_id = r.customer_id AND l.loan_id = r.loan_id
        AND (l.status, l.payout_attempt, l.net_disbursed_centavos, l.disbursed_on, l.due_on, l.schedule, l.settled_on,
          l.extension_count, l.adjustments)
        IS NOT DISTINCT FROM (r.status, r.payout_attempt, r.net_disbursed_centavos, r.disbursed_on, r.due_on, r.schedule,
          r.settled_on, r.extension_count, r.adjustments)
    )
    ON CONFLICT (customer_id, loan_id) DO UPDATE SET
      status = excluded.status, payout_attempt = excluded.payout_attempt,
      net_disbursed_centavos = excluded.net_disbursed_centavos,
      disbursed_on = excluded.disbursed_on, due_on = excluded.due_on, schedule = excluded.schedule,
      settled_on = excluded.settled_on, extension_count = excluded.extension_count,
      adjustments = excluded.adjustments;
  END IF;

  IF p ? 'loan_balances' THEN
    INSERT INTO loan_balance SELECT * FROM jsonb_populate_recordset(NULL::loan_balance, p -> 'loan_balances')
    ON CONFLICT (customer_id, loan_id) DO UPDATE SET
      principal_paid_centavos = excluded.principal_paid_centavos,
      interest_accrued_centavos = excluded.interest_accrued_centavos,
      interest_paid_centavos = excluded.interest_paid_centavos,
      late_charge_accrued_centavos = excluded.late_charge_accrued_centavos,
      late_charge_paid_centavos = excluded.late_charge_paid_centavos,
      penalty_fee_accrued_centavos = excluded.penalty_fee_accrued_centavos,
      penalty_fee_paid_centavos = excluded.penalty_fee_paid_centavos,
      customer_credit_centavos = excluded.customer_credit_centavos,
      accrued_through_on = excluded.accrued_through_on;
  END IF;

  IF p ? 'acceptances' THEN
    INSERT INTO acceptance SELECT * FROM jsonb_populate_recordset(NULL::acceptance, p -> 'acceptances');
  END IF;

  IF p ? 'payouts' THEN
    INSERT INTO payout SELECT * FROM jsonb_populate_recordset(NULL::payout, p -> 'payouts')
    ON CONFLICT (customer_id, payout_id) DO UPDATE SET
      status = excluded.status, attempted_at = excluded.attempted_at, completed_at = excluded.completed_at,
      provider_reference = excluded.provider_reference, failure_code = excluded.failure_code,
      asked_at = excluded.asked_at, not_found_at = excluded.not_found_at;
  END IF;

  IF p ? 'payments' THEN
    INSERT INTO given_number SELECT r.reference, r.customer_id, r.payment_id
    FROM jsonb_populate_recordset(NULL::payment, p -> 'payments') AS r
    WHERE NOT EXISTS (SELECT FROM payment o WHERE o.customer_id = r.customer_id AND o.payment_id = r.payment_id);
    INSERT INTO payment SELECT * FROM jsonb_populate_recordset(NULL::payment, p -> 'payments')
    ON CONFLICT (customer_id, payment_id) DO UPDATE SET
      status = excluded.status, received_centavos = excluded.received_centavos,
      settled_at = excluded.settled_at, is_settling = excluded.is_settling, paid_at = excluded.paid_at;
  END IF;

  IF p ? 'entries' OR p ? 'accruals' THEN
    PERFORM save_entries(p_customer_id, p -> 'entries', p -> 'accruals');
  END IF;

  IF p ? 'papers' THEN
    INSERT INTO paper SELECT * FROM jsonb_populate_recordset(NULL::paper, p -> 'papers');
  END IF;

  IF p ? 'coupons' THEN
    INSERT INTO coupon SELECT * FROM jsonb_populate_recordset(NULL::coupon, p -> 'coupons')
    ON CONFLICT (customer_id, coupon_id) DO UPDATE SET
      valid_through_on = excluded.valid_through_on, used_on = excluded.used_on,
      used_for_loan_id = excluded.used_for_loan_id, invalidated_on = excluded.invalidated_on, invalid_reason = excluded.invalid_reason;
  END IF;

  IF p ? 'reloan' THEN
    INSERT INTO reloan SELECT * FROM jsonb_populate_record(NULL::reloan, p -> 'reloan')
    ON CONFLICT (customer_id) DO UPDATE SET
      chain = excluded.chain, amount_centavos = excluded.amount_centavos, term_days = excluded.term_days,
      agreed_at = excluded.agreed_at, agreement_hash = excluded.agreement_hash,
      agreement_sealed = excluded.agreement_sealed;
  END IF;

  IF p ? 'scheduled_loans' THEN
    INSERT INTO scheduled_loan SELECT * FROM jsonb_populate_recordset(NULL::scheduled_loan, p -> 'scheduled_loans')
    ON CONFLICT (customer_id, scheduled_loan_id) DO UPDATE SET
      status = excluded.status, amount_centavos = excluded.amount_centavos, term_days = excluded.term_days,
      announced_at = excluded.announced_at, send_at = excluded.send_at, ended_at = excluded.ended_at,
      loan_id = excluded.loan_id, voucher_centavos = excluded.voucher_centavos, refusal = excluded.refusal,
      announced = excluded.announced;
  END IF;

  IF p ? 'requests' THEN
    INSERT INTO request SELECT * FROM jsonb_populate_recordset(NULL::request, p -> 'requests')
    ON CONFLICT (customer_id, request_id) DO UPDATE SET
      status = excluded.status, details = excluded.details, ended_at = excluded.ended_at,
      ended_by = excluded.ended_by, reason_code = excluded.reason_code;
  END IF;

  IF p ? 'push_subscriptions' THEN
    INSERT INTO push_subscription SELECT * FROM jsonb_populate_recordset(NULL::push_subscription, p -> 'push_subscriptions')
    ON CONFLICT (customer_id, session_id) DO UPDATE SET
      endpoint_sealed = excluded.endpoint_sealed, created_at = excluded.created_at;
  END IF;
  IF p ? 'ended_pushes' THEN
    DELETE FROM push_subscription s USING jsonb_array_elements(p -> 'ended_pushes') AS e(ended)
    WHERE s.customer_id = p_customer_id AND s.session_id = (e.ended ->> 'session_id')::uuid;
  END IF;

  IF p ? 'support_messages' THEN
    INSERT INTO support_message SELECT * FROM jsonb_populate_recordset(NULL::support_message, p -> 'support_messages')
    ON CONFLICT (customer_id, support_message_id) DO UPDATE SET
      answered_at = excluded.answered_at, outcome = excluded.outcome, answer_sealed = excluded.answer_sealed;
  END IF;

  -- What happened once is told once: a message that is there already is neither kept nor sent again. Each phone has a job
  -- of its own, so that one which is tried again disturbs no other.
  IF p ? 'messages' THEN
    WITH told AS (
      INSERT INTO message SELECT * FROM jsonb_populate_recordset(NULL::message, p -> 'messages')
      ON CONFLICT DO NOTHING RETURNING customer_id, message_id, code
    ), by_sms AS (
      SELECT count(graphile_worker.add_job('tell-message', json_build_object('customerId', t.customer_id, 'code', t.code)))
      FROM told t
    ), by_push AS (
      SELECT count(graphile_worker.add_job('push-message',
        json_build_object('customerId', t.customer_id, 'messageId', t.message_id, 'sessionId', s.session_id)))
      FROM told t JOIN push_subscription s USING (customer_id)
    )
    SELECT by_sms.count + by_push.count INTO v_told FROM by_sms, by_push;
  END IF;

  IF p ? 'message_read' THEN
    UPDATE message m SET read_at = r.read_at
    FROM jsonb_to_record(p -> 'message_read') AS r (message_id uuid, with_earlier boolean, read_at timestamptz)
      JOIN message n ON n.customer_id = p_customer_id AND n.message_id = r.message_id
    WHERE m.customer_id = p_customer_id AND m.read_at IS NULL AND (m.message_id = n.message_id
      OR r.with_earlier AND m.kind = n.kind AND (m.created_at, m.message_id) < (n.created_at, n.message_id));
  END IF;

  -- A number that is booked already, for whichever customer, refuses the whole write by its key.
  IF p ? 'money_references' THEN
    INSERT INTO money_reference SELECT * FROM jsonb_populate_recordset(NULL::money_reference, p -> 'money_references');
  END IF;

  -- A username that another customer has refuses the whole write by its key.
  IF p ? 'facebook_usernames' THEN
    INSERT INTO facebook_username SELECT * FROM jsonb_populate_recordset(NULL::facebook_username, p -> 'facebook_usernames');
  END IF;

  -- The day's row is locked by its update, so steps of one person on two customers are counted one after the other.
  IF p ? 'maker_only_steps' THEN
    INSERT INTO maker_only_step SELECT * FROM jsonb_populate_recordset(NULL::maker_only_step, p -> 'maker_only_steps');
    INSERT INTO maker_only_day AS d
    SELECT s.staff_id, s.decided_on, s.limit_group, sum(s.amount_centavos)
    FROM jsonb_populate_recordset(NULL::maker_only_step, p -> 'maker_only_steps') AS s
    GROUP BY s.staff_id, s.decided_on, s.limit_group
    ON CONFLICT (staff_id, decided_on, limit_group) DO UPDATE SET total_centavos = d.total_centavos + excluded.total_centavos;
    IF EXISTS (
      SELECT FROM jsonb_populate_recordset(NULL::maker_only_step, p -> 'maker_only_steps') AS s
      JOIN maker_only_day d USING (staff_id, decided_on, limit_group)
      WHERE d.total_centavos > s.day_limit_centavos
    ) THEN
      RAISE EXCEPTION 'the limit of one person for a day is reached'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'maker_only_day_limit';
    END IF;
  END IF;

  -- Who of the staff did it.
  IF p ? 'audits' THEN
    INSERT INTO audit_log (audit_id, at, staff_id, action, customer_id, subject_id, detail, before, after)
    SELECT a."auditId", to_timestamp(a.at / 1000.0), a."staffId", a.action, a."customerId", a."subjectId",
      coalesce(a.detail, '{}'), a.before, a.after
    FROM jsonb_to_recordset(p -> 'audits') AS a ("auditId" uuid, at bigint, "staffId" uuid, action text,
      "customerId" uuid, "subjectId" uuid, detail jsonb, before jsonb, after jsonb);
  END IF;

  -- The job queue is the outbox: its rows are written in this transaction and delivered after it.
  IF p ? 'jobs' THEN
    PERFORM graphile_worker.add_job(
      j.job ->> 'kind', (j.job -> 'payload')::json, run_at => now() + make_interval(secs => coalesce((j.job ->> 'afterSeconds')::float, 0))
    )
    FROM jsonb_array_elements(p -> 'jobs') AS j(job);
  END IF;

  -- Screens that show this customer look again.
  PERFORM pg_notify('customer_changed', p_customer_id::text);
  RETURN 'saved';
END
$$;
REVOKE EXECUTE ON FUNCTION save_customer(uuid, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION save_customer(uuid, jsonb) TO luwag_app;
