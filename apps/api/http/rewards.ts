import type { Context } from '../use-cases/context.ts';
import { listCoupons } from '../use-cases/rewards/list-coupons.ts';
import { claimInstallBonus, getInstallBonus } from '../use-cases/rewards/install-bonus.ts';
import {
  bringBackScheduledLoan,
  changeReloan,
  getReloan,
  getReloanAgreement,
  skipScheduledLoan,
  turnOffReloan,
  turnOnReloan,
} from '../use-cases/rewards/reloan-setting.ts';
import { getScheduledLoanPapers } from '../use-cases/rewards/scheduled-loan-papers.ts';
import type { Handlers } from './handler.ts';

type RewardHandlers = Pick<
  Handlers,
  | 'listCoupons'
  | 'getInstallBonus'
  | 'claimInstallBonus'
  | 'getReloan'
  | 'getReloanAgreement'
  | 'getScheduledLoanPapers'
  | 'turnOnReloan'
  | 'changeReloan'
  | 'turnOffReloan'
  | 'skipScheduledLoan'
  | 'bringBackScheduledLoan'
>;

/** Coupons and Easy Re-loan. */
export function rewardHandlers(context: Context): RewardHandlers {
  return {
    listCoupons: (_input, { caller }) => listCoupons(context, caller),
    getInstallBonus: (_input, { caller }) => getInstallBonus(context, caller),
    claimInstallBonus: ({ body }, { caller }) => claimInstallBonus(context, caller, body),
    getReloan: (_input, { caller }) => getReloan(context, caller),
    getReloanAgreement: ({ body }, { caller }) => getReloanAgreement(context, caller, body),
    getScheduledLoanPapers: ({ params }, { caller }) =>
      getScheduledLoanPapers(context, caller, params.scheduledLoanId),
    turnOnReloan: ({ body }, { caller, idempotencyKey }) =>
      turnOnReloan(context, caller, body, idempotencyKey),
    changeReloan: ({ body }, { caller }) => changeReloan(context, caller, body),
    turnOffReloan: (_input, { caller }) => turnOffReloan(context, caller),
    bringBackScheduledLoan: ({ params }, { caller }) =>
      bringBackScheduledLoan(context, caller, params.scheduledLoanId),
    skipScheduledLoan: ({ params }, { caller }) => skipScheduledLoan(context, caller, params.scheduledLoanId),
  };
}
