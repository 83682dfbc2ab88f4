import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';

/** Keeps the place of sharing a payment while that is on its way. */
export function ComingShare() {
  const words = useTranslations('payment-over.share');
  return (
    <>
      <Button variant="secondary" isBusy>
        {words('share')}
      </Button>
      <p className="field-hint">{words('note')}</p>
    </>
  );
}
