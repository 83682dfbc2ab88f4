import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { isStandalone } from '../../app/is-standalone.ts';
import { shownWholePesos } from '../../components/money-text/shown-pesos.ts';
import { longDate } from '../../components/date-text/long-date.ts';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import type { Home } from './home-index-screen.tsx';

/** Below the one next step, what may lower the fees of a loan; nothing of it beside a loan that is late or written off. */
export function RewardsRows({ home }: { home: Home }) {
  const words = useTranslations('home-index.rewards');
  const { easyReloan, couponCount, state, loan } = home;
  const isLate = loan?.dueState.kind === 'overdue' || loan?.status === 'written-off';
  const mayInstall = home.hasSettledLoan && !isLate && !isStandalone();
  const mayBorrow = state === 'canWithdraw' || state === 'repaying';
  return (
    <>
      {couponCount === 0 || isLate ? null : (
        <LinkButton href="/coupon" variant="secondary">
          {words('coupons', { count: couponCount })}
        </LinkButton>
      )}
      {mayInstall ? (
        <LinkButton href="/addDeskTopBrowser" variant="secondary">
          {words('install')}
        </LinkButton>
      ) : null}
      {!mayBorrow || isLate || easyReloan.upcoming !== null ? null : (
        <LinkButton href="/appointLoan" variant="secondary">
          {easyReloan.isOn ? words('reloanOn') : words('reloanOff')}
        </LinkButton>
      )}
    </>
  );
}

/** Above everything: money that goes out by itself unless the borrower skips it. */
export function UpcomingLoan({ home }: { home: Home }) {
  const words = useTranslations('home-index.rewards');
  const locale = useLocale();
  const { upcoming } = home.easyReloan;
  if (upcoming === null) return null;
  const date = longDate(manilaDateOf(Date.parse(upcoming.sendAt)), locale);
  return (
    <StatusCard
      tone="attention"
      title={words('upcomingTitle')}
      action={
        <LinkButton href="/appointLoanList" variant="secondary">
          {words('upcomingSee')}
        </LinkButton>
      }
    >
      <p>{words('upcoming', { amount: shownWholePesos(upcoming.amountCentavos), date })}</p>
    </StatusCard>
  );
}
