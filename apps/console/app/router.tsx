import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { CaseScreen } from '../screens/case/case-screen.tsx';
import { QueueScreen } from '../screens/review-queue/queue-screen.tsx';
import { TrialBalanceScreen } from '../screens/trial-balance/trial-balance-screen.tsx';
import { SignedIn } from './signed-in.tsx';

const rootRoute = createRootRoute({ component: () => <Outlet /> });
const signedInRoute = createRoute({ getParentRoute: () => rootRoute, id: 'signed-in', component: SignedIn });
const queueRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/', component: QueueScreen });
const caseRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/cases/$customerId/$applicationId',
  component: CaseRoute,
});
const trialBalanceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/trial-balance',
  component: TrialBalanceScreen,
});

function CaseRoute() {
  const { customerId, applicationId } = caseRoute.useParams();
  return <CaseScreen key={applicationId} customerId={customerId} applicationId={applicationId} />;
}

export const router = createRouter({
  routeTree: rootRoute.addChildren([signedInRoute.addChildren([queueRoute, caseRoute, trialBalanceRoute])]),
  basepath: '/console',
});

declare module '@tanstack/react-router' {
  // An interface, because only interfaces can be added to.
  export interface Register {
    router: typeof router;
  }
}
