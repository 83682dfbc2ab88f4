import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { Sheet } from '../sheet/sheet.tsx';

/** What a browser inside another app may not be able to do, the way to one that can, and, just as large, the way on here. */
export function InAppGate({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <LazyMessages namespaces={['in-app']}>
      <Gate onClose={onClose}>{children}</Gate>
    </LazyMessages>
  );
}

function Gate({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useTranslations('in-app');
  // The address of this step, so that another browser opens it after the log-in.
  const link = window.location.href;
  return (
    <Sheet title={words('title')} isOpen onClose={onClose}>
      <div className="sheet-part">
        <p>{words('lead')}</p>
        <ol>
          {(['copy', 'safari', 'paste'] as const).map((step) => (
            <li key={step}>{words(`steps.${step}`)}</li>
          ))}
        </ol>
        <CopyButton text={link} label={words('copy')} />
        {children}
        <p className="field-hint in-app-link">{link}</p>
      </div>
    </Sheet>
  );
}
