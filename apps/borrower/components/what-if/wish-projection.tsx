import { useTranslations } from 'use-intl';
import type { LoanWish } from '../../store/loan-wish.ts';
import { Fold } from '../fold/fold.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';

const WishAhead = lazyComponent(async () => (await import('./wish-ahead.tsx')).WishAhead);

/** What can become of a loan, before it is signed; asked for when it is opened. */
export function WishProjection({ wish }: { wish: LoanWish }) {
  const words = useTranslations('what-if');
  return (
    <Fold className="wish-projection" title={words('title')}>
      <WishAhead wish={wish} />
    </Fold>
  );
}
