import { expect, it } from 'vitest';
import { layouts } from '../apps/api/adapters/settlement-csv/columns.ts';
import type { JobKind } from '../apps/api/ports/job.ts';
import type { MoneyProviderSettings, SmsProviderSettings } from '../apps/api/provider-settings.ts';
import type { bookPayment } from '../apps/api/use-cases/payment/book-payment.ts';
import { words } from '../apps/console/messages/en-US.ts';
import { loanWords } from '../apps/console/messages/loan-words.ts';
import { providerNames } from '../apps/console/messages/provider-names.ts';
import { quarantineWords } from '../apps/console/messages/quarantine-words.ts';
import { stuckWords } from '../apps/console/messages/stuck-words.ts';
import type { ScorecardFactor } from '../packages/loan-engine/decision/scorecard.ts';
import type { JournalEntryKind } from '../packages/loan-engine/ledger/posting.ts';
import type { cancelLoan } from '../packages/loan-engine/life/cancel.ts';
import type { settleLatePayout } from '../packages/loan-engine/life/late-payout.ts';
import type { requestRefund } from '../packages/loan-engine/life/refund-credit.ts';
import type { agreeRestructure } from '../packages/loan-engine/life/restructure.ts';
import type { reverseDisbursement } from '../packages/loan-engine/life/reverse-disbursement.ts';
import type { reverseRepayment } from '../packages/loan-engine/life/reverse-repayment.ts';
import type { waiveCharges } from '../packages/loan-engine/life/waive-charges.ts';
import type { writeOff } from '../packages/loan-engine/life/write-off.ts';
import type { PublishRefusal } from '../packages/loan-engine/pricing/product-catalogue.ts';
import type { Refused } from '../packages/loan-engine/result.ts';
import type { invalidateCoupon } from '../packages/loan-engine/rewards/coupon.ts';
import { isTest, readSourceFiles } from './source-files.ts';

// Some codes reach the console as plain strings. The types of these tables fail to compile where a new one has no words.
type CodeOf<Rule extends (...given: never[]) => unknown> =
  Extract<ReturnType<Rule>, { ok: false }> extends Refused<infer Code> ? Code : never;
type StaffRule =
  | CodeOf<typeof agreeRestructure>
  | CodeOf<typeof bookPayment>
  | CodeOf<typeof cancelLoan>
  | CodeOf<typeof invalidateCoupon>
  | CodeOf<typeof requestRefund>
  | CodeOf<typeof reverseDisbursement>
  | CodeOf<typeof reverseRepayment>
  | CodeOf<typeof settleLatePayout>
  | CodeOf<typeof waiveCharges>
  | CodeOf<typeof writeOff>
  | PublishRefusal;
const ruleWords: Readonly<Record<StaffRule, string>> = loanWords.rules;
const jobWords: Readonly<Record<JobKind, string>> = stuckWords.kinds;
const entryWords: Readonly<Record<JournalEntryKind, string>> = loanWords.entryKinds;
const factorWords: Readonly<Record<ScorecardFactor, string>> = words.factors;

const sources = readSourceFiles().filter(({ path }) => path.startsWith('apps/api/') && !isTest(path));

/** What the first group of a pattern matches in the files below a folder. */
function codesIn(folder: string, pattern: RegExp): string[] {
  const codes = sources
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, code]) => code ?? ''));
  return [...new Set(codes)].toSorted();
}

it('each rule by which the server refuses a step of staff has words in the console', () => {
  const codes = codesIn('apps/api/use-cases/', /\brule: '(\w+)'/g);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !(code in ruleWords))).toEqual([]);
});

it('each reason for which an event waits in quarantine has words in the console', () => {
  const folder = 'apps/api/use-cases/provider-event/';
  const codes = [
    ...codesIn(folder, /'quarantined'[^}\n]*outcome: [^}\n']*'([a-z-]+)'/g),
    ...codesIn(folder, /^ {2}[a-z_]+: '([a-z-]+)',$/gm),
    'unreadable',
  ];
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !(code in quarantineWords.reasons))).toEqual([]);
});

it('each kind of job and of entry, and each factor of the scorecard, has words in the console', () => {
  for (const table of [jobWords, entryWords, factorWords]) expect(Object.values(table)).not.toContain('');
});

it('each provider is shown as it writes its name', () => {
  const kinds: Readonly<Record<(MoneyProviderSettings | SmsProviderSettings)['kind'], true>> = {
    xendit: true,
    paymongo: true,
    semaphore: true,
    twilio: true,
  };
  const codes = [
    ...Object.keys(kinds),
    ...Object.keys(layouts),
    ...codesIn('apps/api/adapters/', /provider: '(\w+)'/g),
  ];
  expect(codes.filter((code) => !(code in providerNames))).toEqual([]);
});

it('each step of staff that was refused, or whose answer got lost, is told in the same words', () => {
  const steps = readSourceFiles().filter(
    ({ path, text }) =>
      path.startsWith('apps/console/screens/') &&
      // A sign-in has one answer for every refusal, so that it gives nothing away.
      !path.endsWith('/sign-in-screen.tsx') &&
      !isTest(path) &&
      /\.ok\b/.test(text),
  );
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.filter(({ text }) => !text.includes('problemWords(')).map(({ path }) => path)).toEqual([]);
});
