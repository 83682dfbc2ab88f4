import type { LoanAction, LoanActionKind } from './customer-loan.ts';
import { formText } from '../../app/form-text.ts';
import { centavosOf } from '../../app/pesos.ts';

type Cause = Extract<LoanAction, { kind: 'reverse-payment' }>['cause'];

const dayMs = 86_400_000;
const mostInstallments = 24;

/** The action that a form asks for. What is not written as expected is left to the server to refuse. */
export function actionOf(
  kind: LoanActionKind,
  form: FormData,
  { requestId, supportMessageId }: { requestId?: string | undefined; supportMessageId?: string | undefined },
): LoanAction {
  const text = (name: string): string => formText(form, name);
  const pesos = (name: string): number => centavosOf(text(name));
  const every = { reason: text('reason'), ...(requestId === undefined ? {} : { requestId }) };
  switch (kind) {
    case 'record-payment':
      return {
        kind,
        amountCentavos: pesos('amount'),
        paidOn: text('paidOn'),
        channel: text('channel') as Extract<LoanAction, { kind: 'record-payment' }>['channel'],
        reference: text('reference'),
        ...(supportMessageId === undefined ? {} : { supportMessageId }),
        ...every,
      };
    case 'reverse-payment':
      return { kind, paymentReference: text('paymentReference'), cause: text('cause') as Cause, ...every };
    case 'waive-charges':
      return {
        kind,
        interestCentavos: pesos('interest'),
        lateChargeCentavos: pesos('lateCharge'),
        // Asked for only where the loan has one.
        penaltyFeeCentavos: form.has('penaltyFee') ? pesos('penaltyFee') : 0,
        feeCentavos: pesos('fees'),
        waiverReason: text('waiverReason') as Extract<LoanAction, { kind: 'waive-charges' }>['waiverReason'],
        ...every,
      };
    case 'agree-restructure':
      return {
        kind,
        dueOns: planDays(text('firstDueOn'), text('installments'), text('everyDays')),
        ...every,
      };
    case 'cancel':
      return { kind, returnedCentavos: pesos('returned'), reference: text('reference'), ...every };
    case 'refund-credit':
      return { kind, amountCentavos: pesos('amount'), ...every };
    case 'return-disbursement':
      return {
        kind,
        payoutId: text('payoutId'),
        bankCode: text('bankCode') as Extract<LoanAction, { kind: 'return-disbursement' }>['bankCode'],
        ...every,
      };
    case 'fail-payout':
      return {
        kind,
        payoutId: text('payoutId'),
        bankCode: text('bankCode') as Extract<LoanAction, { kind: 'fail-payout' }>['bankCode'],
        ...every,
      };
    case 'settle-late-payout':
      return {
        kind,
        outcome: text('outcome') as Extract<LoanAction, { kind: 'settle-late-payout' }>['outcome'],
        ...every,
      };
    case 'write-off':
      return { kind, ...every };
    default:
      return kind satisfies never;
  }
}

/** The days of a plan: the first, and as many more as are asked for, so many days apart. */
export function planDays(firstDueOn: string, installments: string, everyDays: string): string[] {
  const firstMs = Date.parse(`${firstDueOn}T00:00:00Z`);
  const [count, step] = [Number(installments), Number(everyDays)];
  const isReadable = Number.isFinite(firstMs) && count >= 1 && count <= mostInstallments && step >= 1;
  if (!isReadable) return [];
  return Array.from({ length: count }, (_, index) =>
    new Date(firstMs + index * step * dayMs).toISOString().slice(0, 10),
  );
}
