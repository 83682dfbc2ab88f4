import { signOutStaff } from '@luwag/contract/endpoints/staff/sign-out-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { words } from '../messages/en-US.ts';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { call } from './api.ts';
import { Navigation } from './navigation.tsx';
import { PayoutPauseBanner } from './payout-pause-banner.tsx';
import './signed-in.css';
import { sessionQuery, useStaff } from './use-staff.ts';

/** The frame around every screen: asks for a sign-in first, and again where the session ended, over the screen as it was left. */
export function SignedIn() {
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  const onSignedIn = (): Promise<void> => queryClient.invalidateQueries();
  if (session.isPending) return <main className="loading" aria-busy="true" />;
  const staff = session.data?.staff ?? null;
  if (session.data === undefined || staff === null) return <SignInScreen onSignedIn={onSignedIn} />;
  const { isSignedIn } = session.data;
  return (
    <>
      {/* It stays mounted, because forms stand in what was read: without its readers that is forgotten, and what was typed with it. */}
      <div hidden={!isSignedIn} inert={!isSignedIn}>
        <Desk />
      </div>
      {/* A modal, because a dialog may be open on the screen. */}
      <ModalOverlay className="sign-in-again" isOpen={!isSignedIn} isKeyboardDismissDisabled>
        <Modal>
          <Dialog aria-label={words.signIn.title}>
            <SignInScreen endedFor={staff.name} onSignedIn={onSignedIn} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

/** Who works here, where they can go, and the screen that they opened. */
function Desk() {
  const queryClient = useQueryClient();
  const staff = useStaff();
  const signOut = async (): Promise<void> => {
    await call(signOutStaff, { body: {} });
    queryClient.clear();
    await queryClient.invalidateQueries();
    window.location.assign('/console');
  };
  return (
    <>
      <header className="top">
        <Link to="/" className="brand">
          <span className="brand-mark" aria-hidden="true" />
          {words.product}
        </Link>
        <p className="who">
          {staff.name} · {words.roles[staff.role]}
        </p>
        <Button className="quiet" onPress={() => void signOut()}>
          {words.header.signOut}
        </Button>
      </header>
      <PayoutPauseBanner />
      <div className="desk">
        <Navigation role={staff.role} />
        <Outlet />
      </div>
    </>
  );
}
