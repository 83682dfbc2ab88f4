import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { sandboxStaffPassword } from '../../apps/api/use-cases/staff/add-sandbox-staff.ts';
import { given, openBrowser, type TestBrowser } from './test-borrower.ts';

export type LoanKey = { customerId: string; loanId: string };

/** A member of staff of this role at a console of their own. */
export async function signInAs(origin: string, role: StaffRole): Promise<TestBrowser> {
  const browser = openBrowser(origin);
  const body = { email: `${role.toLowerCase()}@luwag.example`, password: sandboxStaffPassword };
  given(await browser.call(endpoints.signInStaff, { body }));
  return browser;
}

export function preview(staff: TestBrowser, params: LoanKey, body: LoanAction) {
  return staff.call(endpoints.previewLoanAction, { params, body });
}

/** Previews an action and confirms exactly what was shown. */
export async function act(staff: TestBrowser, params: LoanKey, action: LoanAction) {
  const { after } = given(await preview(staff, params, action));
  return perform(staff, params, action, after.owedCentavos);
}

/** Proposes an action and has somebody else confirm exactly what was shown. */
export async function actByTwo(
  maker: TestBrowser,
  checker: TestBrowser,
  params: LoanKey,
  action: LoanAction,
): Promise<void> {
  const { after } = given(await preview(maker, params, action));
  const { outcome } = given(await perform(maker, params, action, after.owedCentavos));
  if (outcome !== 'waits-for-second-person') throw new Error(`the action was ${outcome} by one person`);
  given(await confirmWaiting(checker, params, after.owedCentavos));
}

/** Confirms the step that waits on a loan. */
export async function confirmWaiting(checker: TestBrowser, params: LoanKey, shownOwedCentavos: number) {
  const { requests } = given(await checker.call(endpoints.getCustomerLoan, { params }));
  const waiting = requests.find(({ kind, status }) => kind === 'staff-action' && status === 'open');
  return checker.call(
    endpoints.answerRequest,
    {
      params: { customerId: params.customerId, requestId: waiting?.requestId ?? randomUUID() },
      body: { outcome: 'confirm', shownOwedCentavos },
    },
    { idempotencyKey: randomUUID() },
  );
}

export function perform(
  staff: TestBrowser,
  params: LoanKey,
  action: LoanAction,
  shownOwedCentavos: number,
  idempotencyKey: string = randomUUID(),
) {
  const body = { action, shownOwedCentavos };
  return staff.call(endpoints.performLoanAction, { params, body }, { idempotencyKey });
}
