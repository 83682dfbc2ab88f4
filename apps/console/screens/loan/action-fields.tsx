import type { StaffLetter } from '@luwag/contract/endpoints/staff/staff-letter';
import type { ReactNode } from 'react';
import { manilaDay } from '../../app/format.ts';
import { typedPesos } from '../../app/pesos.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import type { CustomerLoan, LoanActionKind, StaffRequest } from './customer-loan.ts';

const say = loanWords.actions;

/** What has to be said for each action, filled in with the most likely answer. */
export function ActionFields({
  kind,
  loan,
  request,
  letter,
}: {
  kind: LoanActionKind;
  loan: CustomerLoan;
  /** The borrower's request, whose wishes stand in the fields. */
  request: StaffRequest | null;
  /** The borrower's proof of a payment, whose day and reference stand in the fields. */
  letter: StaffLetter | null;
}): ReactNode {
  const { figures, amountToReturnCentavos } = loan;
  const paidAt = letter?.paidAt ?? null;
  switch (kind) {
    case 'record-payment':
      return (
        <>
          <Field name="amount" label={say.amount} defaultValue={typedPesos(figures.owedCentavos)} />
          <Field
            name="paidOn"
            type="date"
            label={say.paidOn}
            defaultValue={paidAt === null ? '' : manilaDay(paidAt)}
          />
          <Choice name="channel" label={say.channel} options={loanWords.channels} />
          <Field name="reference" label={say.reference} defaultValue={letter?.reference ?? ''} />
        </>
      );
    case 'waive-charges':
      return (
        <>
          <Field name="interest" label={say.interest} defaultValue="0.00" />
          <Field
            name="lateCharge"
            label={say.lateCharge}
            defaultValue={typedPesos(figures.lateChargeCentavos)}
          />
          <Field
            name="penaltyFee"
            label={say.penaltyFee}
            defaultValue={typedPesos(figures.penaltyFeeCentavos)}
          />
          <Field name="fees" label={say.fees} defaultValue="0.00" />
          <Choice name="waiverReason" label={say.waiverReason} options={say.waiverReasons} />
        </>
      );
    case 'agree-hardship-plan':
      return <PlanFields request={request} />;
    case 'cancel':
      return (
        <>
          <Field name="returned" label={say.returned} defaultValue={typedPesos(amountToReturnCentavos)} />
          <Field name="reference" label={say.reference} />
        </>
      );
    case 'refund-credit':
      return (
        <Field name="amount" label={say.amount} defaultValue={typedPesos(figures.customerCreditCentavos)} />
      );
    case 'return-disbursement':
      return <Choice name="bankCode" label={say.bankCode} options={loanWords.payoutFailures} />;
    case 'write-off':
      return null;
    default:
      return kind satisfies never;
  }
}

/** A plan as the borrower wished for it, where they did. */
function PlanFields({ request }: { request: StaffRequest | null }) {
  const wish = (name: string, otherwise: string): string => String(request?.details[name] ?? otherwise);
  return (
    <>
      <Field
        name="installments"
        type="number"
        label={say.installments}
        defaultValue={wish('installments', '3')}
      />
      <Field name="firstDueOn" type="date" label={say.firstDueOn} defaultValue={wish('firstDueOn', '')} />
      <Field name="everyDays" type="number" label={say.everyDays} defaultValue={wish('everyDays', '30')} />
    </>
  );
}
