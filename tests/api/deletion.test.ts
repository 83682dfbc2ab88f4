import { createECDH, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loanSteps } from './loan-steps.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  readLoan,
  type TestBorrower,
  type TestBrowser,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* An account from the wish to delete it to the number that can begin anew. */

/** What an erased customer leaves, table by table; a new table of customers is put here or emptied by the erasure. */
const staysWithoutPerson = [
  'acceptance',
  'accrual',
  'application',
  'audit_log',
  'coupon',
  'customer',
  'customer_key',
  'folded_accrual',
  'given_number',
  'journal_entry',
  'ledger_entry',
  'ledger_line',
  'loan',
  'loan_balance',
  'loan_change',
  'loan_charge',
  'loan_entry',
  'loan_event',
  'loan_rate',
  'maker_only_step',
  'money_reference',
  'paper',
  'payment',
  'payout',
  'reloan',
  'request',
  'scheduled_loan',
  'signature',
  // The one answer that the erasure itself gave to staff.
  'stored_answer',
];

let product: TestProduct;
let borrower: TestBorrower;
let agent: TestBrowser;
let admin: TestBrowser;
let loanId: string;
let paperCode: string;
const { pay } = loanSteps(() => ({ product, borrower }));

beforeAll(async () => {
  product = await startTestProduct();
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  loanId = (await borrow(borrower, 500_000, 30)).summary.loanId;
  const supportMessage = { kind: 'complaint', text: 'Somebody calls me every hour.' } as const;
  given(
    await borrower.call(
      endpoints.sendSupportMessage,
      { body: supportMessage },
      { idempotencyKey: randomUUID() },
    ),
  );
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  // Nobody listens there; where pushes would go is all that matters here.
  const endpoint = 'http://127.0.0.1:9/';
  given(await borrower.call(endpoints.savePush, { body: { endpoint, p256dh, auth: 'A'.repeat(22) } }));
  const body = { kind: 'agreement', language: 'en-US' } as const;
  paperCode = given(await borrower.call(endpoints.issuePaper, { params: { loanId }, body })).code;
  agent = await signInAs(product.origin, 'agent');
  admin = await signInAs(product.origin, 'admin');
});
afterAll(() => product.stop());

const codeOf = (outcome: { ok: true } | { ok: false; code: string }) => (outcome.ok ? 'taken' : outcome.code);
const ask = (who = borrower) => who.call(endpoints.askDeletion, {}, { idempotencyKey: randomUUID() });
const requestOf = async (customerId: string) => {
  const { requests } = given(await agent.call(endpoints.listRequests, { query: { from: 'borrowers' } }));
  const found = requests.find((row) => row.customerId === customerId && row.kind === 'deletion');
  if (found === undefined) throw new Error('no deletion waits');
  return found;
};
async function answer(staff: TestBrowser, customerId: string, outcome: 'done' | 'confirm') {
  const { requestId } = await requestOf(customerId);
  return staff.call(
    endpoints.answerRequest,
    { params: { customerId, requestId }, body: { outcome } },
    { idempotencyKey: randomUUID() },
  );
}
const rowsOf = async (customerId: string) => {
  const tables = await product.database.query<{ name: string }>({
    name: 'test-customer-tables',
    text: `SELECT table_name::text AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'customer_id' ORDER BY 1`,
  });
  const counted = await Promise.all(
    tables.map(async ({ name }) => {
      const text = `SELECT count(*)::integer AS count FROM ${name} WHERE customer_id = $1`;
      const [row] = await product.database.query<{ count: number }>({ name: `test-rows-${name}`, text }, [
        customerId,
      ]);
      return { name, count: row?.count ?? 0 };
    }),
  );
  return counted.filter(({ count }) => count > 0).map(({ name }) => name);
};
const photosOf = async (customerId: string) =>
  readdir(path.join(product.settings.dataFolder, 'photos', customerId)).catch(() => []);

const numbersLeft = () =>
  product.database.query({ name: 'test-numbers-left', text: 'SELECT 1 FROM waitlist_entry' });

