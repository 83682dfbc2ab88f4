import type { Context } from '../use-cases/context.ts';
import { getHome } from '../use-cases/application/get-home.ts';
import { returnApplication } from '../use-cases/application/return-application.ts';
import { submitApplication } from '../use-cases/application/submit-application.ts';
import { getLoanPapers } from '../use-cases/loan/get-loan-papers.ts';
import { getOffer } from '../use-cases/loan/get-offer.ts';
import { getLoan, listLoans } from '../use-cases/loan/read-loans.ts';
import { getSignature, saveSignature } from '../use-cases/loan/signature.ts';
import { withdraw } from '../use-cases/loan/withdraw.ts';
import { issuePaper } from '../use-cases/papers/issue-paper.ts';
import { verifyPaper } from '../use-cases/papers/verify-paper.ts';
import { getOwnResult, getResult } from '../use-cases/payment/get-result.ts';
import { getPayment, startPayment } from '../use-cases/payment/start-payment.ts';
import { suggestCoupons } from '../use-cases/payment/suggest-coupons.ts';
import type { Handlers } from './handler.ts';

type LoanHandlers = Pick<
  Handlers,
  | 'getHome'
  | 'submitApplication'
  | 'returnApplication'
  | 'getOffer'
  | 'getLoanPapers'
  | 'getSignature'
  | 'saveSignature'
  | 'withdraw'
  | 'listLoans'
  | 'getLoan'
  | 'startPayment'
  | 'suggestCoupons'
  | 'getPayment'
  | 'getResult'
  | 'getOwnResult'
  | 'issuePaper'
  | 'verifyPaper'
>;

/** Applying, borrowing and paying back. */
export function loanHandlers(context: Context): LoanHandlers {
  return {
    getHome: (_input, { caller }) => getHome(context, caller),
    submitApplication: async ({ body }, { caller, idempotencyKey }) => {
      const sent = await submitApplication(context, caller, body, idempotencyKey);
      if (!sent.ok) return sent;
      const home = await getHome(context, caller);
      return { ok: true, value: { ...sent.value, home: home.ok ? home.value : null } };
    },
    returnApplication: ({ params }, { caller, idempotencyKey }) =>
      returnApplication(context, caller, params.applicationId, idempotencyKey),
    getOffer: ({ query }, { caller, cookies }) =>
      getOffer(context, caller, query, cookies.read('luwag_device')),
    getLoanPapers: ({ body }, { caller }) => getLoanPapers(context, caller, body),
    getSignature: (_input, { caller }) => getSignature(context, caller),
    saveSignature: ({ body }, { caller }) => saveSignature(context, caller, body),
    withdraw: ({ body }, { caller, idempotencyKey, cookies }) =>
      withdraw(context, caller, body, { idempotencyKey, device: cookies.read('luwag_device') }),
    listLoans: (_input, { caller }) => listLoans(context, caller),
    getLoan: ({ params }, { caller }) => getLoan(context, caller, params.loanId),
    startPayment: ({ params, body }, { caller, idempotencyKey }) =>
      startPayment(context, caller, params.loanId, body, idempotencyKey),
    suggestCoupons: ({ params, query }, { caller }) => suggestCoupons(context, caller, params.loanId, query),
    getPayment: ({ params }, { caller }) => getPayment(context, caller, params.paymentId),
    issuePaper: ({ params, body }, { caller }) => issuePaper(context, caller, params.loanId, body),
    verifyPaper: ({ params }) => verifyPaper(context, params.code),
    getResult: ({ params }) => getResult(context, params.resultReference),
    getOwnResult: ({ params }, { caller }) => getOwnResult(context, caller, params.resultReference),
  };
}
