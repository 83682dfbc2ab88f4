import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LedgerDatabase } from './ledger-database.ts';

/*
 * What somebody would write by hand who knows that a repayment pays principal and nothing else: the rows that the product
 * writes for one, by typed arguments, without any of its rules.
 */

const handWritten = `
  CREATE TABLE bench_target AS
    SELECT row_number() OVER () AS n, customer_id, loan_id, payment_id FROM payment;
  ALTER TABLE bench_target ADD PRIMARY KEY (n);
  ANALYZE bench_target;
  CREATE FUNCTION bench_repay(p_n bigint, p_centavos bigint) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    t bench_target;
    v_entry uuid := gen_random_uuid();
    v_message uuid := gen_random_uuid();
    v_version bigint;
    v_sequence bigint;
  BEGIN
    SELECT * INTO t FROM bench_target WHERE n = p_n;
    UPDATE customer SET version = version + 1 WHERE customer_id = t.customer_id RETURNING version INTO v_version;
    UPDATE loan_balance SET principal_paid_centavos = principal_paid_centavos + p_centavos
      WHERE customer_id = t.customer_id AND loan_id = t.loan_id;
    UPDATE loan SET schedule = jsonb_set(schedule, '{0,interestCentavos}', to_jsonb(p_centavos))
      WHERE customer_id = t.customer_id AND loan_id = t.loan_id;
    UPDATE payment SET status = 'success', received_centavos = p_centavos, settled_at = now(), paid_at = now(),
      is_settling = false WHERE customer_id = t.customer_id AND payment_id = t.payment_id;
    INSERT INTO journal_entry (customer_id, entry_id, loan_id, kind, business_on, recorded_at, reference, accounts,
        amounts_centavos, is_after_close)
      VALUES (t.customer_id, v_entry, t.loan_id, 'repayment-received', current_date, now(), t.payment_id,
        ARRAY['1020', '1100'], ARRAY[p_centavos, -p_centavos], false);
    INSERT INTO message (customer_id, message_id, kind, code, facts, dedupe_key, created_at)
      VALUES (t.customer_id, v_message, 'notify', 'paymentReceived', jsonb_build_object('loanId', t.loan_id,
        'orderNumber', '261121-000001', 'amountCentavos', p_centavos, 'dueOn', current_date, 'leftCentavos', 491000),
        'paymentReceived ' || v_entry, now());
    INSERT INTO outbox (customer_id, kind, payload)
      VALUES (t.customer_id, 'message', jsonb_build_object('messageId', v_message, 'code', 'paymentReceived'));
    INSERT INTO loan_change AS c (customer_id, loan_id, last_sequence) VALUES (t.customer_id, t.loan_id, 1)
      ON CONFLICT (customer_id, loan_id) DO UPDATE SET last_sequence = c.last_sequence + 1
      RETURNING last_sequence INTO v_sequence;
    INSERT INTO loan_event (customer_id, event_id, loan_id, type, subject, sequence, happened_at, data)
      VALUES (t.customer_id, gen_random_uuid(), t.loan_id, 'loan.repaid', v_entry, v_sequence, now(),
        jsonb_build_object('customerId', t.customer_id, 'loanId', t.loan_id, 'orderNumber', '261121-000001',
          'status', 'active', 'owedCentavos', 491000, 'dueOn', current_date, 'source', 'payment',
          'amountCentavos', p_centavos, 'paidOn', current_date, 'reference', t.payment_id));
  END
  $$`;

/** One by one, since the server beside it gives the events of many loans their place at the same time. */
const repayAll = `
  DO $$
  DECLARE
    v_n bigint;
  BEGIN
    FOR v_n IN SELECT n FROM bench_target LOOP
      PERFORM set_config('synchronous_commit', 'off', true);
      PERFORM bench_repay(v_n, 1);
      COMMIT;
    END LOOP;
  END
  $$`;

const warmUpSeconds = 4;

export type HandWritten = {
  perSecond: (callers: number, seconds: number) => Promise<number>;
  /** After a checkpoint the log takes each page whole once. Who is measured first would pay for it, so it is paid before. */
  writeAllPages: () => Promise<void>;
};

/** Makes the function in the database of a measurement. Errors: where Debian's pgbench is not installed. */
export async function prepareHandWritten(
  folder: string,
  { owner, databaseUrl }: LedgerDatabase,
  payments: number,
): Promise<HandWritten> {
  const program = await findPgbench();
  await owner.runScript(handWritten);
  const script = path.join(folder, 'repayment.sql');
  await writeFile(script, `\\set n random(1, ${payments})\nSELECT bench_repay(:n, 1);\n`);
  return {
    writeAllPages: async () => {
      await owner.runScript('CHECKPOINT');
      await owner.runScript(repayAll);
    },
    perSecond: async (callers, seconds) => {
      const { stderr } = await promisify(execFile)(program, [
        '--no-vacuum',
        '--protocol=prepared',
        `--client=${callers}`,
        '--jobs=1',
        // Each connection compiles the function with its first call; only the last seconds count.
        `--time=${warmUpSeconds + seconds}`,
        '--progress=1',
        `--file=${script}`,
        databaseUrl,
      ]);
      // It tells nothing of a second in which no call ended.
      const told = [...stderr.matchAll(/^progress: ([\d.]+) s, ([\d.]+) tps/gm)];
      const counted = told
        .filter(([, second]) => Number(second) > warmUpSeconds + 0.5)
        .map(([, , rate]) => Number(rate));
      if (counted.length === 0) throw new Error(`pgbench told no rate: ${stderr.slice(-500)}`);
      return counted.reduce((sum, rate) => sum + rate, 0) / counted.length;
    },
  };
}

async function findPgbench(): Promise<string> {
  const versions = '/usr/lib/postgresql';
  const found = (existsSync(versions) ? await readdir(versions) : [])
    .map((version) => path.join(versions, version, 'bin', 'pgbench'))
    .find((program) => existsSync(program));
  if (found === undefined) throw new Error('pgbench is missing: apt-get install postgresql-contrib');
  return found;
}
