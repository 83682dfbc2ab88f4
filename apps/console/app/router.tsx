import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
} from '@tanstack/react-router';
import { AuditLogScreen } from '../screens/audit-log/audit-log-screen.tsx';
import { CaseScreen } from '../screens/case/case-screen.tsx';
import { CustomerScreen } from '../screens/customer/customer-screen.tsx';
import { FindCustomerScreen } from '../screens/find-customer/find-customer-screen.tsx';
import { SupportMessagesScreen } from '../screens/support-messages/support-messages-screen.tsx';
import { LoanScreen } from '../screens/loan/loan-screen.tsx';
import { RequestsScreen } from '../screens/requests/requests-screen.tsx';
import { QueueScreen } from '../screens/review-queue/queue-screen.tsx';
import { placesOf } from './places.ts';
import { SignedIn } from './signed-in.tsx';
import { useStaff } from './use-staff.ts';

const rootRoute = createRootRoute({ component: () => <Outlet /> });
const signedInRoute = createRoute({ getParentRoute: () => rootRoute, id: 'signed-in', component: SignedIn });
const queueRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/', component: HomeRoute });
const caseRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/cases/$customerId/$applicationId',
  component: CaseRoute,
});
const trialBalanceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/trial-balance',
  component: lazyRouteComponent(
    () => import('../screens/trial-balance/trial-balance-screen.tsx'),
    'TrialBalanceScreen',
  ),
});

const suspenseRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suspense',
  component: lazyRouteComponent(() => import('../screens/suspense/suspense-screen.tsx'), 'SuspenseScreen'),
});
const suspenseItemRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suspense/$suspenseId',
  component: lazyRouteComponent(
    () => import('../screens/suspense/suspense-item-screen.tsx'),
    'SuspenseItemScreen',
  ),
});
const lenderStepsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/journal-entries',
  component: lazyRouteComponent(
    () => import('../screens/lender-steps/lender-steps-screen.tsx'),
    'LenderStepsScreen',
  ),
});

const findCustomerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customers',
  component: FindCustomerScreen,
});
const customerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customers/$customerId',
  component: CustomerRoute,
});
const loanRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customers/$customerId/loans/$loanId',
  /** The proof of a payment that is booked here. */
  validateSearch: ({ supportMessage }): { supportMessage?: string } =>
    typeof supportMessage === 'string' ? { supportMessage } : {},
  component: LoanRoute,
});
const serviceDeskRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/service-desk',
  component: () => <SupportMessagesScreen key="service" inbox="service" />,
});
const proofsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-proofs',
  component: () => <SupportMessagesScreen key="payments" inbox="payments" />,
});
const requestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/requests',
  component: RequestsScreen,
});
const lateLoansRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/late-loans',
  component: lazyRouteComponent(
    () => import('../screens/late-loans/late-loans-screen.tsx'),
    'LateLoansScreen',
  ),
});
const productsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/products',
  component: lazyRouteComponent(() => import('../screens/products/products-screen.tsx'), 'ProductsScreen'),
});

const faqRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/faq',
  component: lazyRouteComponent(() => import('../screens/faq/faq-screen.tsx'), 'FaqScreen'),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/maintenance',
  component: lazyRouteComponent(
    () => import('../screens/maintenance/maintenance-screen.tsx'),
    'MaintenanceScreen',
  ),
});

const waitlistEntriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/android-waitlist',
  component: lazyRouteComponent(
    () => import('../screens/waitlist-entries/waitlist-entries-screen.tsx'),
    'WaitlistEntriesScreen',
  ),
});

const receiversRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/receivers',
  component: lazyRouteComponent(() => import('../screens/receivers/receivers-screen.tsx'), 'ReceiversScreen'),
});

const partnerKeysRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/partner-keys',
  component: lazyRouteComponent(
    () => import('../screens/partner-keys/partner-keys-screen.tsx'),
    'PartnerKeysScreen',
  ),
});

const textMessagesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/text-messages',
  component: lazyRouteComponent(
    () => import('../screens/text-messages/text-messages-screen.tsx'),
    'TextMessagesScreen',
  ),
});

const stuckWorkRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/stuck-work',
  component: lazyRouteComponent(
    () => import('../screens/stuck-work/stuck-work-screen.tsx'),
    'StuckWorkScreen',
  ),
});

const reconciliationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reconciliation',
  component: lazyRouteComponent(
    () => import('../screens/reconciliation/reconciliation-screen.tsx'),
    'ReconciliationScreen',
  ),
});

const auditLogRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/audit-log',
  /** The customer whose lines are asked for. */
  validateSearch: ({ customer }): { customer?: string } => (typeof customer === 'string' ? { customer } : {}),
  component: AuditLogRoute,
});

/** The review queue, or the first screen of those who do not review. */
function HomeRoute() {
  const [first] = placesOf(useStaff().role);
  return first === undefined || first.to === '/' ? <QueueScreen /> : <Navigate to={first.to} replace />;
}

function CustomerRoute() {
  const { customerId } = customerRoute.useParams();
  return <CustomerScreen key={customerId} customerId={customerId} />;
}

function LoanRoute() {
  const { customerId, loanId } = loanRoute.useParams();
  const { supportMessage } = loanRoute.useSearch();
  return (
    <LoanScreen
      key={loanId}
      customerId={customerId}
      loanId={loanId}
      supportMessageId={supportMessage ?? null}
    />
  );
}

function AuditLogRoute() {
  const { customer } = auditLogRoute.useSearch();
  return <AuditLogScreen key={customer} customerId={customer ?? null} />;
}

function CaseRoute() {
  const { customerId, applicationId } = caseRoute.useParams();
  return <CaseScreen key={applicationId} customerId={customerId} applicationId={applicationId} />;
}

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    signedInRoute.addChildren([
      queueRoute,
      caseRoute,
      findCustomerRoute,
      customerRoute,
      loanRoute,
      requestsRoute,
      lateLoansRoute,
      stuckWorkRoute,
      serviceDeskRoute,
      proofsRoute,
      productsRoute,
      receiversRoute,
      partnerKeysRoute,
      maintenanceRoute,
      faqRoute,
      waitlistEntriesRoute,
      textMessagesRoute,
      reconciliationRoute,
      suspenseRoute,
      suspenseItemRoute,
      lenderStepsRoute,
      trialBalanceRoute,
      auditLogRoute,
    ]),
  ]),
  basepath: '/console',
});

declare module '@tanstack/react-router' {
  // An interface, because only interfaces can be added to.
  export interface Register {
    router: typeof router;
  }
}
