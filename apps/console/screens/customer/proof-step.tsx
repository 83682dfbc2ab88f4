import { type ComponentProps, useState } from 'react';
import { Button } from 'react-aria-components';
import { ProofForm } from './proof-form.tsx';

/** A button that opens the form of its step, since the page is opened far more often than the step is taken. */
export function ProofStep<Proof extends string>({
  hint,
  ...form
}: Omit<ComponentProps<typeof ProofForm<Proof>>, 'onClosed'> & { hint?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <p>
        <Button className="quiet" onPress={() => setIsOpen(true)}>
          {form.label}
        </Button>
      </p>
    );
  }
  return (
    <>
      {hint === undefined ? null : <p className="muted">{hint}</p>}
      <ProofForm {...form} onClosed={() => setIsOpen(false)} />
    </>
  );
}
