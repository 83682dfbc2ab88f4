import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LoanWish } from '../../store/loan-wish.ts';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';

const WishAhead = lazyComponent(async () => (await import('./wish-ahead.tsx')).WishAhead);

/** What can become of a loan, before it is signed; asked for when it is opened. */
export function WishProjection({ wish }: { wish: LoanWish }) {
  const words = useTranslations('what-if');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="wish-projection" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words('title')}</summary>
      {isOpen ? <WishAhead wish={wish} /> : null}
    </details>
  );
}
