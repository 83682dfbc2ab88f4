import { describe, expect, test } from 'vitest';
import type { ListedMovement, ProviderList } from './provider-list.ts';
import { Unavailable } from './unavailable.ts';

export type ProviderListUnderTest = {
  provider: ProviderList;
  /** A borrower pays so much at an instant; returns the provider's id. */
  pay: (reference: string, amountCentavos: number, at: number) => Promise<string>;
  failPayment: (reference: string, amountCentavos: number) => Promise<void>;
  /** The lender pays out so much now, and the provider ends it. */
  payOut: (reference: string, amountCentavos: number) => Promise<void>;
  /** The answer to the call after so many more gets lost. */
  loseAnswerAfter: (calls: number) => void;
  now: () => number;
};

const hourMs = 3_600_000;
const about = (rows: readonly ListedMovement[], reference: string) =>
  rows.filter((row) => row.reference === reference);

/** What every provider's list must do; each adapter runs it. */
export function describeProviderList(name: string, prepare: () => Promise<ProviderListUnderTest>): void {
  let counter = 0;
  const next = (): string => {
    counter += 1;
    return `LW-${name}-list-${counter}`;
  };

  describe(`the list of provider ${name}`, () => {
    test('tells a payment and a payout to the centavo, each with its direction, outcome and time', async () => {
      const { provider, pay, payOut, now } = await prepare();
      const [paid, sent] = [next(), next()];
      const at = Math.floor(now() / 1_000) * 1_000;
      const providerId = await pay(paid, 123_457, at);
      await payOut(sent, 45_678);
      const rows = await provider.list(at - hourMs, at + hourMs);
      expect(about(rows, paid)).toEqual([
        {
          direction: 'in',
          providerId,
          reference: paid,
          amountCentavos: 123_457,
          feeCentavos: expect.any(Number),
          vatCentavos: expect.any(Number),
          outcome: 'success',
          at,
        },
      ]);
      expect(about(rows, sent)).toMatchObject([
        { direction: 'out', amountCentavos: 45_678, outcome: 'success' },
      ]);
    });

    test('tells a payment that failed as failed', async () => {
      const { provider, failPayment, now } = await prepare();
      const reference = next();
      await failPayment(reference, 50_000);
      const rows = await provider.list(now() - hourMs, now() + hourMs);
      expect(about(rows, reference)).toMatchObject([{ outcome: 'failed' }]);
    });

    test('leaves out what was before and after', async () => {
      const { provider, pay, now } = await prepare();
      const [before, within, after] = [next(), next(), next()];
      const at = Math.floor(now() / 1_000) * 1_000;
      await pay(before, 10_000, at - 2 * hourMs);
      await pay(within, 10_000, at - hourMs);
      await pay(after, 10_000, at);
      const listed = (await provider.list(at - hourMs, at)).map(({ reference }) => reference);
      expect(listed).toContain(within);
      expect(listed).not.toContain(before);
      expect(listed).not.toContain(after);
    });

    test('gives every page, and none where one of them does not come', async () => {
      const { provider, pay, loseAnswerAfter, now } = await prepare();
      const at = Math.floor(now() / 1_000) * 1_000 - 5 * hourMs;
      const references = Array.from({ length: 230 }, next);
      for (const reference of references) await pay(reference, 10_000, at);
      const listed = new Set((await provider.list(at, at + 1_000)).map(({ reference }) => reference));
      expect(references.filter((reference) => !listed.has(reference))).toEqual([]);
      loseAnswerAfter(1);
      await expect(provider.list(at, at + 1_000)).rejects.toThrow(Unavailable);
    }, 30_000);
  });
}
