import type { CallOutput } from '@luwag/contract/endpoint';
import type { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useLocale, useTranslations } from 'use-intl';
import { NumberText } from '../../components/number-text/number-text.tsx';
import { longDate } from '../../messages/long-date.ts';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { paydayFit } from '../../components/payday-strip/payday-fit.ts';
import { PaydayStrip } from '../../components/payday-strip/payday-strip.tsx';

type Answer = CallOutput<typeof listLoans>;
type DueLoan = LoanSummary & { dueOn: string };

/** Weeks shown, so that a payday after a near due date is visible. */
const rows = 4;

const isDue = (loan: LoanSummary): loan is DueLoan => loan.status === 'active' && loan.dueOn !== null;

/** The due dates of all running loans drawn against the paydays, and each told in a sentence. */
export function DueCalendar({ answer: { loans, today, paydays } }: { answer: Answer }) {
  const words = useTranslations('bill-index.calendar');
  const due = loans.filter(isDue);
  if (due.length === 0) return null;
  return (
    <section className="due-calendar">
      <h2>{words('title')}</h2>
      {due.map((loan) => (
        <DueLine
          key={loan.loanId}
          loan={loan}
          today={today}
          paydays={paydays}
          isOneOfSeveral={due.length > 1}
        />
      ))}
      <PaydayStrip today={today} dueOn={due.map(({ dueOn }) => dueOn)} paydays={paydays} leastRows={rows} />
    </section>
  );
}

type DueLineProps = Pick<Answer, 'today' | 'paydays'> & { loan: DueLoan; isOneOfSeveral: boolean };

function DueLine({ loan, today, paydays, isOneOfSeveral }: DueLineProps) {
  const words = useTranslations('bill-index.calendar');
  const locale = useLocale();
  const { dueOn, loanId, orderNumber: number, openPayment } = loan;
  const fit = paydayFit(paydays, dueOn);
  const date = longDate(dueOn, locale);
  const isOverdue = dueOn < today;
  const next = paydays?.isCertain === true ? paydays.on.find((on) => on > today) : undefined;
  const sentence = () => {
    if (isOverdue) {
      return next === undefined
        ? words('overdue', { date })
        : words('overduePaid', { date, payday: longDate(next, locale) });
    }
    if (fit !== null && 'payday' in fit) {
      return words(fit.kind, { date, days: fit.days, payday: longDate(fit.payday, locale) });
    }
    return words(fit?.kind === 'on' ? 'on' : 'plain', { date });
  };
  return (
    <>
      <p className={fit?.kind === 'before' && !isOverdue ? 'due-short' : undefined}>
        <NumberText text={`${isOneOfSeveral ? `${words('ofLoan', { number })} ` : ''}${sentence()}`} />
      </p>
      {fit?.kind === 'before' && !isOverdue && openPayment === null ? (
        <LinkButton href="/repaidDetail" variant="quiet" state={{ loanId, opens: 'extend' }}>
          {words('move')}
        </LinkButton>
      ) : null}
    </>
  );
}
