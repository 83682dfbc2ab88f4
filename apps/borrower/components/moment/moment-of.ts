import type { CallOutput } from '@luwag/contract/endpoint';
import type { getHome } from '@luwag/contract/endpoints/application/get-home';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import type { MessageCode, MomentCode } from '@luwag/contract/endpoints/messages/message-answer';
import { isPaidBack } from '../loan-card/is-open-loan.ts';

type Home = Pick<CallOutput<typeof getHome>, 'state' | 'limitCentavos' | 'loan' | 'today'>;

/** Good news with a view of its own, and what that view shows. */
export type Moment =
  | { kind: 'approved'; limitCentavos: number }
  | { kind: 'arrived'; loan: LoanSummary; today: string }
  | { kind: 'paid'; loan: LoanSummary };

const momentCodes: ReadonlySet<MessageCode> = new Set<MomentCode>([
  'applicationApproved',
  'moneySent',
  'loanSettled',
]);

/** Whether a message with this code announces good news. */
export function isMomentCode(code: MessageCode): boolean {
  return momentCodes.has(code);
}

/** Returns what a message still announces by how things stand now; null where that has passed, or was never good news. */
export function momentOf(
  { code, loanId }: { code: MessageCode; loanId: unknown },
  { state, limitCentavos, loan, today }: Home,
): Moment | null {
  if (code === 'applicationApproved') {
    return state === 'canWithdraw' && loan === null ? { kind: 'approved', limitCentavos } : null;
  }
  if (loan === null || loan.loanId !== loanId) return null;
  if (code === 'loanSettled') return isPaidBack(loan) ? { kind: 'paid', loan } : null;
  const isNews = loan.status === 'active' && loan.dueState.kind !== 'overdue' && loan.paidCentavos === 0;
  return code === 'moneySent' && isNews ? { kind: 'arrived', loan, today } : null;
}
