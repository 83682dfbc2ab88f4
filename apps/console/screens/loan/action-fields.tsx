import type { StaffSupportMessage } from '@luwag/contract/endpoints/staff/staff-support-message';
import type { ReactNode } from 'react';
import { formatPesos } from '@luwag/contract/money';
import { manilaDay } from '../../app/format.ts';
import { typedPesos } from '../../app/pesos.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { PesoField } from '../../components/field/peso-field.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import type { CustomerLoan, LoanActionKind, StaffRequest } from './customer-loan.ts';

const say = loanWords.actions;

/** What has to be said for each action, filled in with the most likely answer where one is. */
export function ActionFields({
  kind,
  loan,
  request,
  supportMessage,
}: {
  kind: LoanActionKind;
  loan: CustomerLoan;
  /** The borrower's request, whose wishes stand in the fields. */
  request: StaffRequest | null;
  /** The borrower's proof of a payment, whose day and reference stand in the fields. */
  supportMessage: StaffSupportMessage | null;
}): ReactNode {
  const { figures, amountToReturnCentavos } = loan;
  switch (kind) {
    case 'record-payment':
      return <RecordFields supportMessage={supportMessage} />;
    case 'reverse-payment':
      return (
        <>
          <Field name="paymentReference" label={say.paymentReference} />
          <Choice name="cause" label={say.cause} options={say.causes} blank={loanWords.chooseOne} />
        </>
      );
    case 'waive-charges':
      return <WaiverFields figures={figures} />;
    case 'agree-restructure':
      return <PlanFields request={request} />;
    case 'cancel':
      return (
        <>
          <PesoField name="returned" label={say.returned} defaultValue={typedPesos(amountToReturnCentavos)} />
          <Field name="reference" label={say.reference} />
        </>
      );
    case 'refund-credit':
      return (
        <PesoField
          name="amount"
          label={say.amount}
          defaultValue={typedPesos(figures.customerCreditCentavos)}
        />
      );
    case 'return-disbursement':
      return <PayoutFields payouts={loan.payouts} isWanted={isPaidOut} none={say.noPaidPayout} />;
    case 'fail-payout':
      return <PayoutFields payouts={loan.payouts} isWanted={isOpen} none={say.noOpenPayout} />;
    case 'settle-late-payout':
      return (
        <Choice
          name="outcome"
          label={say.lateOutcome}
          options={say.lateOutcomes}
          blank={loanWords.chooseOne}
        />
      );
    case 'write-off':
      return null;
    default:
      return kind satisfies never;
  }
}

type Payouts = CustomerLoan['payouts'];

const isOpen = ({ status }: Payouts[number]): boolean => status !== 'succeeded' && status !== 'failed';
const isPaidOut = ({ status }: Payouts[number]): boolean => status === 'succeeded';

/** Which payout did not arrive or came back, and why. */
function PayoutFields({
  payouts,
  isWanted,
  none,
}: {
  payouts: Payouts;
  isWanted: (payout: Payouts[number]) => boolean;
  none: string;
}) {
  const wanted = payouts.filter(isWanted);
  if (wanted.length === 0) return <p>{none}</p>;
  const options = wanted.map(({ payoutId, reference, amountCentavos }) => [
    payoutId,
    `${formatPesos(amountCentavos)} · ${reference}`,
  ]);
  return (
    <>
      <Choice name="payoutId" label={say.openPayout} options={Object.fromEntries(options)} />
      <Choice
        name="bankCode"
        label={say.bankCode}
        options={loanWords.payoutFailures}
        blank={loanWords.chooseOne}
      />
    </>
  );
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

/** A payment as its channel shows it; day and number as in the borrower's proof, where there is one. */
function RecordFields({ supportMessage }: { supportMessage: StaffSupportMessage | null }) {
  const paidAt = supportMessage?.paidAt ?? null;
  return (
    <>
      {/* What came in is read off the channel, never taken over from what is owed. */}
      <PesoField name="amount" label={say.amount} />
      <Field
        name="paidOn"
        type="date"
        label={say.paidOn}
        defaultValue={paidAt === null ? '' : manilaDay(paidAt)}
      />
      <Choice name="channel" label={say.channel} options={loanWords.channels} blank={loanWords.chooseOne} />
      <Field name="reference" label={say.reference} defaultValue={supportMessage?.reference ?? ''} />
    </>
  );
}

/** The charges to let go: those of lateness by default. */
function WaiverFields({ figures }: { figures: CustomerLoan['figures'] }) {
  return (
    <>
      <PesoField name="interest" label={say.interest} defaultValue="0.00" />
      <PesoField
        name="lateCharge"
        label={say.lateCharge}
        defaultValue={typedPesos(figures.lateChargeCentavos)}
      />
      {figures.penaltyFeeCentavos === 0 ? null : (
        <PesoField
          name="penaltyFee"
          label={say.penaltyFee}
          defaultValue={typedPesos(figures.penaltyFeeCentavos)}
        />
      )}
      <PesoField name="fees" label={say.fees} defaultValue="0.00" />
      <Choice name="waiverReason" label={say.waiverReason} options={say.waiverReasons} />
    </>
  );
}