describe('deleting an account', () => {
  test('is not offered while a loan is open, and the borrower reads why first', async () => {
    expect(given(await borrower.call(endpoints.getDeletion, {})).blockedBy).toBe('openLoan');
    expect(codeOf(await ask())).toBe('request_not_possible');
    const { payoff } = (await readLoan(borrower, loanId)).summary;
    await pay(loanId, 'full', payoff?.totalCentavos ?? 0);
    expect(given(await borrower.call(endpoints.getDeletion, {}))).toEqual({
      pending: null,
      blockedBy: null,
      hasLoanRecords: true,
      refusedFor: null,
    });
  });

  test('is one request however often it is asked for, stands on the home screen, and can be taken back', async () => {
    const { pending } = given(await ask());
    expect(given(await ask()).pending).toEqual(pending);
    expect(given(await borrower.call(endpoints.getHome, {})).deletion).toEqual(pending);
    const back = await borrower.call(endpoints.takeBackDeletion, {}, { idempotencyKey: randomUUID() });
    expect(given(back).pending).toBeNull();
    await expect(requestOf(borrower.customerId)).rejects.toThrow('no deletion waits');
  });

  test('takes two members of staff', async () => {
    const left = { phone: borrower.phone, language: 'en-US', hasConsent: true } as const;
    given(await borrower.call(endpoints.leaveNumber, { body: left }));
    given(await ask());
    const { customerId } = borrower;
    const alone = await answer(agent, customerId, 'confirm');
    expect(alone).toMatchObject({ ok: false, code: 'loan_action_refused' });
    expect(given(await answer(agent, customerId, 'done')).status).toBe('waits-for-second-person');
    expect(await requestOf(customerId)).toMatchObject({ isOwn: true, details: {} });
    expect(codeOf(await answer(agent, customerId, 'confirm'))).toBe('second_person_required');
    expect(await photosOf(customerId)).toHaveLength(3);
    expect(await numbersLeft()).toHaveLength(1);
    expect(given(await answer(admin, customerId, 'confirm')).status).toBe('done');
  });

  test('leaves nothing that says who it was but what the law has kept, and no photo', async () => {
    const { customerId } = borrower;
    const besides = async () =>
      (await rowsOf(customerId)).filter((name) => !staysWithoutPerson.includes(name));
    await expect.poll(besides).toEqual([]);
    const [left] = await product.database.query<Record<string, unknown>>(
      {
        name: 'test-left',
        text: `SELECT octet_length(phone_index) AS index_bytes, records_until_on::text,
            (SELECT count(*) FROM signature WHERE customer_id = $1 AND drawing_sealed IS NOT NULL) AS drawings,
            (SELECT count(*) FROM application WHERE customer_id = $1 AND before_sealed IS NOT NULL) AS answers,
            (SELECT count(*) FROM login_state) AS log_ins,
            (SELECT count(*) FROM simulated_sms) AS messages,
            (SELECT count(*) FROM waitlist_entry) AS waiting,
            (SELECT string_agg(body::text, ' ') FROM stored_answer) AS stored,
            (SELECT count(*) FROM paper WHERE customer_id = $1 AND content_sealed IS NOT NULL) AS papers
          FROM customer WHERE customer_id = $1`,
      },
      [customerId],
    );
    expect(left).toMatchObject({
      index_bytes: 0,
      drawings: 0,
      answers: 0,
      log_ins: 0,
      messages: 0,
      waiting: 0,
      papers: 1,
    });
    expect(left?.['stored']).toBe('{"status": "done"}');
    expect(left?.['records_until_on']).toMatch(/^203[12]-/);
    await until('the photos to be gone', async () =>
      (await photosOf(customerId)).length === 0 ? true : null,
    );
    const staff = given(await admin.call(endpoints.getCustomer, { params: { customerId } }));
    expect(staff).toMatchObject({ nameMasked: '• •', phoneMasked: '•••', limitCentavos: 0 });
    expect(staff.erasedAt).not.toBeNull();
  });

  test('ends every session, and the number starts again as a new customer', async () => {
    expect(codeOf(await borrower.call(endpoints.getHome, {}))).toMatch(/not_signed_in|session_ended/);
    const query = { phone: borrower.phone };
    expect(given(await borrower.call(endpoints.listSandboxSms, { query }))).toEqual([]);
    const again = await logInBorrower(product.origin, borrower.phone);
    expect(again.customerId).not.toBe(borrower.customerId);
    expect(given(await again.call(endpoints.getHome, {}))).toMatchObject({ state: 'incomplete', loan: null });
  });

  test('of somebody whose application is being looked at takes it out of the queue', async () => {
    const applicant = await logInBorrower(product.origin);
    await completeProfile(product.origin, applicant);
    const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
    given(await applicant.call(endpoints.submitApplication, { body }, { idempotencyKey: randomUUID() }));
    given(await ask(applicant));
    given(await answer(agent, applicant.customerId, 'done'));
    given(await answer(admin, applicant.customerId, 'confirm'));
    const { cases } = given(await admin.call(endpoints.listReviewQueue, {}));
    expect(cases.map(({ customerId }) => customerId)).not.toContain(applicant.customerId);
    // Jobs of the last write are relayed within a moment.
    await expect
      .poll(async () => (await rowsOf(applicant.customerId)).toSorted())
      .toEqual(['application', 'audit_log', 'customer', 'request', 'stored_answer']);
  });

  test('leaves a paper that can be checked, until its day is over', async () => {
    expect(given(await agent.call(endpoints.verifyPaper, { params: { code: paperCode } })).kind).toBe(
      'agreement',
    );
    await product.database.query({
      name: 'test-day-over',
      text: "UPDATE customer SET records_until_on = '2020-01-01' WHERE records_until_on IS NOT NULL",
    });
    given(await agent.call(endpoints.moveSandboxClock, { body: { advanceDays: 1 } }));
    const [left] = await product.database.query({
      name: 'test-records-over',
      text: `SELECT (SELECT count(*) FROM paper WHERE content_sealed IS NOT NULL)
          + (SELECT count(*) FROM acceptance WHERE document_sealed IS NOT NULL)
          + (SELECT count(*) FROM payout WHERE account_sealed IS NOT NULL) AS sealed,
          (SELECT count(*) > 0 FROM journal_entry) AS has_journal`,
    });
    expect(left).toEqual({ sealed: 0, has_journal: true });
    expect(given(await agent.call(endpoints.verifyPaper, { params: { code: paperCode } })).kind).toBe(
      'agreement',
    );
  });
});
