import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { usePhoneValue } from '../../components/hydration/use-phone-value.ts';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { leaveAndClear } from '../../store/leave.ts';

/** For a phone that is lent, sold or shared: first says what is lost, then takes it away. */
export function ClearPhone() {
  const words = useTranslations('setup.clear');
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const clear = () => {
    setIsBusy(true);
    void leaveAndClear();
  };
  const isOnline = usePhoneValue(() => navigator.onLine, true);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {words('button')}
      </Button>
      <Sheet title={words('title')} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>{words('lead')}</p>
        <ul>
          {(['session', 'drafts', 'choices'] as const).map((lost) => (
            <li key={lost}>{words(lost)}</li>
          ))}
        </ul>
        <p>{words('stays')}</p>
        {isOnline ? null : <p>{words('offline')}</p>}
        <Button isBusy={isBusy} onClick={clear}>
          {words('confirm')}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          {words('keep')}
        </Button>
      </Sheet>
    </>
  );
}
