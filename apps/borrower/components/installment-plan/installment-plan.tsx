import type { QuoteAnswer } from '@luwag/contract/endpoints/loan/quote-answer';
import { formatPesos } from '@luwag/contract/money';
import { useTranslations } from 'use-intl';
import { DateText } from '../date-text/date-text.tsx';
import { Icon } from '../icon/icon.tsx';
import { MoneyText } from '../money-text/money-text.tsx';

/** One payment of a plan; what is still open of it is told once the loan runs. */
type PlannedPayment = QuoteAnswer['schedule'][number] & { openCentavos?: number };

/** Every payment of a loan in installments: when, how much, and what it consists of. Nothing for a single payment. */
export function InstallmentPlan({
  schedule,
  hasTitle = true,
}: {
  schedule: readonly PlannedPayment[];
  hasTitle?: boolean;
}) {
  const words = useTranslations('lending.installments');
  if (schedule.length < 2) return null;
  return (
    <section className="installment-plan">
      {hasTitle ? <h2>{words('title', { count: schedule.length })}</h2> : null}
      <ol>
        {schedule.map((payment) => (
          <PlanLine key={payment.number} payment={payment} />
        ))}
      </ol>
    </section>
  );
}

function PlanLine({ payment }: { payment: PlannedPayment }) {
  const words = useTranslations('lending.installments');
  const { number, dueOn, principalCentavos, interestCentavos, feeCentavos = 0, openCentavos } = payment;
  const totalCentavos = principalCentavos + interestCentavos + feeCentavos;
  const parts = {
    principal: formatPesos(principalCentavos),
    interest: formatPesos(interestCentavos),
    fees: formatPesos(feeCentavos),
  };
  return (
    <li data-paid={openCentavos === 0}>
      <p className="installment-head">
        <span>
          {words('payment', { number })}
          <span className="installment-when">
            <DateText isoDate={dueOn} />
          </span>
        </span>
        <strong>
          <MoneyText amountCentavos={totalCentavos} />
        </strong>
      </p>
      <p className="installment-parts">{words(feeCentavos > 0 ? 'partsWithFees' : 'parts', parts)}</p>
      {openCentavos === undefined || openCentavos === totalCentavos ? null : (
        <p className="installment-standing">
          {openCentavos === 0 ? (
            <>
              <Icon name="check" />
              {words('paid')}
            </>
          ) : (
            words('open', { amount: formatPesos(openCentavos) })
          )}
        </p>
      )}
    </li>
  );
}
