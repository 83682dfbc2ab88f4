import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { latePart } from '../late-part/late-part.tsx';
import type { ProofOf } from './use-proof.ts';

const PaymentProofSheet = latePart(async () => (await import('./payment-proof.tsx')).PaymentProofSheet);

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
