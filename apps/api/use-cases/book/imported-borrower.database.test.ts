import type { WrittenBorrower } from '@luwag/contract/book-line';
import type { SectionName } from '@luwag/contract/profile/section-names';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createStaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createBookStore } from '../../adapters/postgres/book-store.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { createLoanFeed } from '../../adapters/postgres/loan-feed.ts';
import { relayOutbox } from '../../adapters/postgres/outbox-relay.ts';
import { sandboxBook } from '../../sandbox/sandbox-book.ts';
import { getAccountChange } from '../account/account-change.ts';
import { completeSection } from '../profile/complete-section.ts';
import { getProfile } from '../profile/get-profile.ts';
import { saveSectionDraft } from '../profile/save-section-draft.ts';
import { listPartnerLoans } from '../partner/partner-loans.ts';
import { tellOverdue } from '../receiver/tell-overdue.ts';
import { exportBook } from './export-book.ts';
import { importBook } from './import-book.ts';

/* Borrowers who were brought over log in: what they may change, and what the book says of them afterwards. */

let test: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;

async function contextOf(database: TestDatabase) {
  return {
    ...(await createStaffContext(database)),
    bookStore: createBookStore(database.database),
    closes: createCloseOfBusiness(database.database),
  };
}

beforeEach(async () => {
  test = await createTestDatabase();
  context = await contextOf(test);
});
afterEach(() => test.remove());

const firstPhone = '9800000000';

async function imported(change: (borrower: WrittenBorrower) => WrittenBorrower = (borrower) => borrower) {
  async function* source() {
    const sample = sandboxBook(2, mainProduct, manilaDateOf(context.now()));
    for await (const { line, value: read } of sample())
      yield { line, value: line === 2 ? change(read as WrittenBorrower) : read };
  }
  const options = { demanded: {}, isCheckOnly: false, onProgress: () => undefined };
  const outcome = await importBook(context, source, options);
  expect(outcome).toMatchObject({ ok: true, imported: { borrowers: 2 } });
  const { caller } = await newBorrower(context, firstPhone);
  const { sections } = value(await getProfile(context, caller));
  const valuesOf = (name: SectionName) => sections.find(({ section }) => section === name)?.values ?? {};
  return { caller, valuesOf };
}

it('who logged in before the import find their loans under the number they logged in with', async () => {
  const { caller: early, session } = await newBorrower(context, firstPhone);
  const { caller } = await imported();
  expect(await getProfile(context, early)).toMatchObject({ ok: false });
  const { customerId } = caller as Extract<typeof caller, { kind: 'customer' }>;
  expect(customerId).not.toBe(session.customerId);
  const { loans } = await context.store.load({ customerId, parts: ['loans'] });
  expect(loans.length).toBeGreaterThan(0);
  const replaced = await context.store.load({ customerId: session.customerId, parts: [] });
  expect(replaced.customer?.erasedAt).not.toBeNull();
});

it('may be older than those who are lent to, whose birth date an application would refuse', async () => {
  const birthOn = '1950-01-31';
  const { valuesOf } = await imported((borrower) => {
    const { identity } = borrower.sections;
    return { ...borrower, sections: { ...borrower.sections, identity: { ...identity, birthOn } } };
  });
  expect(valuesOf('identity')).toMatchObject({ birthOn });
});

it('who log in while a batch is opened find them too', async () => {
  const { bookStore } = context;
  let isFirst = true;
  context.bookStore = {
    ...bookStore,
    open: async (...given) => {
      if (isFirst) await newBorrower(context, firstPhone);
      isFirst = false;
      return bookStore.open(...given);
    },
  };
  await imported();
});

it('who gave anything of a profile before the import stay, and the line is refused by its phone', async () => {
  const { caller } = await newBorrower(context, firstPhone);
  value(await saveSectionDraft(context, caller, { section: 'work', values: {}, step: 0 }));
  const source = sandboxBook(2, mainProduct, manilaDateOf(context.now()));
  const options = { demanded: {}, isCheckOnly: false, onProgress: () => undefined };
  const outcome = await importBook(context, source, options);
  expect(outcome).toEqual({
    ok: false,
    faultCount: 1,
    faults: [{ line: 2, field: 'phone', code: 'already_there' }],
  });
  expect((await getProfile(context, caller)).ok).toBe(true);
});

