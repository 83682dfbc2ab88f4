CREATE OR REPLACE FUNCTION save_customer(p_customer_id uuid, p jsonb)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $$
DECLARE
  v_left uuid[];
  -- The customer, where one is saved alone.
  v_only uuid := CASE WHEN jsonb_array_length(coalesce(p -> 'customers', p -> 'new_customers')) = 1 THEN p_customer_id END;
BEGIN
  -- Each field of p is a list of rows with their customer_id. Several customers are saved by the same statements as one.
  -- Returned are those of whom nothing was kept, because they were written meanwhile or, among others, are being written.
  IF p ? 'new_customers' THEN
    INSERT INTO customer SELECT * FROM jsonb_populate_recordset(NULL::customer, p -> 'new_customers');
    INSERT INTO customer_phone SELECT r.phone_index, r.customer_id FROM jsonb_populate_recordset(NULL::customer, p -> 'new_customers') AS r;
  ELSIF v_only IS NOT NULL THEN
    UPDATE customer c SET version = c.version + 1
    WHERE c.customer_id = p_customer_id AND c.version = (p #>> '{customers,0,expected_version}')::bigint;
    IF NOT FOUND THEN RETURN ARRAY[p_customer_id]; END IF;
  ELSE
    -- Waits for nobody, so that one customer who is being written holds up no other and no two calls lock each other out.
    WITH asked AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(p -> 'customers') AS r (customer_id uuid, expected_version bigint) LIMIT jsonb_array_length(p -> 'customers')
    ), free AS MATERIALIZED (
      SELECT c.customer_id FROM asked a JOIN customer c ON c.customer_id = a.customer_id AND c.version = a.expected_version
      ORDER BY c.customer_id FOR NO KEY UPDATE OF c SKIP LOCKED
    ), counted AS (
      UPDATE customer c SET version = c.version + 1 FROM free f WHERE c.customer_id = f.customer_id RETURNING c.customer_id
    )
    SELECT array_agg(a.customer_id) INTO v_left FROM asked a
    WHERE NOT EXISTS (SELECT FROM counted d WHERE d.customer_id = a.customer_id);
    IF v_left IS NOT NULL THEN
      SELECT coalesce(jsonb_object_agg(kept.part, kept.rows), '{}') INTO p FROM (
        SELECT e.key AS part, jsonb_agg(r.value) AS rows FROM jsonb_each(p) e, jsonb_array_elements(e.value) r
        WHERE (r.value ->> 'customer_id')::uuid <> ALL (v_left) GROUP BY e.key
      ) kept;
    END IF;
  END IF;

  IF p ? 'customer_changes' THEN
    PERFORM move_phone(r.customer_id, r.phone_index) FROM jsonb_populate_recordset(NULL::customer, p -> 'customer_changes') AS r WHERE r.phone_index IS NOT NULL;
    UPDATE customer c SET
      phone_index = coalesce(n.phone_index, c.phone_index), phone_sealed = coalesce(n.phone_sealed, c.phone_sealed),
      language = coalesce(n.language, c.language), limit_centavos = coalesce(n.limit_centavos, c.limit_centavos),
      reminder_hour = coalesce(n.reminder_hour, c.reminder_hour), reminder_days = coalesce(n.reminder_days, c.reminder_days),
      has_reminders = coalesce(n.has_reminders, c.has_reminders), has_offers = coalesce(n.has_offers, c.has_offers),
      reapply_on = CASE WHEN r.value ? 'reapply_on' THEN n.reapply_on ELSE c.reapply_on END,
      installed_at = coalesce(n.installed_at, c.installed_at), facebook_bound_at = coalesce(n.facebook_bound_at, c.facebook_bound_at),
      device_generation = coalesce(n.device_generation, c.device_generation),
      locked_at = CASE WHEN r.value ? 'locked_at' THEN n.locked_at ELSE c.locked_at END,
      log_in_consents = coalesce(n.log_in_consents, c.log_in_consents), ad_consent = coalesce(n.ad_consent, c.ad_consent),
      last_seen_at = coalesce(n.last_seen_at, c.last_seen_at), keeping_check_on = coalesce(n.keeping_check_on, c.keeping_check_on)
    FROM (SELECT * FROM jsonb_array_elements(p -> 'customer_changes') LIMIT jsonb_array_length(p -> 'customer_changes')) AS r, LATERAL jsonb_populate_record(NULL::customer, r.value) AS n
    WHERE c.customer_id = n.customer_id AND (v_only IS NULL OR c.customer_id = v_only);
  END IF;

  -- Before everything else, so that what this very write keeps stays.
  IF p ? 'erasures' THEN
    PERFORM erase_customer(r.customer_id, r) FROM jsonb_populate_recordset(NULL::customer, p -> 'erasures') AS r;
  END IF;

  -- The version has moved with the stored answer, so a caller that loaded both together never meets its key here.
  IF p ? 'answers' THEN
    INSERT INTO stored_answer SELECT * FROM jsonb_populate_recordset(NULL::stored_answer, p -> 'answers');
  END IF;

  IF p ? 'sessions' THEN
    INSERT INTO session SELECT * FROM jsonb_populate_recordset(NULL::session, p -> 'sessions')
    ON CONFLICT (customer_id, session_id) DO UPDATE SET access_hash = excluded.access_hash, access_expires_at = excluded.access_expires_at, refresh_hash = excluded.refresh_hash, previous_refresh_hash = excluded.previous_refresh_hash, successor_sealed = excluded.successor_sealed, rotated_at = excluded.rotated_at, ended_at = excluded.ended_at, end_reason = excluded.end_reason;
  END IF;
  IF p ? 'sessions_updated' THEN
    UPDATE session t SET access_hash = r.access_hash, access_expires_at = r.access_expires_at, refresh_hash = r.refresh_hash, previous_refresh_hash = r.previous_refresh_hash, successor_sealed = r.successor_sealed, rotated_at = r.rotated_at, ended_at = r.ended_at, end_reason = r.end_reason
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::session, p -> 'sessions_updated') LIMIT jsonb_array_length(p -> 'sessions_updated')) AS r WHERE t.customer_id = r.customer_id AND t.session_id = r.session_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  -- A log-in that ends takes its phone with it, but for one that is still to be told who ended it.
  IF p ? 'sessions' OR p ? 'sessions_updated' THEN
    DELETE FROM push_subscription x
    USING (
      SELECT * FROM jsonb_populate_recordset(NULL::session, coalesce(p -> 'sessions', '[]') || coalesce(p -> 'sessions_updated', '[]')) AS s
      WHERE s.ended_at IS NOT NULL AND s.end_reason IS DISTINCT FROM 'logged-out-elsewhere' LIMIT jsonb_array_length(coalesce(p -> 'sessions', '[]') || coalesce(p -> 'sessions_updated', '[]'))
    ) AS e
    WHERE x.customer_id = e.customer_id AND x.session_id = e.session_id AND (v_only IS NULL OR x.customer_id = v_only);
  END IF;
  IF p ? 'sections' THEN
    PERFORM keep_documents(v_only, p -> 'sections');
    INSERT INTO profile_section SELECT * FROM jsonb_populate_recordset(NULL::profile_section, p -> 'sections')
    ON CONFLICT (customer_id, section) DO UPDATE SET values_sealed = excluded.values_sealed, step = excluded.step, is_complete = excluded.is_complete, unique_index = excluded.unique_index, saved_at = excluded.saved_at;
  END IF;
  IF p ? 'sections_updated' THEN
    PERFORM keep_documents(v_only, p -> 'sections_updated');
    UPDATE profile_section t SET values_sealed = r.values_sealed, step = r.step, is_complete = r.is_complete, unique_index = r.unique_index, saved_at = r.saved_at
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::profile_section, p -> 'sections_updated') LIMIT jsonb_array_length(p -> 'sections_updated')) AS r WHERE t.customer_id = r.customer_id AND t.section = r.section AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'photos' THEN
    INSERT INTO photo SELECT * FROM jsonb_populate_recordset(NULL::photo, p -> 'photos')
    ON CONFLICT (customer_id, photo_id) DO UPDATE SET width_pixels = excluded.width_pixels, height_pixels = excluded.height_pixels, uploaded_at = excluded.uploaded_at, face_check = excluded.face_check, reading_sealed = excluded.reading_sealed;
  END IF;
  IF p ? 'photos_updated' THEN
    UPDATE photo t SET width_pixels = r.width_pixels, height_pixels = r.height_pixels, uploaded_at = r.uploaded_at, face_check = r.face_check, reading_sealed = r.reading_sealed
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::photo, p -> 'photos_updated') LIMIT jsonb_array_length(p -> 'photos_updated')) AS r WHERE t.customer_id = r.customer_id AND t.photo_id = r.photo_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'applications' THEN
    INSERT INTO application SELECT * FROM jsonb_populate_recordset(NULL::application, p -> 'applications')
    ON CONFLICT (customer_id, application_id) DO UPDATE SET status = excluded.status, submitted_at = excluded.submitted_at, decided_at = excluded.decided_at, decided_by = excluded.decided_by, score = excluded.score, contributions = excluded.contributions, reason_codes = excluded.reason_codes, proposed_limit_centavos = excluded.proposed_limit_centavos, limit_centavos = excluded.limit_centavos, reapply_on = excluded.reapply_on, correction_requests = excluded.correction_requests, before_sealed = excluded.before_sealed;
  END IF;
  IF p ? 'applications_updated' THEN
    UPDATE application t SET status = r.status, submitted_at = r.submitted_at, decided_at = r.decided_at, decided_by = r.decided_by, score = r.score, contributions = r.contributions, reason_codes = r.reason_codes, proposed_limit_centavos = r.proposed_limit_centavos, limit_centavos = r.limit_centavos, reapply_on = r.reapply_on, correction_requests = r.correction_requests, before_sealed = r.before_sealed
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::application, p -> 'applications_updated') LIMIT jsonb_array_length(p -> 'applications_updated')) AS r WHERE t.customer_id = r.customer_id AND t.application_id = r.application_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'signatures' THEN
    INSERT INTO signature SELECT * FROM jsonb_populate_recordset(NULL::signature, p -> 'signatures');
  END IF;
  IF p ? 'loans' THEN
    INSERT INTO given_number SELECT r.order_number, r.customer_id, r.loan_id FROM (SELECT * FROM jsonb_populate_recordset(NULL::loan, p -> 'loans') LIMIT jsonb_array_length(p -> 'loans')) AS r
    WHERE (SELECT true FROM loan t WHERE t.customer_id = r.customer_id AND t.loan_id = r.loan_id AND (v_only IS NULL OR t.customer_id = v_only)) IS NULL;
    INSERT INTO loan SELECT * FROM jsonb_populate_recordset(NULL::loan, p -> 'loans')
    ON CONFLICT (customer_id, loan_id) DO UPDATE SET status = excluded.status, payout_attempt = excluded.payout_attempt, net_disbursed_centavos = excluded.net_disbursed_centavos, disbursed_on = excluded.disbursed_on, due_on = excluded.due_on, next_due_on = excluded.next_due_on, schedule = excluded.schedule, settled_on = excluded.settled_on, extension_count = excluded.extension_count, adjustments = excluded.adjustments;
    PERFORM keep_loan_rates(p -> 'loans');
    INSERT INTO customer_key SELECT r.loan_id, 'loan', r.customer_id, r.loan_id FROM jsonb_populate_recordset(NULL::loan, p -> 'loans') AS r ON CONFLICT DO NOTHING;
  END IF;
  IF p ? 'loans_updated' THEN
    UPDATE loan t SET status = r.status, payout_attempt = r.payout_attempt, net_disbursed_centavos = r.net_disbursed_centavos, disbursed_on = r.disbursed_on, due_on = r.due_on, next_due_on = r.next_due_on, schedule = r.schedule, settled_on = r.settled_on, extension_count = r.extension_count, adjustments = r.adjustments
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::loan, p -> 'loans_updated') LIMIT jsonb_array_length(p -> 'loans_updated')) AS r WHERE t.customer_id = r.customer_id AND t.loan_id = r.loan_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'loan_balances' THEN
    INSERT INTO loan_balance SELECT * FROM jsonb_populate_recordset(NULL::loan_balance, p -> 'loan_balances')
    ON CONFLICT (customer_id, loan_id) DO UPDATE SET principal_paid_centavos = excluded.principal_paid_centavos, interest_accrued_centavos = excluded.interest_accrued_centavos, interest_paid_centavos = excluded.interest_paid_centavos, late_charge_accrued_centavos = excluded.late_charge_accrued_centavos, late_charge_paid_centavos = excluded.late_charge_paid_centavos, penalty_fee_accrued_centavos = excluded.penalty_fee_accrued_centavos, penalty_fee_paid_centavos = excluded.penalty_fee_paid_centavos, customer_credit_centavos = excluded.customer_credit_centavos, accrued_through_on = excluded.accrued_through_on;
  END IF;
  IF p ? 'loan_balances_updated' THEN
    UPDATE loan_balance t SET principal_paid_centavos = r.principal_paid_centavos, interest_accrued_centavos = r.interest_accrued_centavos, interest_paid_centavos = r.interest_paid_centavos, late_charge_accrued_centavos = r.late_charge_accrued_centavos, late_charge_paid_centavos = r.late_charge_paid_centavos, penalty_fee_accrued_centavos = r.penalty_fee_accrued_centavos, penalty_fee_paid_centavos = r.penalty_fee_paid_centavos, customer_credit_centavos = r.customer_credit_centavos, accrued_through_on = r.accrued_through_on
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::loan_balance, p -> 'loan_balances_updated') LIMIT jsonb_array_length(p -> 'loan_balances_updated')) AS r WHERE t.customer_id = r.customer_id AND t.loan_id = r.loan_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'acceptances' THEN
    INSERT INTO acceptance SELECT * FROM jsonb_populate_recordset(NULL::acceptance, p -> 'acceptances');
  END IF;
  IF p ? 'payouts_updated' THEN
    UPDATE payout t SET status = r.status, attempted_at = r.attempted_at, completed_at = r.completed_at, provider_reference = r.provider_reference, failure_code = r.failure_code, asked_at = r.asked_at, not_found_at = r.not_found_at, held_for = r.held_for, held_until_at = r.held_until_at, provider = r.provider
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::payout, p -> 'payouts_updated') LIMIT jsonb_array_length(p -> 'payouts_updated')) AS r WHERE t.customer_id = r.customer_id AND t.payout_id = r.payout_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'payouts' THEN
    INSERT INTO payout SELECT * FROM jsonb_populate_recordset(NULL::payout, p -> 'payouts')
    ON CONFLICT (customer_id, payout_id) DO UPDATE SET status = excluded.status, attempted_at = excluded.attempted_at, completed_at = excluded.completed_at, provider_reference = excluded.provider_reference, failure_code = excluded.failure_code, asked_at = excluded.asked_at, not_found_at = excluded.not_found_at, held_for = excluded.held_for, held_until_at = excluded.held_until_at, provider = excluded.provider;
    INSERT INTO customer_key SELECT r.reference, 'payout', r.customer_id, r.payout_id FROM jsonb_populate_recordset(NULL::payout, p -> 'payouts') AS r ON CONFLICT DO NOTHING;
  END IF;
  IF p ? 'payments' THEN
    INSERT INTO given_number SELECT r.reference, r.customer_id, r.payment_id FROM (SELECT * FROM jsonb_populate_recordset(NULL::payment, p -> 'payments') LIMIT jsonb_array_length(p -> 'payments')) AS r
    WHERE (SELECT true FROM payment t WHERE t.customer_id = r.customer_id AND t.payment_id = r.payment_id AND (v_only IS NULL OR t.customer_id = v_only)) IS NULL;
    INSERT INTO payment SELECT * FROM jsonb_populate_recordset(NULL::payment, p -> 'payments')
    ON CONFLICT (customer_id, payment_id) DO UPDATE SET status = excluded.status, received_centavos = excluded.received_centavos, settled_at = excluded.settled_at, is_settling = excluded.is_settling, paid_at = excluded.paid_at, provider = excluded.provider, provider_payment_id = excluded.provider_payment_id, told_centavos = excluded.told_centavos, told_at = excluded.told_at;
    INSERT INTO customer_key SELECT r.result_reference, 'result', r.customer_id, r.payment_id FROM jsonb_populate_recordset(NULL::payment, p -> 'payments') AS r ON CONFLICT DO NOTHING;
  END IF;
  IF p ? 'payments_updated' THEN
    UPDATE payment t SET status = r.status, received_centavos = r.received_centavos, settled_at = r.settled_at, is_settling = r.is_settling, paid_at = r.paid_at, provider = r.provider, provider_payment_id = r.provider_payment_id, told_centavos = r.told_centavos, told_at = r.told_at
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::payment, p -> 'payments_updated') LIMIT jsonb_array_length(p -> 'payments_updated')) AS r WHERE t.customer_id = r.customer_id AND t.payment_id = r.payment_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'collected_money' THEN
    -- Refused by its key where the same payment was booked meanwhile, on another loan or in suspense.
    INSERT INTO collected_money (provider, provider_payment_id)
    SELECT r.provider, r.provider_payment_id FROM jsonb_populate_recordset(NULL::collected_money, p -> 'collected_money') AS r;
  END IF;
  IF p ? 'entries' OR p ? 'accruals' THEN
    PERFORM save_entries(v_only, p -> 'entries', p -> 'accruals');
  END IF;
  IF p ? 'lender_answers' THEN
    -- A step of two people ends with what it books on the loan, or neither is kept.
    IF NOT (SELECT bool_and(answer_lender_step(r.value -> 'answer', r.value -> 'audit')) FROM jsonb_array_elements(p -> 'lender_answers') AS r) THEN
      RAISE EXCEPTION 'the step was answered already'
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'lender_step_open';
    END IF;
  END IF;
  IF p ? 'freed_references' THEN
    -- A number that was booked on the wrong loan may be booked again.
    DELETE FROM money_reference x USING jsonb_to_recordset(p -> 'freed_references') AS r (customer_id uuid, payment_id uuid, number text, reference text)
    WHERE x.number = r.number AND x.customer_id = r.customer_id AND x.payment_id = r.payment_id;
    DELETE FROM given_number x USING jsonb_to_recordset(p -> 'freed_references') AS r (customer_id uuid, payment_id uuid, number text, reference text)
    WHERE x.number = r.reference AND x.customer_id = r.customer_id AND x.subject_id = r.payment_id;
  END IF;
  IF p ? 'misapplied' THEN
    PERFORM hold_misapplied(r.value -> 'item', r.value -> 'entry') FROM jsonb_array_elements(p -> 'misapplied') AS r;
  END IF;
  IF p ? 'papers' THEN
    INSERT INTO paper SELECT * FROM jsonb_populate_recordset(NULL::paper, p -> 'papers');
  END IF;
  IF p ? 'coupons' THEN
    INSERT INTO coupon SELECT * FROM jsonb_populate_recordset(NULL::coupon, p -> 'coupons')
    ON CONFLICT (customer_id, coupon_id) DO UPDATE SET valid_through_on = excluded.valid_through_on, used_on = excluded.used_on, used_for_loan_id = excluded.used_for_loan_id, invalidated_on = excluded.invalidated_on, invalid_reason = excluded.invalid_reason;
  END IF;
  IF p ? 'coupons_updated' THEN
    UPDATE coupon t SET valid_through_on = r.valid_through_on, used_on = r.used_on, used_for_loan_id = r.used_for_loan_id, invalidated_on = r.invalidated_on, invalid_reason = r.invalid_reason
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::coupon, p -> 'coupons_updated') LIMIT jsonb_array_length(p -> 'coupons_updated')) AS r WHERE t.customer_id = r.customer_id AND t.coupon_id = r.coupon_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'reloan' THEN
    INSERT INTO reloan SELECT * FROM jsonb_populate_recordset(NULL::reloan, p -> 'reloan')
    ON CONFLICT (customer_id) DO UPDATE SET chain = excluded.chain, amount_centavos = excluded.amount_centavos, term_days = excluded.term_days, agreed_at = excluded.agreed_at, agreement_hash = excluded.agreement_hash, agreement_sealed = excluded.agreement_sealed;
  END IF;
  IF p ? 'reloan_updated' THEN
    UPDATE reloan t SET chain = r.chain, amount_centavos = r.amount_centavos, term_days = r.term_days, agreed_at = r.agreed_at, agreement_hash = r.agreement_hash, agreement_sealed = r.agreement_sealed
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::reloan, p -> 'reloan_updated') LIMIT jsonb_array_length(p -> 'reloan_updated')) AS r WHERE t.customer_id = r.customer_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'scheduled_loans' THEN
    INSERT INTO scheduled_loan SELECT * FROM jsonb_populate_recordset(NULL::scheduled_loan, p -> 'scheduled_loans')
    ON CONFLICT (customer_id, scheduled_loan_id) DO UPDATE SET status = excluded.status, amount_centavos = excluded.amount_centavos, term_days = excluded.term_days, announced_at = excluded.announced_at, send_at = excluded.send_at, ended_at = excluded.ended_at, loan_id = excluded.loan_id, voucher_centavos = excluded.voucher_centavos, refusal = excluded.refusal, announced = excluded.announced, next_try_at = excluded.next_try_at;
  END IF;
  IF p ? 'scheduled_loans_updated' THEN
    UPDATE scheduled_loan t SET status = r.status, amount_centavos = r.amount_centavos, term_days = r.term_days, announced_at = r.announced_at, send_at = r.send_at, ended_at = r.ended_at, loan_id = r.loan_id, voucher_centavos = r.voucher_centavos, refusal = r.refusal, announced = r.announced, next_try_at = r.next_try_at
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::scheduled_loan, p -> 'scheduled_loans_updated') LIMIT jsonb_array_length(p -> 'scheduled_loans_updated')) AS r WHERE t.customer_id = r.customer_id AND t.scheduled_loan_id = r.scheduled_loan_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'requests' THEN
    INSERT INTO request SELECT * FROM jsonb_populate_recordset(NULL::request, p -> 'requests')
    ON CONFLICT (customer_id, request_id) DO UPDATE SET status = excluded.status, details = excluded.details, details_sealed = excluded.details_sealed, ended_at = excluded.ended_at, ended_by = excluded.ended_by, reason_code = excluded.reason_code;
  END IF;
  IF p ? 'requests_updated' THEN
    UPDATE request t SET status = r.status, details = r.details, details_sealed = r.details_sealed, ended_at = r.ended_at, ended_by = r.ended_by, reason_code = r.reason_code
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::request, p -> 'requests_updated') LIMIT jsonb_array_length(p -> 'requests_updated')) AS r WHERE t.customer_id = r.customer_id AND t.request_id = r.request_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'push_subscriptions' THEN
    INSERT INTO push_subscription SELECT * FROM jsonb_populate_recordset(NULL::push_subscription, p -> 'push_subscriptions')
    ON CONFLICT (customer_id, session_id) DO UPDATE SET endpoint_sealed = excluded.endpoint_sealed, created_at = excluded.created_at;
  END IF;
  IF p ? 'push_subscriptions_updated' THEN
    UPDATE push_subscription t SET endpoint_sealed = r.endpoint_sealed, created_at = r.created_at
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::push_subscription, p -> 'push_subscriptions_updated') LIMIT jsonb_array_length(p -> 'push_subscriptions_updated')) AS r WHERE t.customer_id = r.customer_id AND t.session_id = r.session_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  IF p ? 'ended_pushes' THEN
    DELETE FROM push_subscription x USING (SELECT * FROM jsonb_populate_recordset(NULL::push_subscription, p -> 'ended_pushes') LIMIT jsonb_array_length(p -> 'ended_pushes')) AS r
    WHERE x.customer_id = r.customer_id AND x.session_id = r.session_id AND (v_only IS NULL OR x.customer_id = v_only);
  END IF;
  IF p ? 'support_messages' THEN
    INSERT INTO support_message SELECT * FROM jsonb_populate_recordset(NULL::support_message, p -> 'support_messages')
    ON CONFLICT (customer_id, support_message_id) DO UPDATE SET answered_at = excluded.answered_at, outcome = excluded.outcome, answer_sealed = excluded.answer_sealed;
  END IF;
  IF p ? 'support_messages_updated' THEN
    UPDATE support_message t SET answered_at = r.answered_at, outcome = r.outcome, answer_sealed = r.answer_sealed
    FROM (SELECT * FROM jsonb_populate_recordset(NULL::support_message, p -> 'support_messages_updated') LIMIT jsonb_array_length(p -> 'support_messages_updated')) AS r WHERE t.customer_id = r.customer_id AND t.support_message_id = r.support_message_id AND (v_only IS NULL OR t.customer_id = v_only);
  END IF;
  -- What happened once is told once: a message that is there already is neither kept nor sent again.
  IF p ? 'messages' THEN
    WITH told AS (
      INSERT INTO message SELECT * FROM jsonb_populate_recordset(NULL::message, p -> 'messages')
      ON CONFLICT DO NOTHING RETURNING customer_id, message_id, code
    )
    INSERT INTO outbox (customer_id, kind, payload)
    SELECT t.customer_id, 'message', jsonb_build_object('messageId', t.message_id, 'code', t.code) FROM told t;
  END IF;
  IF p ? 'messages_read' THEN
    UPDATE message m SET read_at = r.read_at
    FROM (
      SELECT * FROM jsonb_to_recordset(p -> 'messages_read') AS x (customer_id uuid, message_id uuid, with_earlier boolean, read_at timestamptz)
      LIMIT jsonb_array_length(p -> 'messages_read')
    ) AS r
      JOIN message n ON n.customer_id = r.customer_id AND n.message_id = r.message_id AND (v_only IS NULL OR n.customer_id = v_only)
    WHERE m.customer_id = r.customer_id AND (v_only IS NULL OR m.customer_id = v_only) AND m.read_at IS NULL AND (m.message_id = n.message_id
      OR r.with_earlier AND m.kind = n.kind AND (m.created_at, m.message_id) < (n.created_at, n.message_id));
  END IF;
  IF p ? 'money_references' THEN
    INSERT INTO money_reference SELECT * FROM jsonb_populate_recordset(NULL::money_reference, p -> 'money_references');
  END IF;
  IF p ? 'facebook_usernames' THEN
    INSERT INTO facebook_username SELECT * FROM jsonb_populate_recordset(NULL::facebook_username, p -> 'facebook_usernames');
  END IF;
  IF p ? 'maker_only_steps' THEN
    INSERT INTO maker_only_step SELECT * FROM jsonb_populate_recordset(NULL::maker_only_step, p -> 'maker_only_steps');
    -- The day's row is locked by its update, so steps of one person on two customers are counted one after the other.
    INSERT INTO maker_only_day AS d
    SELECT s.staff_id, s.decided_on, s.limit_group, sum(s.amount_centavos)
    FROM jsonb_populate_recordset(NULL::maker_only_step, p -> 'maker_only_steps') AS s GROUP BY s.staff_id, s.decided_on, s.limit_group
    ON CONFLICT (staff_id, decided_on, limit_group) DO UPDATE SET total_centavos = d.total_centavos + excluded.total_centavos;
    IF EXISTS (
      SELECT FROM (SELECT * FROM jsonb_populate_recordset(NULL::maker_only_step, p -> 'maker_only_steps') LIMIT jsonb_array_length(p -> 'maker_only_steps')) AS s
      JOIN maker_only_day d USING (staff_id, decided_on, limit_group)
      WHERE d.total_centavos > s.day_limit_centavos
    ) THEN
      RAISE EXCEPTION 'the limit of one person for a day is reached'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'maker_only_day_limit';
    END IF;
  END IF;
  IF p ? 'loan_events' THEN
    PERFORM keep_loan_events(p -> 'loan_events');
  END IF;

  -- Who of the staff did it.
  IF p ? 'audits' THEN
    INSERT INTO audit_log (audit_id, at, staff_id, action, customer_id, subject_id, detail, before, after)
    SELECT a.audit_id, a.at, a.staff_id, a.action, a.customer_id, a.subject_id, coalesce(a.detail, '{}'), a.before, a.after
    FROM jsonb_populate_recordset(NULL::audit_log, p -> 'audits') AS a;
  END IF;

  -- Kept with what it follows from; the relay brings it to the job queue after the commit.
  IF p ? 'jobs' THEN
    INSERT INTO outbox (customer_id, kind, payload, run_at)
    SELECT j.customer_id, j.kind, j.payload, now() + make_interval(secs => coalesce(j.after_seconds, 0))
    FROM jsonb_to_recordset(p -> 'jobs') AS j (customer_id uuid, kind text, payload jsonb, after_seconds float);
  END IF;
  RETURN v_left;
END
$$;
REVOKE EXECUTE ON FUNCTION save_customer(uuid, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION save_customer(uuid, jsonb) TO luwag_app;
