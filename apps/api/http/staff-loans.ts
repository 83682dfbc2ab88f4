import type { Context } from '../use-cases/context.ts';
import { lockAccount, proposeUnlock } from '../use-cases/staff/account-lock.ts';
import { answerRequest } from '../use-cases/staff/answer-request.ts';
import { askCancellation, askCustomerDeletion } from '../use-cases/staff/asked-by-word.ts';
import { changeCoupon } from '../use-cases/staff/coupon-step.ts';
import { getRequestPhone } from '../use-cases/staff/get-request-phone.ts';
import { letLogInAgain } from '../use-cases/staff/let-log-in-again.ts';
import { listLateLoans } from '../use-cases/staff/list-late-loans.ts';
import { listRequests } from '../use-cases/staff/list-requests.ts';
import { performLoanAction, previewLoanAction } from '../use-cases/staff/loan-action.ts';
import { proposePhoneChange } from '../use-cases/staff/phone-change.ts';
import { findCustomer, getCustomer, getCustomerLoan } from '../use-cases/staff/read-customer.ts';
import { skipCustomersLoan } from '../use-cases/staff/skip-customers-loan.ts';
import type { LoginLimits } from '../use-cases/session/login-rules.ts';
import type { Handlers } from './handler.ts';

type StaffLoanHandlers = Pick<
  Handlers,
  | 'findCustomer'
  | 'getCustomer'
  | 'getCustomerLoan'
  | 'previewLoanAction'
  | 'performLoanAction'
  | 'changeCoupon'
  | 'letLogInAgain'
  | 'lockAccount'
  | 'proposeUnlock'
  | 'askCancellation'
  | 'askCustomerDeletion'
  | 'proposePhoneChange'
  | 'skipCustomersLoan'
  | 'listRequests'
  | 'listLateLoans'
  | 'getRequestPhone'
  | 'answerRequest'
>;

/** What staff do with a borrower's loans and requests. */
export function staffLoanHandlers(context: Context, limits: LoginLimits): StaffLoanHandlers {
  return {
    findCustomer: ({ body }, { staff }) => findCustomer(context, staff, body),
    getCustomer: ({ params }, { staff }) => getCustomer(context, limits, staff, params.customerId),
    getCustomerLoan: ({ params }, { staff }) => getCustomerLoan(context, staff, params),
    previewLoanAction: ({ params, body }, { staff }) => previewLoanAction(context, staff, params, body),
    performLoanAction: ({ params, body }, { staff, idempotencyKey }) =>
      performLoanAction(context, staff, params, body, idempotencyKey),
    changeCoupon: ({ params, body }, { staff, idempotencyKey }) =>
      changeCoupon(context, staff, params.customerId, body, idempotencyKey),
    letLogInAgain: ({ params, body }, { staff }) =>
      letLogInAgain(context, limits, staff, params.customerId, body),
    lockAccount: ({ params, body }, { staff }) => lockAccount(context, staff, params.customerId, body),
    proposeUnlock: ({ params, body }, { staff }) => proposeUnlock(context, staff, params.customerId, body),
    askCancellation: ({ params, body }, { staff }) => askCancellation(context, staff, params, body),
    askCustomerDeletion: ({ params, body }, { staff }) =>
      askCustomerDeletion(context, staff, params.customerId, body),
    proposePhoneChange: ({ params, body }, { staff }) =>
      proposePhoneChange(context, staff, params.customerId, body),
    skipCustomersLoan: ({ params, body }, { staff }) => skipCustomersLoan(context, staff, params, body),
    listRequests: ({ query }, { staff }) => listRequests(context, staff, query),
    listLateLoans: ({ query }) => listLateLoans(context, query),
    getRequestPhone: ({ params }, { staff }) => getRequestPhone(context, staff, params),
    answerRequest: ({ params, body }, { staff, idempotencyKey }) =>
      answerRequest(context, staff, params, body, idempotencyKey),
  };
}
