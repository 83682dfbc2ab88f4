import { randomUUID } from 'node:crypto';
import type { DoubleHost } from './double.ts';
import {
  type KeptXenditPayout,
  type TellPayout,
  type XenditOrder,
  type XenditPayout,
  type XenditPayoutBooks,
  type XenditPayoutStatus,
  type XenditRefusal,
  xenditRefusals,
} from './xendit-payouts.ts';

/** How a payout ends: paid, with a code of Xendit's, or refused without one. `held` stays with its compliance team until a person says more. */
export type XenditPayoutEnd = 'succeeds' | 'held' | { failsWith: string } | { refusedAs: XenditRefusal };

export type XenditPayouts = {
  payouts: readonly XenditPayout[];
  /** How the next payouts end, one each; the others succeed. */
  arrange: (ends: readonly XenditPayoutEnd[]) => void;
  /** Gives every payout that is under way its end now. */
  settle: () => void;
  /** Sends money that was paid back to the lender's balance. Returns false where there is nothing to send back. */
  reverse: (referenceId: string) => boolean;
  /** Ends a payout now, as a person at the provider would. */
  finish: (referenceId: string, end: XenditPayoutEnd) => boolean;
  /** Forgets that a key was used, as after its time. */
  forgetKeys: () => void;
  balanceMinor: number;
};

type Kept = KeptXenditPayout & { end: XenditPayoutEnd };

/** Books in memory, with the levers of a test. */
export function memoryXenditPayouts(
  host: Pick<DoubleHost, 'now' | 'settleMs'>,
  tell: TellPayout,
): { books: XenditPayoutBooks; controls: XenditPayouts } {
  const kept: Kept[] = [];
  const keys = new Map<string, Kept>();
  const ends: XenditPayoutEnd[] = [];
  const controls = controlsOf(kept, keys, ends, tell);
  const books: XenditPayoutBooks = {
    byKey: async (key) => keys.get(key) ?? null,
    byReference: async (referenceId) => kept.filter((one) => one.referenceId === referenceId),
    between: async (fromMs, toMs) => kept.filter(({ createdAt }) => createdAt >= fromMs && createdAt <= toMs),
    balanceMinor: async () => controls.balanceMinor,
    add: async (order) => {
      const before = keys.get(order.key);
      if (before !== undefined) return { payout: before, losesAnswer: false };
      const payout = keptFrom(order, { end: ends.shift() ?? 'succeeds', at: host.now() });
      kept.unshift(payout);
      keys.set(order.key, payout);
      setTimeout(() => {
        if (payout.status === 'ACCEPTED') endNow(controls, payout, tell);
      }, host.settleMs).unref();
      return { payout, losesAnswer: false };
    },
  };
  return { books, controls };
}

function controlsOf(
  kept: readonly Kept[],
  keys: Map<string, Kept>,
  ends: XenditPayoutEnd[],
  tell: TellPayout,
): XenditPayouts {
  const controls: XenditPayouts = {
    payouts: kept,
    balanceMinor: 1_000_000_000,
    arrange: (next) => void ends.push(...next),
    forgetKeys: () => keys.clear(),
    settle: () => {
      for (const payout of kept) if (payout.status === 'ACCEPTED') endNow(controls, payout, tell);
    },
    finish: (referenceId, end) => {
      const payout = kept.find((one) => one.referenceId === referenceId);
      if (payout === undefined || isOver(payout.status)) return false;
      payout.end = end;
      endNow(controls, payout, tell);
      return true;
    },
    reverse: (referenceId) => {
      const payout = kept.find((one) => one.referenceId === referenceId && one.status === 'SUCCEEDED');
      if (payout === undefined) return false;
      payout.status = 'REVERSED';
      controls.balanceMinor += payout.amountMinor;
      tell(payout);
      return true;
    },
  };
  return controls;
}

function keptFrom(order: XenditOrder, { end, at }: { end: XenditPayoutEnd; at: number }): Kept {
  return {
    ...order,
    payoutId: `po-${randomUUID()}`,
    status: end === 'held' ? 'PENDING_COMPLIANCE_ASSESSMENT' : 'ACCEPTED',
    failureCode: null,
    isSilent: false,
    end,
    createdAt: at,
  };
}

function endNow(controls: XenditPayouts, payout: Kept, tell: TellPayout): void {
  const { end } = payout;
  if (end === 'held') return;
  const isPaid = end === 'succeeds' && payout.amountMinor <= controls.balanceMinor;
  if (isPaid) {
    controls.balanceMinor -= payout.amountMinor;
    payout.status = 'SUCCEEDED';
  } else if (typeof end === 'object' && 'refusedAs' in end) payout.status = end.refusedAs;
  else {
    payout.status = 'FAILED';
    payout.failureCode = end === 'succeeds' ? 'INSUFFICIENT_BALANCE' : end.failsWith;
  }
  tell(payout);
}

function isOver(status: XenditPayoutStatus): boolean {
  return (
    status === 'SUCCEEDED' ||
    status === 'FAILED' ||
    status === 'REVERSED' ||
    xenditRefusals.some((refusal) => refusal === status)
  );
}
