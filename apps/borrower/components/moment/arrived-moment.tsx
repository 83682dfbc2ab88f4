import { useLocale, useTranslations } from 'use-intl';
import { clockTime } from '../../messages/clock-time.ts';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { CalendarButton } from '../calendar-button/calendar-button.tsx';
import { DateText } from '../date-text/date-text.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { AmountRow } from '../amount-row/amount-row.tsx';
import { CountedMoney } from './counted-money.tsx';
import { HomeWay } from './home-way.tsx';
import { MomentFrame } from './moment-frame.tsx';
import type { PartOf } from './moment-part.ts';

/** How much came where, when what is to be paid back, and until when the loan can be given back for nothing. */
export function ArrivedMoment({ moment, eye, onHome }: PartOf<'arrived'>) {
  const words = useTranslations('moments.arrived');
  const locale = useLocale();
  const { kind, loan } = moment;
  const { loanId, dueOn, payout, cancellableUntil, installments } = loan;
  const account = { institution: payout?.institution ?? '', account: payout?.accountMasked ?? '' };
  return (
    <MomentFrame
      kind={kind}
      title={words('title')}
      figure={
        <>
          <CountedMoney amountCentavos={loan.netDisbursedCentavos} />
          {eye}
        </>
      }
      after={payout === null ? undefined : words('sent', account)}
      action={
        <>
          <DueInCalendar moment={moment} />
          <LinkButton href="/repaidDetail" variant="secondary" state={{ loanId, view: 'papers' }}>
            {words('papers')}
          </LinkButton>
          <HomeWay onHome={onHome} />
        </>
      }
    >
      <dl className="fact-rows">
        <AmountRow name={words('repay')} amountCentavos={loan.totalRepaymentCentavos} />
        {dueOn === null ? null : (
          <div>
            <dt>{words('due', { count: installments.count })}</dt>
            <dd>
              <DateText isoDate={dueOn} />
            </dd>
          </div>
        )}
        {cancellableUntil === null ? null : (
          <div>
            <dt>{words('cancel')}</dt>
            <dd>{clockTime(cancellableUntil, locale)}</dd>
          </div>
        )}
      </dl>
    </MomentFrame>
  );
}

/** Several due dates stand in the plan, from where they go into the calendar together. */
function DueInCalendar({ moment: { loan, today } }: Pick<PartOf<'arrived'>, 'moment'>) {
  const words = useTranslations('moments.arrived');
  const { productName } = usePublicSettings().legalIdentity;
  const { loanId, dueOn, installments } = loan;
  if (installments.count > 1 || dueOn === null) {
    return (
      <LinkButton href="/repaidDetail" state={{ loanId, view: 'history' }}>
        {words('plan')}
      </LinkButton>
    );
  }
  const entry = {
    name: 'due-dates',
    title: words('event', { product: productName }),
    days: [{ uid: `${loanId}-${dueOn}`, on: dueOn }],
    remindsOn: 'dayBefore',
    madeOn: today,
  } as const;
  return (
    <CalendarButton entry={entry} variant="primary">
      {words('add')}
    </CalendarButton>
  );
}
