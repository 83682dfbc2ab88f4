import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import type { ProofOf } from './use-proof.ts';

const PaymentProofSheet = lazyComponent(async () => (await import('./payment-proof.tsx')).PaymentProofSheet);

/** The way to show a payment, where one is on its way. */
export function ProofButton({ label, ...proof }: ProofOf & { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? <PaymentProofSheet {...proof} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
