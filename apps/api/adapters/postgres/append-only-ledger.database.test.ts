import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLoan, type LedgerLoan } from '../../../../tests/ledger-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { superuser } from '../embedded-postgres/cluster-folder.ts';
import { refuseRightToChangeJournal } from './app-role.ts';
import { openDatabase, type Queryable } from './database.ts';

let product: TestDatabase;
let loan: LedgerLoan;
beforeAll(async () => {
  product = await createTestDatabase();
  loan = await addLoan(product.database);
});
afterAll(() => product.remove());

/** Without a name, as none is sent twice. */
const statement = (text: string) => ({ name: '', text });
const run = (database: Queryable, text: string) => database.query(statement(text));
const entryId = '0190a1b2-0000-4000-8000-00000000000a';

const insertEntry = (kind = 'interest-accrued', id = entryId): string =>
  `INSERT INTO journal_entry (customer_id, entry_id, loan_id, kind, business_on, recorded_at)
   VALUES ('${loan.customerId}', '${id}', '${loan.loanId}', '${kind}', '2026-11-22', now())`;
const insertPostings = (debit: number, credit: number): string =>
  `INSERT INTO posting VALUES ('${loan.customerId}', '${entryId}', 1, '1110', ${debit}),
   ('${loan.customerId}', '${entryId}', 2, '4100', ${-credit})`;

const reversal = (id: string, of: string): string =>
  insertEntry('disbursement-failed', id)
    .replace('recorded_at)', 'recorded_at, reversal_of)')
    .replace('now())', `now(), '${of}')`);
const payout = (id: string, reference: string, providerReference: string): string =>
  `INSERT INTO payout (customer_id, payout_id, loan_id, reference, status, amount_centavos, account_sealed,
         account_masked, institution_code, institution, requested_at, provider_reference)
       VALUES ('${loan.customerId}', '0190a1b2-0000-4000-8000-0000000000f${id}', '${loan.loanId}', '${reference}',
         'failed', 100, '', '', '', '', now(), '${providerReference}')`;

describe('the role that serves people', () => {
  it.each([
    'UPDATE journal_entry SET kind = kind',
    'UPDATE posting SET amount_centavos = 1',
    'DELETE FROM journal_entry',
    'DELETE FROM posting',
    'TRUNCATE posting',
    'TRUNCATE journal_entry CASCADE',
    'UPDATE schema_migration SET checksum = checksum',
    'DELETE FROM audit_log',
    'ALTER TABLE posting DISABLE TRIGGER ALL',
    'DROP TABLE posting',
    `SET ROLE ${superuser}`,
    "SET session_replication_role = 'replica'",
  ])('is refused: %s', async (text) => {
    await expect(run(product.database, text)).rejects.toMatchObject({ code: '42501' });
  });

  it('is refused to write an entry past the function that writes them', async () => {
    await expect(run(product.database, insertEntry())).rejects.toMatchObject({ code: '42501' });
    await expect(run(product.database, insertPostings(5, 5))).rejects.toMatchObject({ code: '42501' });
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
  it.each(['UPDATE journal_entry SET kind = kind', 'DELETE FROM posting', 'TRUNCATE posting'])(
    'stays as it is even against the owner of the database: %s',
    async (text) => {
      await expect(product.asOwner((owner) => run(owner, text))).rejects.toThrow(/only appended to/);
    },
  );

  it.each([
    [100, 99],
    [100, 101],
    [100, -100],
  ])(
    'refuses an entry of %i against %i even from its owner, and keeps nothing of it',
    async (debit, credit) => {
      const write = product.asOwner((owner) =>
        owner.transaction(async (transaction) => {
          await run(transaction, insertEntry());
          await run(transaction, insertPostings(debit, credit));
        }),
      );
      await expect(write).rejects.toThrow(/does not sum to zero/);
      const kept = `SELECT entry_id FROM journal_entry WHERE entry_id = '${entryId}'`;
      expect(await run(product.database, kept)).toEqual([]);
    },
  );

  it('refuses two entries that are wrong by the same centavo in opposite directions', async () => {
    const other = '0190a1b2-0000-4000-8000-00000000000b';
    const write = product.asOwner((owner) =>
      owner.transaction(async (transaction) => {
        await run(transaction, insertEntry());
        await run(transaction, insertEntry('late-charge-accrued', other));
        await run(
          transaction,
          `INSERT INTO posting VALUES ('${loan.customerId}', '${entryId}', 1, '1110', 1),
           ('${loan.customerId}', '${other}', 1, '4100', -1)`,
        );
      }),
    );
    await expect(write).rejects.toThrow(/does not sum to zero/);
  });

  it.each(['interest-accrued', 'late-charge-accrued', 'penalty-fee-accrued'])(
    'takes %s of one loan and day once',
    async (kind) => {
      const twice = product.asOwner((owner) =>
        owner.transaction(async (transaction) => {
          await run(transaction, insertEntry(kind));
          await run(transaction, insertEntry(kind, '0190a1b2-0000-4000-8000-00000000000b'));
        }),
      );
      await expect(twice).rejects.toMatchObject({ code: '23505' });
    },
  );

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
