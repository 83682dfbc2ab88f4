import { toSnake } from './row-mapping.ts';
import {
  giveNumbers,
  held,
  keepDocuments,
  keepKeys,
  listOf,
  loanRates,
  rowsOf,
} from './save-customer-rows.ts';
import { type WrittenTable, writtenTables } from './written-tables.ts';

/*
 * Makes the text of functions/save-customer.sql from the description of its tables. A test holds the file to it, and
 * `npx vitest run --project database apps/api/adapters/postgres -u` writes the file again.
 */

type Part = keyof typeof writtenTables;

function insertRows(part: string, { name, key, updated }: WrittenTable): string {
  const insert = `INSERT INTO ${name} SELECT * FROM ${rowsOf(part, name)}`;
  if (updated.length === 0) return `    ${insert};`;
  return `    ${insert}
    ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${assignments(updated, 'excluded')};`;
}

/** Rows that are known to be there: a plain update, without the columns that only a new row has. */
function updateRows(part: string, { name, key, updated }: WrittenTable): string {
  return `    UPDATE ${name} t SET ${assignments(updated, 'r')}
    FROM ${listOf(part, name)} AS r WHERE ${key.map((column) => `t.${column} = r.${column}`).join(' AND ')} AND ${held('t')};`;
}

const assignments = (columns: readonly string[], source: string): string =>
  columns.map((column) => `${column} = ${source}.${column}`).join(', ');

const block = (part: string, statements: string): string => `  IF p ? '${part}' THEN
${statements}
  END IF;`;

/** The statements of a part, with what goes before or after its rows. */
function saved(
  name: Part,
  extra: { before?: string; after?: string; beforeUpdate?: string; isUpdatedFirst?: boolean } = {},
): string {
  const part = toSnake(name);
  const table = writtenTables[name];
  const inserted = block(
    part,
    [extra.before, insertRows(part, table), extra.after].filter(Boolean).join('\n'),
  );
  if (table.updated.length === 0) return inserted;
  const changed = block(
    `${part}_updated`,
    [extra.beforeUpdate, updateRows(`${part}_updated`, table)].filter(Boolean).join('\n'),
  );
  return (extra.isUpdatedFirst === true ? [changed, inserted] : [inserted, changed]).join('\n');
}

const head = `CREATE OR REPLACE FUNCTION save_customer(p_customer_id uuid, p jsonb)
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
    INSERT INTO customer SELECT * FROM ${rowsOf('new_customers', 'customer')};
    INSERT INTO customer_phone SELECT r.phone_index, r.customer_id FROM ${rowsOf('new_customers', 'customer')} AS r;
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
    PERFORM move_phone(r.customer_id, r.phone_index) FROM ${rowsOf('customer_changes', 'customer')} AS r WHERE r.phone_index IS NOT NULL;
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
    WHERE c.customer_id = n.customer_id AND ${held('c')};
  END IF;

  -- Before everything else, so that what this very write keeps stays.
  IF p ? 'erasures' THEN
    PERFORM erase_customer(r.customer_id, r) FROM ${rowsOf('erasures', 'customer')} AS r;
  END IF;

  -- The version has moved with the stored answer, so a caller that loaded both together never meets its key here.
  IF p ? 'answers' THEN
    INSERT INTO stored_answer SELECT * FROM ${rowsOf('answers', 'stored_answer')};
  END IF;
`;

const endedPushes = `  -- A log-in that ends takes its phone with it, but for one that is still to be told who ended it.
  IF p ? 'sessions' OR p ? 'sessions_updated' THEN
    DELETE FROM push_subscription x
    USING (
      SELECT * FROM jsonb_populate_recordset(NULL::session, coalesce(p -> 'sessions', '[]') || coalesce(p -> 'sessions_updated', '[]')) AS s
      WHERE s.ended_at IS NOT NULL AND s.end_reason IS DISTINCT FROM 'logged-out-elsewhere' LIMIT jsonb_array_length(coalesce(p -> 'sessions', '[]') || coalesce(p -> 'sessions_updated', '[]'))
    ) AS e
    WHERE x.customer_id = e.customer_id AND x.session_id = e.session_id AND ${held('x')};
  END IF;`;

const freedList = `jsonb_to_recordset(p -> 'freed_references') AS r (customer_id uuid, payment_id uuid, number text, reference text)`;

const entries = `  IF p ? 'entries' OR p ? 'accruals' THEN
    PERFORM save_entries(v_only, p -> 'entries', p -> 'accruals');
  END IF;`;

const collectedMoney = block(
  'collected_money',
  `    -- Refused by its key where the same payment was booked meanwhile, on another loan or in suspense.
    INSERT INTO collected_money (provider, provider_payment_id)
    SELECT r.provider, r.provider_payment_id FROM ${rowsOf('collected_money', 'collected_money')} AS r;`,
);

const lenderAnswers = block(
  'lender_answers',
  `    -- A step of two people ends with what it books on the loan, or neither is kept.
    IF NOT (SELECT bool_and(answer_lender_step(r.value -> 'answer', r.value -> 'audit')) FROM jsonb_array_elements(p -> 'lender_answers') AS r) THEN
      RAISE EXCEPTION 'the step was answered already'
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'lender_step_open';
    END IF;`,
);

