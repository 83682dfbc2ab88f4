import type { StaffRole } from '@luwag/contract/endpoint';
import { getTrialBalance } from '@luwag/contract/endpoints/staff/get-trial-balance';
import { listFaq } from '@luwag/contract/endpoints/faq/list-faq';
import { listMaintenance } from '@luwag/contract/endpoints/maintenance/list-maintenance';
import { listProducts } from '@luwag/contract/endpoints/staff/list-products';
import { listWaitingLetters } from '@luwag/contract/endpoints/staff/list-waiting-letters';
import { listRequests } from '@luwag/contract/endpoints/staff/list-requests';
import { findCustomer } from '@luwag/contract/endpoints/staff/find-customer';
import { listWaitingNumbers } from '@luwag/contract/endpoints/waiting/list-waiting-numbers';
import { signOutStaff } from '@luwag/contract/endpoints/staff/sign-out-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { words } from '../messages/en-US.ts';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { letterWords } from '../messages/letter-words.ts';
import { loanWords } from '../messages/loan-words.ts';
import { faqWords } from '../messages/faq-words.ts';
import { maintenanceWords } from '../messages/maintenance-words.ts';
import { waitingWords } from '../messages/waiting-words.ts';
import { call, Refusal } from './api.ts';
import { sessionQuery } from './use-staff.ts';

/** Where each role may go; whoever comes in sees the review queue first. */
const places = [
  { to: '/customers', name: loanWords.header.find, endpoint: findCustomer },
  { to: '/requests', name: loanWords.header.requests, endpoint: listRequests },
  { to: '/service-desk', name: letterWords.service.place, endpoint: listWaitingLetters },
  { to: '/payment-proofs', name: letterWords.payments.place, endpoint: listWaitingLetters },
  { to: '/products', name: loanWords.header.products, endpoint: listProducts },
  { to: '/faq', name: faqWords.title, endpoint: listFaq },
  { to: '/word-of-android', name: waitingWords.title, endpoint: listWaitingNumbers },
  { to: '/maintenance', name: maintenanceWords.title, endpoint: listMaintenance },
  { to: '/trial-balance', name: words.header.trialBalance, endpoint: getTrialBalance },
] as const;

function placesOf(role: StaffRole) {
  return places.filter(({ endpoint }) => endpoint.roles?.includes(role));
}

/** The frame around every screen: asks for a sign-in first, then shows who works here. */
export function SignedIn() {
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  if (session.isPending) return <main className="loading" aria-busy="true" />;
  if (session.error instanceof Refusal || session.data === undefined) {
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
        <nav aria-label={loanWords.header.navigation}>
          <Link to="/">{words.header.queue}</Link>
          {placesOf(session.data.role).map(({ to, name }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        </nav>
        <p className="who">
          {session.data.name} · {words.roles[session.data.role]}
        </p>
        <Button className="quiet" onPress={() => void signOut()}>
          {words.header.signOut}
        </Button>
      </header>
      <Outlet />
    </>
  );
}
