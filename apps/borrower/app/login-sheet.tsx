import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LazyMessages } from '../components/lazy-messages/lazy-messages.tsx';
import { Sheet } from '../components/sheet/sheet.tsx';
import { LoginForm } from '../screens/start/login-form.tsx';
import { storedSession, useCoreStore } from '../store/core-store.ts';
import { askServerAgain } from '../store/use-answer.ts';

/**
 * The log-in over a page whose session has ended. The same borrower goes on with the page as it was; another one gets
 * nothing of it. Closing the sheet logs out.
 */
export function LoginSheet() {
  return (
    <LazyMessages namespaces={['start']}>
      <LoginAgain />
    </LazyMessages>
  );
}

function LoginAgain() {
  const words = useTranslations('app.loginAgain');
  useEffect(() => {
    const { customerId, token } = useCoreStore.getState().publicData;
    const end = useCoreStore.subscribe(({ publicData }) => {
      if (publicData.token === token || publicData.token === '') return;
      end();
      goOn(publicData.customerId === customerId);
    });
    window.addEventListener('storage', takeOverLogin);
    return () => {
      end();
      window.removeEventListener('storage', takeOverLogin);
    };
  }, []);
  return (
    <Sheet title={words('title')} isOpen onClose={leaveThePage}>
      <div className="login login-again">
        <p>{words('lead')}</p>
        <LoginForm />
      </div>
    </Sheet>
  );
}

/** Another tab has logged in meanwhile. */
function takeOverLogin(): void {
  const stored = storedSession();
  if (stored !== null) useCoreStore.getState().mergePublicData(stored);
}

function goOn(isSameCustomer: boolean): void {
  useCoreStore.getState().setShowLoginPopup(false);
  // Everything in memory is somebody else's: the app begins anew.
  if (isSameCustomer) void askServerAgain();
  else location.replace('/homeIndex');
}

function leaveThePage(): void {
  const { setShowLoginPopup, resetUserData } = useCoreStore.getState();
  setShowLoginPopup(false);
  resetUserData();
}
