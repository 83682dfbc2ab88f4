import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';

/** An amount and the place of a term among those the product offers. */
export type PracticeWish = { amountCentavos: number; term: number };

const SimulatedLoan = lazyComponent(
  async () => (await import('./simulated-loan.tsx')).SimulatedLoan,
  <Skeleton lines={1} />,
);

/** Opens the simulation of a whole loan with the amount and term chosen above. Once closed, it opens again at its step. */
export function PracticeEntry({ product, wish }: { product: LoanProduct; wish: PracticeWish }) {
  const words = useTranslations('start-more.practice');
  const [visit, setVisit] = useState<'none' | 'open' | 'closed'>('none');
  if (product.periodDays !== null) return null;
  const leaveForLogin = () => {
    // Closing gives the focus back to the button, and only then may it move on.
    flushSync(() => setVisit('closed'));
    document.querySelector<HTMLInputElement>('.login input')?.focus();
  };
  return (
    <div className="practice">
      <p>{words('lead')}</p>
      <Button variant="secondary" onClick={() => setVisit('open')}>
        {words('open')}
      </Button>
      {visit === 'none' ? null : (
        <SimulatedLoan
          product={product}
          wish={wish}
          isOpen={visit === 'open'}
          onClose={() => setVisit('closed')}
          onLogin={leaveForLogin}
        />
      )}
    </div>
  );
}
