import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../components/button/button.tsx';

/** Says when the network is away; reading goes on behind it. */
export function ConnectionNotice({
  hasLoadFailed,
  onRetry,
}: {
  hasLoadFailed: boolean;
  onRetry: () => void;
}) {
  const words = useTranslations('shell');
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  const isShown = !isOnline || hasLoadFailed;
  return (
    <output className="connection-notice">
      {isShown ? (
        <span className="connection-notice-body">
          {words('networkAbnormal')}
          {hasLoadFailed ? (
            <Button variant="quiet" onClick={onRetry}>
              {words('tryAgain')}
            </Button>
          ) : null}
        </span>
      ) : null}
    </output>
  );
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
