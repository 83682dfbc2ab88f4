import { oncePerLoanDayKinds } from '@luwag/loan-engine/ledger/posting';
import { postCharge } from '@luwag/loan-engine/ledger/post-event';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLoan, type LedgerLoan } from '../../../../tests/ledger-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { superuser } from '../embedded-postgres/cluster-folder.ts';
import { refuseRightToChangeJournal } from './database-roles.ts';
import { openDatabase, type Queryable } from './database.ts';

let product: TestDatabase;
let loan: LedgerLoan;
beforeAll(async () => {
  product = await createTestDatabase();
  loan = await addLoan(product.database);
});
afterAll(() => product.remove());

/** Ends a transaction that keeps nothing, with what was read in it. */
class Rollback extends Error {
  lines: unknown;
  constructor(lines: unknown) {
    super('rolled back');
    this.lines = lines;
  }
}

/** Without a name, as none is sent twice. */
const statement = (text: string) => ({ name: '', text });
const run = (database: Queryable, text: string) => database.query(statement(text));
const entryId = '0190a1b2-0000-4000-8000-00000000000a';

type Line = readonly [account: string, amountCentavos: number];
const balanced: readonly Line[] = [
  ['1020', 100],
  ['1110', -100],
];

const insertEntry = (kind = 'repayment-received', lines = balanced, id = entryId): string =>
  `INSERT INTO journal_entry (customer_id, entry_id, loan_id, kind, business_on, recorded_at, accounts, amounts_centavos,
     is_after_close)
   VALUES ('${loan.customerId}', '${id}', '${loan.loanId}', '${kind}', '2026-11-22', now(),
     '{${lines.map(([account]) => account).join()}}', '{${lines.map(([, amount]) => amount).join()}}', false)`;
const insertAccrual = (kind = 'interest-accrued', amountCentavos = 5): string =>
  `INSERT INTO accrual VALUES ('${loan.customerId}', '${loan.loanId}', '${entryId}', now(), ${amountCentavos}, '2026-11-22',
     '${kind}', false)`;

const reversal = (id: string, of: string): string =>
  insertEntry('disbursement-failed', balanced, id)
    .replace('recorded_at,', 'recorded_at, reversal_of,')
    .replace('now(),', `now(), '${of}',`);
const payout = (id: string, reference: string, providerReference: string): string =>
  `INSERT INTO payout (customer_id, payout_id, loan_id, reference, status, amount_centavos, account_sealed,
         account_masked, institution_code, institution, requested_at, provider_reference)
       VALUES ('${loan.customerId}', '0190a1b2-0000-4000-8000-0000000000f${id}', '${loan.loanId}', '${reference}',
         'failed', 100, '', '', '', '', now(), '${providerReference}')`;

describe('the role that serves people', () => {
  it.each([
    'UPDATE journal_entry SET kind = kind',
    'UPDATE accrual SET amount_centavos = 1',
    'DELETE FROM journal_entry',
    'DELETE FROM accrual',
    'UPDATE folded_accrual SET first_on = first_on',
    'DELETE FROM folded_accrual',
    'UPDATE lender_entry SET kind = kind',
    'DELETE FROM lender_entry',
    'UPDATE suspense_item SET amount_centavos = 1',
    'DELETE FROM suspense_item',
    'DELETE FROM collected_money',
    "UPDATE lender_step SET status = 'confirmed'",
    'DELETE FROM lender_step',
    'TRUNCATE accrual',
    'TRUNCATE journal_entry CASCADE',
    'UPDATE schema_migration SET checksum = checksum',
    'DELETE FROM audit_log',
    'ALTER TABLE accrual DISABLE TRIGGER ALL',
    'DROP TABLE accrual',
    'UPDATE account_day SET amount_centavos = 1',
    'DELETE FROM closed_day',
    `SET ROLE ${superuser}`,
    "SET session_replication_role = 'replica'",
  ])('is refused: %s', async (text) => {
    await expect(run(product.database, text)).rejects.toMatchObject({ code: '42501' });
  });

  it('is refused to write an entry past the function that writes them', async () => {
    await expect(run(product.database, insertEntry())).rejects.toMatchObject({ code: '42501' });
    await expect(run(product.database, insertAccrual())).rejects.toMatchObject({ code: '42501' });
  });

  it('is the only one that people are served with', async () => {
    await expect(refuseRightToChangeJournal(product.database)).resolves.toBeUndefined();
    const owner = openDatabase({ databaseUrl: product.databaseUrl });
    await expect(refuseRightToChangeJournal(owner)).rejects.toThrow(/may change the journal/);
    await owner.close();
  });

  it('may use a table that a later migration makes', async () => {
    await product.asOwner((owner) => owner.runScript('CREATE TABLE later (id integer)'));
    expect(await run(product.database, 'INSERT INTO later VALUES (1) RETURNING id')).toEqual([{ id: 1 }]);
  });
});

