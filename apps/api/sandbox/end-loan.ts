import { assertThat } from '@luwag/loan-engine/assertion';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import type { LoanRow } from '../ports/customer-store.ts';
import type { Context } from '../use-cases/context.ts';
import { sendRequest } from '../use-cases/request/send-request.ts';
import { answerRequest } from '../use-cases/staff/answer-request.ts';
import {
  type LoanActionContext,
  performLoanAction,
  previewLoanAction,
} from '../use-cases/staff/loan-action.ts';
import { sandboxMember } from './sandbox-member.ts';
import type { SandboxPerson } from './sandbox-people.ts';

type EndContext = LoanActionContext &
  Pick<
    Context,
    'staff' | 'personalData' | 'waitlistEntries' | 'partnerKeys' | 'installBonus' | 'facebookBonus'
  >;
type LoanKey = { customerId: string; loanId: string };

/** Ends an invented borrower's loan today as staff would: cancelled as its borrower asked, or written off by two people. */
export async function endLoan(context: EndContext, { phone, becomes }: SandboxPerson): Promise<void> {
  const end = typeof becomes === 'object' ? becomes.ends : undefined;
  if (end === undefined) return;
  const customerId = await context.store.findByPhone(context.personalData.blindIndex('phone', phone));
  assertThat(customerId !== null, 'a borrower whose loan ends was added before');
  const { loans } = await context.store.load({ customerId, parts: ['loans'] });
  const [loan] = loans;
  assertThat(loan !== undefined, 'a borrower whose loan ends has one');
  const key = { customerId, loanId: loan.loanId };
  if (end === 'written-off') return writeOffByTwo(context, key);
  await cancelAsAsked(context, key, loan);
}

async function cancelAsAsked(
  context: EndContext,
  key: LoanKey,
  { netDisbursedCentavos, orderNumber }: LoanRow,
): Promise<void> {
  const { customerId, loanId } = key;
  const asks = { kind: 'cancellation', loanId } as const;
  const asked = await sendRequest(context, { kind: 'system', customerId }, asks, context.randomness.uuid());
  assertThat(asked.ok, 'a loan just received may be cancelled');
  await perform(context, 'finance', key, {
    kind: 'cancel',
    returnedCentavos: netDisbursedCentavos,
    reference: `SAMPLE ${orderNumber}`,
    requestId: asked.value.requestId,
    reason: 'The money came back in full',
  });
}

/** Where the lender waits longer than this borrower has, the loan stays overdue. */
async function writeOffByTwo(context: EndContext, key: LoanKey): Promise<void> {
  const action = { kind: 'write-off', reason: 'Nothing was paid in spite of all reminders' } as const;
  const shownOwedCentavos = await perform(context, 'collections', key, action);
  if (shownOwedCentavos === null) return;
  const { requests } = await context.store.load({ customerId: key.customerId, parts: ['requests'] });
  const proposal = requests.find(({ kind, status }) => kind === 'staff-action' && status === 'open');
  assertThat(proposal !== undefined, 'a write-off waits for a second person');
  const confirmed = await answerRequest(
    context,
    await sandboxMember(context, 'finance'),
    { customerId: key.customerId, requestId: proposal.requestId },
    { outcome: 'confirm', shownOwedCentavos },
    context.randomness.uuid(),
  );
  assertThat(confirmed.ok, 'a colleague may confirm what was proposed');
}

/** What is owed after the step, in centavos; null where the lender's rules do not allow it. */
async function perform(
  context: EndContext,
  role: 'finance' | 'collections',
  key: LoanKey,
  action: LoanAction,
): Promise<number | null> {
  const member = await sandboxMember(context, role);
  const preview = await previewLoanAction(context, member, key, action);
  if (!preview.ok) return null;
  const { owedCentavos: shownOwedCentavos } = preview.value.after;
  const body = { action, shownOwedCentavos };
  const performed = await performLoanAction(context, member, key, body, context.randomness.uuid());
  assertThat(performed.ok, 'what was previewed may be done');
  return shownOwedCentavos;
}
