import { signOutStaff } from '@luwag/contract/endpoints/staff/sign-out-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { words } from '../messages/en-US.ts';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { call } from './api.ts';
import { PayoutPauseBanner } from './payout-pause-banner.tsx';
import { Navigation } from './navigation.tsx';
import { sessionQuery } from './use-staff.ts';

/** The frame around every screen: asks for a sign-in first, then shows who works here. */
export function SignedIn() {
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  if (session.isPending) return <main className="loading" aria-busy="true" />;
  if (session.data === undefined || session.data === null) {
    return <SignInScreen onSignedIn={() => queryClient.resetQueries()} />;
  }
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
          {session.data.name} · {words.roles[session.data.role]}
        </p>
        <Button className="quiet" onPress={() => void signOut()}>
          {words.header.signOut}
        </Button>
      </header>
      <PayoutPauseBanner />
      <div className="desk">
        <Navigation role={session.data.role} />
        <Outlet />
      </div>
    </>
  );
}