describe('the journal', () => {
  it.each(['UPDATE journal_entry SET kind = kind', 'DELETE FROM accrual', 'DELETE FROM lender_entry'])(
    'stays as it is even against the owner of the database: %s',
    async (text) => {
      await expect(product.asOwner((owner) => run(owner, text))).rejects.toThrow(/only appended to/);
    },
  );

  it.each(['TRUNCATE accrual', 'TRUNCATE journal_entry'])(
    'is not emptied even by its owner: %s',
    async (text) => {
      await expect(product.asOwner((owner) => run(owner, text))).rejects.toMatchObject({ code: '42501' });
    },
  );

  it.each([
    [[100, -99], 'journal_entry_sums_to_zero'],
    [[100, -101], 'journal_entry_sums_to_zero'],
    [[100, 100], 'journal_entry_sums_to_zero'],
    [[], 'journal_entry_lines'],
    [[100, -100, 0], 'journal_entry_lines'],
    [[1_000_000_000_001, -1_000_000_000_001], 'journal_entry_amount_bounds'],
  ])('refuses an entry of %j even from its owner, by %s', async (amounts, constraint) => {
    const lines = amounts.map((amount): Line => ['1110', amount]);
    const write = product.asOwner((owner) => run(owner, insertEntry('repayment-received', lines)));
    await expect(write).rejects.toMatchObject({ constraint });
  });

  it('refuses an amount that is not there, and one without an account', async () => {
    const written = [
      ["'{1020,1110}'", "'{100,-100,NULL}'"],
      ["'{1020,NULL}'", "'{100,-100}'"],
      ["'{1020,1110}'", "'{100,-100,1,-1}'"],
    ].map(([accounts, amounts]) =>
      insertEntry()
        .replace("'{1020,1110}'", accounts ?? '')
        .replace("'{100,-100}'", amounts ?? ''),
    );
    await product.asOwner(async (owner) => {
      for (const text of written) await expect(run(owner, text)).rejects.toMatchObject({ code: '23514' });
    });
  });

  it.each(oncePerLoanDayKinds)('takes %s of one loan and day once, as an accrual', async (kind) => {
    const twice = product.asOwner((owner) =>
      owner.transaction(async (transaction) => {
        await run(transaction, insertAccrual(kind));
        await run(transaction, insertAccrual(kind));
      }),
    );
    await expect(twice).rejects.toMatchObject({ constraint: 'accrual_once' });
    const entry = product.asOwner((owner) => run(owner, insertEntry(kind)));
    await expect(entry).rejects.toMatchObject({ constraint: 'journal_entry_no_accrual' });
  });

  it('refuses an accrual of nothing and one of another kind', async () => {
    await product.asOwner(async (owner) => {
      await expect(run(owner, insertAccrual('interest-accrued', 0))).rejects.toMatchObject({
        constraint: 'accrual_amount_bounds',
      });
      await expect(run(owner, insertAccrual('fee-accrued'))).rejects.toMatchObject({ code: '22P02' });
    });
  });

  it('refuses a write with an accrual of a loan that does not exist', async () => {
    const accrual = {
      customer_id: loan.customerId,
      loan_id: entryId,
      entry_id: entryId,
      recorded_at: '2026-11-22T00:00:00Z',
      amount_centavos: 5,
      business_on: '2026-11-22',
      kind: 'interest-accrued',
    };
    const document = {
      customers: [{ customer_id: loan.customerId, expected_version: 0 }],
      accruals: [accrual],
    };
    const save = product.database.query(statement('SELECT save_customer($1, $2)'), [
      loan.customerId,
      JSON.stringify(document),
    ]);
    await expect(save).rejects.toMatchObject({ code: '23503' });
  });

  it.each(oncePerLoanDayKinds)('shows %s as the entry of two lines that the engine posts', async (kind) => {
    const posted = postCharge(kind, loan.loanId, localDate('2026-11-22'), centavos(5));
    const shown = await product.asOwner((owner) =>
      owner
        .transaction(async (transaction) => {
          await run(transaction, insertAccrual(kind));
          const lines = await run(
            transaction,
            `SELECT account, amount_centavos AS "amountCentavos" FROM ledger_line
             WHERE entry_id = '${entryId}' AND business_on = '2026-11-22'`,
          );
          throw new Rollback(lines);
        })
        .catch((error: unknown) => (error instanceof Rollback ? error.lines : Promise.reject(error))),
    );
    expect(shown).toEqual(posted.postings);
  });

  it('takes one reversal of an entry, and only of one that exists', async () => {
    const ids = ['c', 'd'].map((last) => `0190a1b2-0000-4000-8000-00000000000${last}`);
    const [first = '', second = ''] = ids;
    await product.asOwner(async (owner) => {
      await run(owner, insertEntry('disbursement-requested'));
      await run(owner, reversal(first, entryId));
      await expect(run(owner, reversal(second, entryId))).rejects.toMatchObject({ code: '23505' });
      await expect(run(owner, reversal(second, second.replace('d', 'e')))).rejects.toMatchObject({
        code: '23503',
      });
    });
  });
});

describe('a payout', () => {
  it('has a reference of its own, and so has what the provider calls it', async () => {
    await run(product.database, payout('1', 'PO-1', 'P-1'));
    await expect(run(product.database, payout('2', 'PO-1', 'P-2'))).rejects.toMatchObject({ code: '23505' });
    await expect(run(product.database, payout('2', 'PO-2', 'P-1'))).rejects.toMatchObject({ code: '23505' });
  });
});
