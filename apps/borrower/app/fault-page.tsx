import { reportClientError } from '@luwag/contract/endpoints/settings/report-client-error';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../components/button/button.tsx';
import { LinkButton } from '../components/link-button/link-button.tsx';
import { ScreenFrame } from '../components/screen-frame/screen-frame.tsx';
import { call } from '../store/api.ts';

/** What stands where a screen failed. Its maker is told which screen it was and what kind of fault, and nothing else. */
export function FaultPage({
  routeName,
  fault,
  onTryAgain,
}: {
  routeName: string;
  fault: string;
  onTryAgain: () => void;
}) {
  const words = useTranslations('app.fault');
  useEffect(() => {
    void call(reportClientError, { body: { route: routeName, error: fault } });
  }, [routeName, fault]);
  return (
    <ScreenFrame
      title={words('title')}
      lead={words('lead')}
      actions={
        <>
          <Button onClick={onTryAgain}>{words('again')}</Button>
          <LinkButton href="/homeIndex" variant="secondary">
            {words('home')}
          </LinkButton>
        </>
      }
    />
  );
}
