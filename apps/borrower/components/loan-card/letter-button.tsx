import { useState } from 'react';
import { Button, type ButtonVariant } from '../button/button.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';

const LoanLetter = lazyComponent(async () => (await import('./loan-letter.tsx')).LoanLetter);

/** Opens a letter to the lender that already says which loan it is about. */
export function LetterButton({
  label,
  letter,
  variant = 'primary',
}: {
  label: string;
  letter: string;
  variant?: ButtonVariant;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? <LoanLetter text={letter} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
