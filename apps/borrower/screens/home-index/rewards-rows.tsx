import { useTranslations } from 'use-intl';
import { isStandalone } from '../../platform/is-standalone.ts';
import { usePhoneValue } from '../../components/hydration/use-phone-value.ts';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { shownWholePesos } from '../../components/money-text/shown-pesos.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Home } from './home-index-screen.tsx';

const UpcomingCard = hydratedComponent(
  async () => (await import('./upcoming-card.tsx')).UpcomingCard,
  <Skeleton lines={6} />,
);

/** Below the one next step, what may lower the fees of a loan; beside a loan that is late or written off only an Easy Re-loan that is on. */
export function RewardsRows({ home }: { home: Home }) {
  const words = useTranslations('home-index.rewards');
  const { easyReloan, couponCount, facebookStepCentavos, state, loan } = home;
  const isLate = loan?.dueState.kind === 'overdue' || loan?.status === 'written-off';
  const isInstalled = usePhoneValue(isStandalone, false);
  const mayInstall = home.hasSettledLoan && !isLate && !isInstalled;
  const mayBorrow = state === 'canWithdraw' || state === 'repaying';
  // What is on can be turned off at any time, so it is always shown; the card of the next loan leads there too.
  const showsReloan = easyReloan.upcoming === null && (easyReloan.isOn || (mayBorrow && !isLate));
  return (
    <>
      {couponCount === 0 || isLate ? null : (
        <LinkButton href="/coupon" variant="secondary">
          {words('coupons', { count: couponCount })}
        </LinkButton>
      )}
      {!mayBorrow || isLate || facebookStepCentavos === 0 ? null : (
        <LinkButton href="/baseInfo2?step=facebook&change=1" variant="secondary">
          {words('facebook', { step: shownWholePesos(facebookStepCentavos) })}
        </LinkButton>
      )}
      {mayInstall ? (
        <LinkButton href="/addDeskTopBrowser" variant="secondary">
          {words('install')}
        </LinkButton>
      ) : null}
      {showsReloan ? (
        <LinkButton href="/appointLoan" variant="secondary">
          {easyReloan.isOn ? words('reloanOn') : words('reloanOff')}
        </LinkButton>
      ) : null}
    </>
  );
}

/** Above everything: money that goes out by itself unless the borrower skips it. */
export function UpcomingLoan({ home }: { home: Home }) {
  const { upcoming } = home.easyReloan;
  return upcoming === null ? null : <UpcomingCard upcoming={upcoming} />;
}
