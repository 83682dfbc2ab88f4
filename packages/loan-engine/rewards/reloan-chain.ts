// Easy Re-loan rewards a first activation once and each loan it pays out with a voucher that grows while the chain holds; a break starts the chain anew.
// Source: specification point 9 (200 at first; 50, 70, 90, 110 from the fourth on; 50 more off each re-loan) and rulings 24 and 25.
import { addCentavos, centavos, type Centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';

/** What a lender gives; the ladder's last step repeats. */
export type ReloanRewards = {
  readonly activationCentavos: Centavos;
  readonly ladderCentavos: readonly [Centavos, ...Centavos[]];
  readonly extraPerReloanCentavos: Centavos;
};

/** The rewards as specified. Units: centavos. Source: specification point 9. */
export const specifiedReloanRewards: ReloanRewards = {
  activationCentavos: centavos(20_000),
  ladderCentavos: [centavos(5000), centavos(7000), centavos(9000), centavos(11_000)],
  extraPerReloanCentavos: centavos(5000),
};

/** One borrower's chain, plain data that can be stored as it is. */
export type ReloanChain = {
  readonly isOn: boolean;
  /** The activation voucher is given once in a borrower's life, whatever is turned off and on later. */
  readonly hasHadActivationVoucher: boolean;
  /** Scheduled loans paid out in a row. */
  readonly consecutiveLoans: number;
  /** The loan a voucher of this chain was used on, until that loan is repaid. */
  readonly voucherLoanId: string | null;
  /** The scheduled loan counted last, so that a payout reported twice counts once. */
  readonly countedLoanId: string | null;
  /** How long the chain was before the borrower skipped a loan that can still be brought back; gone with whatever else moves the chain. */
  readonly beforeSkip?: number;
  /** How long the chain was before a loan became overdue, which its money may turn out to have been paid in time for; gone with whatever else moves the chain. */
  readonly beforeOverdue?: { readonly loanId: string; readonly consecutiveLoans: number };
};

/** A chain before anything happened. Units: none. Source: ruling 24 (off until turned on). */
export const newReloanChain: ReloanChain = {
  isOn: false,
  hasHadActivationVoucher: false,
  consecutiveLoans: 0,
  voucherLoanId: null,
  countedLoanId: null,
};

/** What comes off one scheduled loan, in centavos. */
export type ReloanDeduction = {
  readonly voucherCentavos: Centavos;
  readonly extraCentavos: Centavos;
  readonly totalCentavos: Centavos;
};

export type TurnOnReloanRefusal =
  | 'RELOAN_ALREADY_ON'
  | 'RELOAN_AGREEMENT_MISSING'
  | 'RELOAN_AMOUNT_NOT_CHOSEN';
export type ReloanRefusal = 'RELOAN_OFF' | 'RELOAN_VOUCHER_IN_USE';

/** What would come off the next scheduled loan if nothing breaks the chain. Units: centavos. Errors: none. Source: ruling 25. */
export function nextReloanDeduction(
  chain: ReloanChain,
  rewards: ReloanRewards = specifiedReloanRewards,
): ReloanDeduction {
  const { ladderCentavos, extraPerReloanCentavos: extraCentavos } = rewards;
  const step = Math.min(chain.consecutiveLoans, ladderCentavos.length - 1);
  const voucherCentavos = ladderCentavos[step] ?? ladderCentavos[0];
  return { voucherCentavos, extraCentavos, totalCentavos: addCentavos(voucherCentavos, extraCentavos) };
}

/**
 * Turns Easy Re-loan on; the first time in a borrower's life this grants the activation voucher.
 * Units: centavos; null where nothing is granted. Errors: RELOAN_ALREADY_ON, RELOAN_AGREEMENT_MISSING, RELOAN_AMOUNT_NOT_CHOSEN.
 * Source: rulings 24 (agreement accepted, amount touched) and 25.
 */
export function turnOnReloan(
  chain: ReloanChain,
  consent: { readonly isAgreementAccepted: boolean; readonly isAmountChosen: boolean },
  rewards: ReloanRewards = specifiedReloanRewards,
): Result<
  { readonly chain: ReloanChain; readonly activationVoucherCentavos: Centavos | null },
  TurnOnReloanRefusal
> {
  if (chain.isOn) return refuse('RELOAN_ALREADY_ON');
  if (!consent.isAgreementAccepted) return refuse('RELOAN_AGREEMENT_MISSING');
  if (!consent.isAmountChosen) return refuse('RELOAN_AMOUNT_NOT_CHOSEN');
  return accept({
    chain: { ...broken(chain), isOn: true, hasHadActivationVoucher: true },
    activationVoucherCentavos: chain.hasHadActivationVoucher ? null : rewards.activationCentavos,
  });
}

/**
 * Turns Easy Re-loan off, which breaks the chain.
 * Units: none. Errors: RELOAN_OFF (already), RELOAN_VOUCHER_IN_USE (detail `loanId`) until the loan a voucher was used on is repaid.
 * Source: specification point 4 and ruling 24.
 */
export function turnOffReloan(chain: ReloanChain): Result<ReloanChain, ReloanRefusal> {
  if (!chain.isOn) return refuse('RELOAN_OFF');
  if (chain.voucherLoanId !== null) return refuse('RELOAN_VOUCHER_IN_USE', { loanId: chain.voucherLoanId });
  return accept({ ...broken(chain), isOn: false });
}

/**
 * Counts a scheduled loan that was paid out with its voucher; the same loan told again changes nothing.
 * Units: none. Errors: RELOAN_OFF, RELOAN_VOUCHER_IN_USE (an earlier loan's voucher is still used). Source: ruling 25.
 */
export function countScheduledLoan(chain: ReloanChain, loanId: string): Result<ReloanChain, ReloanRefusal> {
  if (chain.countedLoanId === loanId) return accept(chain);
  const used = chain.voucherLoanId;
  if (used !== null && used !== loanId) return refuse('RELOAN_VOUCHER_IN_USE', { loanId: used });
  if (!chain.isOn) return refuse('RELOAN_OFF');
  const consecutiveLoans = chain.consecutiveLoans + 1;
  return accept({ ...withoutSkip(chain), consecutiveLoans, voucherLoanId: loanId, countedLoanId: loanId });
}

/**
 * Notes that the activation voucher was used on a loan the borrower took by hand; it does not count in the chain.
 * Units: none. Errors: RELOAN_VOUCHER_IN_USE (on another loan). Source: ruling 24.
 */
export function noteVoucherUse(
  chain: ReloanChain,
  loanId: string,
): Result<ReloanChain, 'RELOAN_VOUCHER_IN_USE'> {
  const used = chain.voucherLoanId;
  if (used !== null && used !== loanId) return refuse('RELOAN_VOUCHER_IN_USE', { loanId: used });
  return accept({ ...chain, voucherLoanId: loanId });
}

/** Leaves out the next scheduled loan: always allowed, also while a voucher is used, and it breaks the chain. Units: none. Errors: RELOAN_OFF. Source: rulings 24 and 25. */
export function skipScheduledLoan(chain: ReloanChain): Result<ReloanChain, 'RELOAN_OFF'> {
  if (!chain.isOn) return refuse('RELOAN_OFF');
  return accept({ ...broken(chain), beforeSkip: chain.consecutiveLoans });
}

/** Takes a skip back: the chain is as long as it was before. Units: none. Errors: RELOAN_OFF. Source: a skip is the borrower's own wish, and binds nobody until the money would have gone out. */
export function bringBackScheduledLoan(chain: ReloanChain): Result<ReloanChain, 'RELOAN_OFF'> {
  if (!chain.isOn) return refuse('RELOAN_OFF');
  const { beforeSkip, ...rest } = chain;
  return accept({ ...rest, consecutiveLoans: beforeSkip ?? chain.consecutiveLoans });
}

/** A loan became overdue: the chain breaks, its voucher stays used until the loan is repaid. Units: none. Errors: none. Source: ruling 25. */
export function breakOnOverdue(chain: ReloanChain, loanId?: string): ReloanChain {
  if (loanId === undefined) return broken(chain);
  const { consecutiveLoans, beforeOverdue } = chain;
  if (consecutiveLoans > 0) return { ...broken(chain), beforeOverdue: { loanId, consecutiveLoans } };
  return beforeOverdue?.loanId === loanId ? { ...broken(chain), beforeOverdue } : broken(chain);
}

/** The loan that broke the chain was not late after all, since its money counts from an earlier day: the chain is as long as before. Units: none. Errors: none; another loan changes nothing. Source: ruling 36. */
export function mendOverdue(chain: ReloanChain, loanId: string): ReloanChain {
  const { beforeOverdue } = chain;
  if (beforeOverdue?.loanId !== loanId) return chain;
  return { ...withoutSkip(chain), consecutiveLoans: beforeOverdue.consecutiveLoans };
}

/**
 * A scheduled loan's payout failed or was sent back, or the loan was cancelled: the chain breaks and the voucher is no longer used;
 * paid out after all, the loan counts as the first of a new chain. Units: none. Errors: none. Source: ruling 25.
 */
export function breakOnFailure(chain: ReloanChain, loanId: string): ReloanChain {
  const countedLoanId = chain.countedLoanId === loanId ? null : chain.countedLoanId;
  return { ...broken(releaseVoucher(chain, loanId)), countedLoanId };
}

/** A loan was repaid in full: its voucher no longer stands against turning off; the chain goes on. Units: none. Errors: none; another loan changes nothing. Source: ruling 24. */
export function releaseVoucher(chain: ReloanChain, loanId: string): ReloanChain {
  return chain.voucherLoanId === loanId ? { ...chain, voucherLoanId: null } : chain;
}

function broken(chain: ReloanChain): ReloanChain {
  return { ...withoutSkip(chain), consecutiveLoans: 0 };
}

function withoutSkip({ beforeSkip: _skip, beforeOverdue: _late, ...chain }: ReloanChain): ReloanChain {
  return chain;
}