const listed = async (after = 0) =>
  value(
    await listPartnerLoans({ ...context, loanFeed: createLoanFeed(test.database) }, { after, limit: 100 }),
  );

it('have their loans in the list that partners read from the beginning, and again once something happens', async () => {
  const { caller } = await imported();
  const { loans, cursor } = await listed();
  const { customerId } = caller as Extract<typeof caller, { kind: 'customer' }>;
  const { loans: own } = await context.store.load({ customerId, parts: ['loans'] });
  const ids = loans.map(({ loanId }) => loanId);
  expect(ids).toEqual(expect.arrayContaining(own.map(({ loanId }) => loanId)));
  expect(new Set(ids).size).toBe(loans.length);
  expect((await listed(Number(cursor))).loans).toEqual([]);
  const running = own.find(({ status }) => status === 'active');
  if (running === undefined) throw new Error('the first of the book has a loan that runs');
  const { loanId } = running;
  context.clock.at += 60 * 86_400_000;
  expect(await tellOverdue(context, { customerId, loanId })).toMatchObject({ ok: true });
  await relayOutbox(test.database);
  expect((await listed(Number(cursor))).loans).toMatchObject([{ loanId }]);
  await context.bookStore.listForPartners();
  expect((await listed()).loans).toHaveLength(loans.length);
});

const settledOnly = (borrower: WrittenBorrower): WrittenBorrower => ({
  ...borrower,
  loans: borrower.loans.filter(({ status }) => status === 'settled'),
});

it('who owe keep name and ID, and so their line in an export', async () => {
  const { caller, valuesOf } = await imported();
  const values = { ...valuesOf('identity'), firstName: 'Somebody' };
  const profile = value(await getProfile(context, caller));
  expect(profile).toMatchObject({ isEditable: true, isIdentityFixed: true });
  const draft = await saveSectionDraft(context, caller, { section: 'identity', values, step: 0 });
  expect(draft).toMatchObject({ ok: false, code: 'profile_locked' });
  const done = await completeSection(context, caller, { section: 'identity', values, device: null });
  expect(done).toMatchObject({ ok: false, code: 'profile_locked' });
  const book = await exportBook(context, async () => undefined);
  expect(book).toMatchObject({ totals: { borrowers: 2 }, withoutIdentity: 0 });
});

it('who owe nothing may change their name, and an export counts their loans until that is finished', async () => {
  const { caller, valuesOf } = await imported(settledOnly);
  const values = { ...valuesOf('identity'), firstName: 'Another' };
  value(await saveSectionDraft(context, caller, { section: 'identity', values, step: 0 }));
  const without = await exportBook(context, async () => undefined);
  expect(without.totals.borrowers).toBe(1);
  expect(without.withoutIdentity).toBeGreaterThan(0);
  value(await completeSection(context, caller, { section: 'identity', values, device: null }));
  const withThem = await exportBook(context, async () => undefined);
  expect(withThem).toMatchObject({ totals: { borrowers: 2 }, withoutIdentity: 0 });
});

it('who came without a payout account give one themselves; after that a change takes a code', async () => {
  let account: Record<string, string> = {};
  const { caller } = await imported((borrower) => {
    const { payoutAccount, ...sections } = borrower.sections;
    account = { ...payoutAccount };
    return { ...settledOnly(borrower), sections };
  });
  expect(value(await getProfile(context, caller)).isAccountChangedByCode).toBe(false);
  const values = account;
  value(await saveSectionDraft(context, caller, { section: 'payoutAccount', values, step: 0 }));
  expect(value(await getProfile(context, caller)).isAccountChangedByCode).toBe(false);
  const profile = await completeSection(context, caller, { section: 'payoutAccount', values, device: null });
  expect(value(profile).isAccountChangedByCode).toBe(true);
  expect(value(await getAccountChange(context, caller, null)).accountType).toBe(account['accountType']);
  const again = await saveSectionDraft(context, caller, {
    section: 'payoutAccount',
    values: { ...values, payeeFirstName: 'Another' },
    step: 0,
  });
  expect(again).toMatchObject({ ok: false, code: 'profile_locked' });
});
