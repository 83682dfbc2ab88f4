import { askCancellation } from './ask-cancellation.ts';
import { askCustomerDeletion } from './ask-customer-deletion.ts';
import { listCustomerSupportMessages } from './list-customer-support-messages.ts';
import { lowerLimit } from './lower-limit.ts';
import { openIdentity } from './open-identity.ts';
import { reviewAgain } from './review-again.ts';
import { takeDownSupportMessage } from './take-down-support-message.ts';

/** The calls by which staff do what a borrower asks by phone or email. */
export const serviceEndpoints = {
  askCancellation,
  askCustomerDeletion,
  reviewAgain,
  lowerLimit,
  openIdentity,
  listCustomerSupportMessages,
  takeDownSupportMessage,
} as const;
