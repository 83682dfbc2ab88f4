import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LoanWish } from '../../store/loan-wish.ts';
import { latePart } from '../late-part/late-part.tsx';

const WishAhead = latePart(async () => (await import('./wish-ahead.tsx')).WishAhead);

/** What can become of a loan, before it is signed; asked for when it is opened. */
export function WishOutlook({ wish }: { wish: LoanWish }) {
  const words = useTranslations('what-if');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="wish-outlook" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words('title')}</summary>
      {isOpen ? <WishAhead wish={wish} /> : null}
    </details>
  );
}
