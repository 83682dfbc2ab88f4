import { useState } from 'react';
import { Button, type ButtonVariant } from '../button/button.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';

const LoanSupportMessage = lazyComponent(
  async () => (await import('./loan-support-message.tsx')).LoanSupportMessage,
);

/** Opens a support message to the lender that already says which loan it is about. */
export function SupportMessageButton({
  label,
  supportMessage,
  variant = 'primary',
}: {
  label: string;
  supportMessage: string;
  variant?: ButtonVariant;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? <LoanSupportMessage text={supportMessage} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