const freedReferences = block(
  'freed_references',
  `    -- A number that was booked on the wrong loan may be booked again.
    DELETE FROM money_reference x USING ${freedList}
    WHERE x.number = r.number AND x.customer_id = r.customer_id AND x.payment_id = r.payment_id;
    DELETE FROM given_number x USING ${freedList}
    WHERE x.number = r.reference AND x.customer_id = r.customer_id AND x.subject_id = r.payment_id;`,
);

const misapplied = block(
  'misapplied',
  `    PERFORM hold_misapplied(r.value -> 'item', r.value -> 'entry') FROM jsonb_array_elements(p -> 'misapplied') AS r;`,
);

const messages = `  -- What happened once is told once: a message that is there already is neither kept nor sent again.
${block(
  'messages',
  `    WITH told AS (
      INSERT INTO message SELECT * FROM ${rowsOf('messages', 'message')}
      ON CONFLICT DO NOTHING RETURNING customer_id, message_id, code
    )
    INSERT INTO outbox (customer_id, kind, payload)
    SELECT t.customer_id, 'message', jsonb_build_object('messageId', t.message_id, 'code', t.code) FROM told t;`,
)}
  IF p ? 'messages_read' THEN
    UPDATE message m SET read_at = r.read_at
    FROM (
      SELECT * FROM jsonb_to_recordset(p -> 'messages_read') AS x (customer_id uuid, message_id uuid, with_earlier boolean, read_at timestamptz)
      LIMIT jsonb_array_length(p -> 'messages_read')
    ) AS r
      JOIN message n ON n.customer_id = r.customer_id AND n.message_id = r.message_id AND ${held('n')}
    WHERE m.customer_id = r.customer_id AND ${held('m')} AND m.read_at IS NULL AND (m.message_id = n.message_id
      OR r.with_earlier AND m.kind = n.kind AND (m.created_at, m.message_id) < (n.created_at, n.message_id));
  END IF;`;

const loanEvents = block('loan_events', `    PERFORM keep_loan_events(p -> 'loan_events');`);

const makerOnlyDays = `    -- The day's row is locked by its update, so steps of one person on two customers are counted one after the other.
    INSERT INTO maker_only_day AS d
    SELECT s.staff_id, s.decided_on, s.limit_group, sum(s.amount_centavos)
    FROM ${rowsOf('maker_only_steps', 'maker_only_step')} AS s GROUP BY s.staff_id, s.decided_on, s.limit_group
    ON CONFLICT (staff_id, decided_on, limit_group) DO UPDATE SET total_centavos = d.total_centavos + excluded.total_centavos;
    IF EXISTS (
      SELECT FROM ${listOf('maker_only_steps', 'maker_only_step')} AS s
      JOIN maker_only_day d USING (staff_id, decided_on, limit_group)
      WHERE d.total_centavos > s.day_limit_centavos
    ) THEN
      RAISE EXCEPTION 'the limit of one person for a day is reached'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'maker_only_day_limit';
    END IF;`;

const tail = `  -- Who of the staff did it.
  IF p ? 'audits' THEN
    INSERT INTO audit_log (audit_id, at, staff_id, action, customer_id, subject_id, detail, before, after)
    SELECT a.audit_id, a.at, a.staff_id, a.action, a.customer_id, a.subject_id, coalesce(a.detail, '{}'), a.before, a.after
    FROM ${rowsOf('audits', 'audit_log')} AS a;
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
`;

export function saveCustomerText(): string {
  const parts = [
    saved('sessions'),
    endedPushes,
    saved('sections', { before: keepDocuments('sections'), beforeUpdate: keepDocuments('sections_updated') }),
    saved('photos'),
    saved('applications'),
    saved('signatures'),
    saved('loans', {
      before: giveNumbers('loans', 'loan', 'order_number', 'loan_id'),
      after: `${loanRates}\n${keepKeys('loans', 'loan', 'loan', { key: 'loan_id', id: 'loan_id' })}`,
    }),
    saved('loanBalances'),
    saved('acceptances'),
    // One that failed makes room for the one in its place.
    saved('payouts', {
      isUpdatedFirst: true,
      after: keepKeys('payouts', 'payout', 'payout', { key: 'reference', id: 'payout_id' }),
    }),
    saved('payments', {
      before: giveNumbers('payments', 'payment', 'reference', 'payment_id'),
      after: keepKeys('payments', 'payment', 'result', { key: 'result_reference', id: 'payment_id' }),
    }),
    collectedMoney,
    entries,
    lenderAnswers,
    freedReferences,
    misapplied,
    saved('papers'),
    saved('coupons'),
    saved('reloan'),
    saved('scheduledLoans'),
    saved('requests'),
    saved('pushSubscriptions'),
    block(
      'ended_pushes',
      `    DELETE FROM push_subscription x USING ${listOf('ended_pushes', 'push_subscription')} AS r
    WHERE x.customer_id = r.customer_id AND x.session_id = r.session_id AND ${held('x')};`,
    ),
    saved('supportMessages'),
    messages,
    // A number or a name that is booked already, for any customer, refuses the whole write by its key.
    saved('moneyReferences'),
    saved('facebookUsernames'),
    saved('makerOnlySteps', { after: makerOnlyDays }),
    loanEvents,
  ];
  return `${head}\n${parts.join('\n')}\n\n${tail}`;
}
