import fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { localDate } from '../money/local-date.ts';
import { centavos, negateCentavos, sumCentavos } from '../money/money.ts';
import { accounts } from './accounts.ts';
import { type LenderEvent, postLenderEvent } from './lender-entry.ts';

const booked = { businessOn: localDate('2026-11-27'), bookedFor: 'a test' };
const kinds = [
  'capital-paid-in',
  'provider-topped-up',
  'own-channels-deposited',
  'chargeback',
  'chargeback-passed-on',
  'suspense-received',
  'suspense-reversed',
  'suspense-assigned',
  'settlement-received',
] as const;

function balanceOf(events: readonly LenderEvent[], account: string): number {
  return events
    .flatMap((event) => postLenderEvent(event, booked).postings)
    .filter((posting) => posting.account === account)
    .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
}

/** A settlement of which nothing was taken back. */
const settledWith = (collected: number, fee: number): LenderEvent => ({
  kind: 'settlement-reported',
  collectedCentavos: centavos(collected),
  takenBackCentavos: centavos(0),
  feeCentavos: centavos(fee),
  vatCentavos: centavos(0),
});

describe('an entry of the lender', () => {
  it.each(kinds)('of %s sums to zero, whatever the amount', (kind) => {
    const seed = randomInt(2 ** 31);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
        const { postings } = postLenderEvent({ kind, amountCentavos: centavos(amount) }, booked);
        expect(sumCentavos(postings.map(({ amountCentavos }) => amountCentavos))).toBe(0);
      }),
      { seed },
    );
  });

  it('of a settlement leaves nothing at the provider and nothing on the way once the bank has it', () => {
    const settled: readonly LenderEvent[] = [
      { kind: 'suspense-received', amountCentavos: centavos(100_000) },
      {
        kind: 'settlement-reported',
        collectedCentavos: centavos(100_000),
        takenBackCentavos: centavos(0),
        feeCentavos: centavos(2_000),
        vatCentavos: centavos(240),
      },
      { kind: 'settlement-received', amountCentavos: centavos(97_760) },
    ];
    expect(balanceOf(settled, accounts.collectionsClearing)).toBe(0);
    expect(balanceOf(settled, accounts.settlementInTransit)).toBe(0);
    expect(balanceOf(settled, accounts.bank)).toBe(97_760);
    expect(balanceOf(settled, accounts.providerFees)).toBe(2_000);
    expect(balanceOf(settled, accounts.vatOnProviderFees)).toBe(240);
  });

  it('of what was taken back leaves the clearing account as it was, lost or owed again', () => {
    const seed = randomInt(2 ** 31);
    const amount = fc.integer({ min: 1, max: 100_000_000 });
    const payment = fc.record({ amount, taken: fc.constantFrom('stays', 'refunded', 'lost', 'passed-on') });
    const fees = fc.record({
      fee: fc.integer({ min: -500, max: 500 }),
      vat: fc.integer({ min: -60, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 8 }), fees, (payments, { fee, vat }) => {
        const sum = (wanted: (taken: string) => boolean) =>
          centavos(payments.filter(({ taken }) => wanted(taken)).reduce((all, one) => all + one.amount, 0));
        const collectedCentavos = sum(() => true);
        const takenBackCentavos = sum((taken) => taken !== 'stays');
        // A settlement that moves nothing is none.
        fc.pre(collectedCentavos !== takenBackCentavos || fee !== 0 || vat !== 0);
        const events: LenderEvent[] = [
          {
            kind: 'settlement-reported',
            collectedCentavos,
            takenBackCentavos,
            feeCentavos: centavos(fee),
            vatCentavos: centavos(vat),
          },
          ...payments.flatMap((one): LenderEvent[] => {
            const amountCentavos = centavos(one.amount);
            if (one.taken === 'lost') return [{ kind: 'chargeback', amountCentavos }];
            if (one.taken !== 'passed-on') return [];
            return [
              { kind: 'chargeback', amountCentavos },
              { kind: 'chargeback-passed-on', amountCentavos },
            ];
          }),
        ];
        // What the loans' own entries moved: each payment came in, and those that were taken back on a loan went again.
        const byLoans = collectedCentavos - sum((taken) => taken === 'refunded' || taken === 'passed-on');
        expect(byLoans + balanceOf(events, accounts.collectionsClearing)).toBe(0);
        expect(balanceOf(events, accounts.chargebacks)).toBe(sum((taken) => taken === 'lost'));
        expect(balanceOf(events, accounts.settlementInTransit)).toBe(
          collectedCentavos - takenBackCentavos - fee - vat,
        );
      }),
      { seed },
    );
  });

  it.each(['bank', 'payout-provider'] as const)('of money sent back takes it from the %s', (from) => {
    const amountCentavos = centavos(50_000);
    const { postings } = postLenderEvent({ kind: 'suspense-returned', amountCentavos, from }, booked);
    const paidFrom = from === 'bank' ? accounts.bank : accounts.cashAtPayoutProvider;
    expect(postings).toEqual([
      { account: accounts.suspense, amountCentavos: 50_000 },
      { account: paidFrom, amountCentavos: -50_000 },
    ]);
  });

  it('of a fee without VAT has no line of nothing', () => {
    const event = {
      kind: 'payout-fee-charged',
      feeCentavos: centavos(1_000),
      vatCentavos: centavos(0),
    } as const;
    expect(postLenderEvent(event, booked).postings).toEqual([
      { account: accounts.providerFees, amountCentavos: 1_000 },
      { account: accounts.cashAtPayoutProvider, amountCentavos: -1_000 },
    ]);
  });

  it('of a settlement whose fee is above what was collected owes the rest to the provider, until a later one is paid without it', () => {
    const events: LenderEvent[] = [settledWith(100, 150)];
    expect(balanceOf(events, accounts.settlementInTransit)).toBe(-50);
    events.push(settledWith(1_000, 20), { kind: 'settlement-received', amountCentavos: centavos(930) });
    expect(balanceOf(events, accounts.settlementInTransit)).toBe(0);
    expect(balanceOf(events, accounts.providerFees)).toBe(170);
  });

  it('that takes another one back leaves every account as it was', () => {
    const { postings } = postLenderEvent(settledWith(100_000, 2_000), booked);
    const back = postLenderEvent({ kind: 'entry-taken-back', postings }, booked);
    for (const { account, amountCentavos } of postings)
      expect(back.postings).toContainEqual({ account, amountCentavos: negateCentavos(amountCentavos) });
    expect(back.postings).toHaveLength(postings.length);
  });

  it('refuses an amount of nothing', () => {
    expect(() => postLenderEvent({ kind: 'chargeback', amountCentavos: centavos(0) }, booked)).toThrow();
  });
});
