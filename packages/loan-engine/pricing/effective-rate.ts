// The effective rate is the monthly rate at which what the borrower pays is worth exactly what the borrower received, a month being 30 days.
// Source: RA 3765 (finance charge as a rate) and SEC MC 14-2025 (effective rate on net proceeds); a report, so a binary number, solved to 1e-9.
import { assertThat } from '../assertion.ts';
import type { Centavos } from '../money/money.ts';

/** Money as the borrower sees it: received is positive, paid is negative; `onDay` counts days from disbursement. */
export type CashFlow = { readonly onDay: number; readonly amountCentavos: Centavos };

const daysPerMonth = 30;
const tolerance = 1e-12;
const mostHalvings = 400;

/**
 * Monthly effective rate of any loan's cash flows, as a fraction, within 1e-9.
 * Errors: flows that are not "received first, paid later" are a bug (assertion).
 * Source: the root of the sum of flows discounted by (1 + rate)^(days / 30), which is unique for a loan.
 */
export function monthlyEffectiveRate(flows: readonly CashFlow[]): number {
  assertLoanFlows(flows);
  let low = 0;
  let high = 1;
  // Worked on the logarithm of the growth factor, where the present value rises steadily, so one root lies between.
  while (presentValue(flows, high) < 0) high *= 2;
  while (presentValue(flows, low) > 0) low = low === 0 ? -1 : low * 2;
  for (let halving = 0; halving < mostHalvings && high - low > tolerance * Math.max(1, high); halving += 1) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) < 0) low = middle;
    else high = middle;
  }
  return Math.expm1((low + high) / 2);
}

function presentValue(flows: readonly CashFlow[], logGrowth: number): number {
  return flows.reduce(
    (total, flow) => total + flow.amountCentavos * Math.exp((-logGrowth * flow.onDay) / daysPerMonth),
    0,
  );
}

function assertLoanFlows(flows: readonly CashFlow[]): void {
  const received = flows.filter((flow) => flow.amountCentavos > 0);
  const paid = flows.filter((flow) => flow.amountCentavos < 0);
  const lastReceived = Math.max(...received.map((flow) => flow.onDay));
  const firstPaid = Math.min(...paid.map((flow) => flow.onDay));
  assertThat(received.length > 0 && paid.length > 0, 'a loan has money received and money paid');
  assertThat(lastReceived < firstPaid, 'a loan is received before it is paid');
}
