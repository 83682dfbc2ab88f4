import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { answerRequest } from '../apps/api/use-cases/staff/answer-request.ts';
import { performLoanAction, previewLoanAction } from '../apps/api/use-cases/staff/loan-action.ts';
import { newStaff, type StaffContext, value } from './staff-context.ts';

type Of = { customerId: string; loanId: string };

/** A step of one member of staff on a loan, confirmed by another where it waits for one. */
export async function stepByTwo(context: StaffContext, of: Of, action: LoanAction): Promise<void> {
  const confirm = await proposeStep(context, of, action);
  if (confirm !== null) value(await confirm());
}

/** A step of one member of staff. Answers how another one confirms it; null where it is done. */
export async function proposeStep(context: StaffContext, of: Of, action: LoanAction) {
  const maker = newStaff('finance');
  const { after, moneyName } = value(await previewLoanAction(context, maker, of, action));
  const shown = { shownOwedCentavos: after.owedCentavos };
  const body = { action, ...shown, shownMoneyName: moneyName };
  const made = value(await performLoanAction(context, maker, of, body, randomUUID()));
  if (made.outcome === 'done') return null;
  const { requests } = await context.store.load({ customerId: of.customerId, parts: ['requests'] });
  const requestId = requests.find(({ status }) => status === 'open')?.requestId ?? '';
  const key = { customerId: of.customerId, requestId };
  const answer = { outcome: 'confirm', ...shown } as const;
  return () => answerRequest(context, newStaff('finance'), key, answer, randomUUID());
}
