import type { StaffRole } from '@luwag/contract/endpoint';
import { listFaq } from '@luwag/contract/endpoints/faq/list-faq';
import { listMaintenance } from '@luwag/contract/endpoints/maintenance/list-maintenance';
import { listPartnerKeys } from '@luwag/contract/endpoints/partner/list-partner-keys';
import { listReceivers } from '@luwag/contract/endpoints/receiver/list-receivers';
import { findCustomer } from '@luwag/contract/endpoints/staff/find-customer';
import { getReconciliation } from '@luwag/contract/endpoints/staff/get-reconciliation';
import { listAuditLog } from '@luwag/contract/endpoints/staff/list-audit-log';
import { listLenderSteps } from '@luwag/contract/endpoints/staff/list-lender-steps';
import { getTrialBalance } from '@luwag/contract/endpoints/staff/get-trial-balance';
import { listProducts } from '@luwag/contract/endpoints/staff/list-products';
import { listLateLoans } from '@luwag/contract/endpoints/staff/list-late-loans';
import { listRequests } from '@luwag/contract/endpoints/staff/list-requests';
import { listTextDays } from '@luwag/contract/endpoints/staff/list-text-days';
import { listSuspense } from '@luwag/contract/endpoints/staff/list-suspense';
import { listReviewQueue } from '@luwag/contract/endpoints/staff/list-review-queue';
import { listWaitingPayouts } from '@luwag/contract/endpoints/staff/list-waiting-payouts';
import { listWaitingSupportMessages } from '@luwag/contract/endpoints/staff/list-waiting-support-messages';
import { listWaitlistEntries } from '@luwag/contract/endpoints/waitlist/list-waitlist-entries';
import { auditWords } from '../messages/audit-words.ts';
import { words } from '../messages/en-US.ts';
import { faqWords } from '../messages/faq-words.ts';
import { supportMessageWords } from '../messages/support-message-words.ts';
import { lateLoanWords } from '../messages/late-loan-words.ts';
import { lenderStepWords } from '../messages/lender-step-words.ts';
import { loanWords } from '../messages/loan-words.ts';
import { maintenanceWords } from '../messages/maintenance-words.ts';
import { reconciliationWords } from '../messages/reconciliation-words.ts';
import { partnerKeyWords, receiverWords } from '../messages/receiver-words.ts';
import { stuckWords } from '../messages/stuck-words.ts';
import { suspenseWords } from '../messages/suspense-words.ts';
import { textWords } from '../messages/text-words.ts';
import { waitlistWords } from '../messages/waitlist-words.ts';

const groups = [
  {
    name: words.header.groups.daily,
    places: [
      { to: '/', name: words.header.queue, endpoint: listReviewQueue },
      { to: '/requests', name: loanWords.header.requests, endpoint: listRequests },
      { to: '/late-loans', name: lateLoanWords.title, endpoint: listLateLoans },
      { to: '/service-desk', name: supportMessageWords.service.place, endpoint: listWaitingSupportMessages },
      {
        to: '/payment-proofs',
        name: supportMessageWords.payments.place,
        endpoint: listWaitingSupportMessages,
      },
      { to: '/stuck-work', name: stuckWords.title, endpoint: listWaitingPayouts },
    ],
  },
  {
    name: words.header.groups.loans,
    places: [
      { to: '/customers', name: loanWords.header.find, endpoint: findCustomer },
      { to: '/products', name: loanWords.header.products, endpoint: listProducts },
      { to: '/android-waitlist', name: waitlistWords.title, endpoint: listWaitlistEntries },
    ],
  },
  {
    name: words.header.groups.money,
    places: [
      { to: '/reconciliation', name: reconciliationWords.title, endpoint: getReconciliation },
      { to: '/suspense', name: suspenseWords.place, endpoint: listSuspense },
      { to: '/journal-entries', name: lenderStepWords.place, endpoint: listLenderSteps },
      { to: '/trial-balance', name: words.header.trialBalance, endpoint: getTrialBalance },
    ],
  },
  {
    name: words.header.groups.setUp,
    places: [
      { to: '/faq', name: faqWords.title, endpoint: listFaq },
      { to: '/text-messages', name: textWords.title, endpoint: listTextDays },
      { to: '/maintenance', name: maintenanceWords.title, endpoint: listMaintenance },
      { to: '/receivers', name: receiverWords.title, endpoint: listReceivers },
      { to: '/partner-keys', name: partnerKeyWords.title, endpoint: listPartnerKeys },
      { to: '/audit-log', name: auditWords.title, endpoint: listAuditLog },
    ],
  },
] as const;

export type Place = (typeof groups)[number]['places'][number];

/** The screens that a role can open, in groups; a group with none of them is left out. */
export function groupsOf(role: StaffRole): readonly { name: string; places: readonly Place[] }[] {
  return groups
    .map(({ name, places }) => ({ name, places: places.filter((place: Place) => isOpenTo(place, role)) }))
    .filter(({ places }) => places.length > 0);
}

/** The screens that a role can open; the first one is shown after signing in. */
export function placesOf(role: StaffRole): readonly Place[] {
  return groupsOf(role).flatMap(({ places }) => places);
}

function isOpenTo({ endpoint }: Place, role: StaffRole): boolean {
  return endpoint.roles?.includes(role) === true;
}
