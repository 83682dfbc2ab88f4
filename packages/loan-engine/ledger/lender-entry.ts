// What moves the lender's own money and belongs to no loan: each event has one fixed set of postings.
// Source: double entry; what a provider holds follows its settlement reports and clears to the bank.
import { assertThat } from '../assertion.ts';
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, negateCentavos, subtractCentavos, sumCentavos, type Centavos } from '../money/money.ts';
import { accounts } from './accounts.ts';
import { credit, debit, type Posting } from './posting.ts';

/** An event that moves money of the lender. Units: centavos, more than nothing; a fee and its VAT may be nothing. */
export type LenderEvent =
  | {
      kind:
        | 'capital-paid-in'
        | 'conversion-cleared'
        | 'provider-topped-up'
        | 'own-channels-deposited'
        | 'chargeback'
        | 'chargeback-passed-on'
        | 'suspense-received'
        | 'suspense-reversed'
        | 'suspense-assigned';
      amountCentavos: Centavos;
    }
  /** Money of nobody known that went back to its payer, from the lender's bank or from what its payout provider holds. */
  | { kind: 'suspense-returned'; amountCentavos: Centavos; from: 'bank' | 'payout-provider' }
  /**
   * What the provider says it sends: all it collected, less what it took back of earlier payments, its fee and the VAT on it. Of
   * a file in which more was taken back and kept than collected, it is less than nothing: the provider takes it from a later
   * transfer. A fee that is given back is less than nothing too.
   */
  | {
      kind: 'settlement-reported';
      collectedCentavos: Centavos;
      takenBackCentavos: Centavos;
      feeCentavos: Centavos;
      vatCentavos: Centavos;
    }
  /** What came in at the bank of such a settlement. */
  | { kind: 'settlement-received'; amountCentavos: Centavos }
  | { kind: 'payout-fee-charged'; feeCentavos: Centavos; vatCentavos: Centavos }
  /** An entry that was wrong, with its postings: the same lines the other way round. */
  | { kind: 'entry-taken-back'; postings: readonly Posting[] };

export type LenderEntry = {
  readonly kind: LenderEvent['kind'];
  readonly businessOn: LocalDate;
  /** What it is booked for; one entry stands for it, however often it is told. */
  readonly bookedFor: string;
  readonly reference?: string;
  readonly postings: readonly Posting[];
};

/**
 * The entry of an event. Units: signed centavos. Errors: an event that moves nothing is a bug (assertion). Source: the accounts that
 * stand beside each event below.
 */
export function postLenderEvent(
  event: LenderEvent,
  { businessOn, bookedFor, reference }: Pick<LenderEntry, 'businessOn' | 'bookedFor' | 'reference'>,
): LenderEntry {
  const postings = postingsOf(event).filter(({ amountCentavos }) => amountCentavos !== 0);
  assertThat(postings.length >= 2, 'an entry of the lender has at least two postings');
  const total = sumCentavos(postings.map(({ amountCentavos }) => amountCentavos));
  assertThat(total === 0, 'an entry of the lender sums to zero');
  const named = reference === undefined ? {} : { reference };
  return { kind: event.kind, businessOn, bookedFor, postings, ...named };
}

function postingsOf(event: LenderEvent): readonly Posting[] {
  switch (event.kind) {
    case 'capital-paid-in':
      return [debit(accounts.bank, event.amountCentavos), credit(accounts.capital, event.amountCentavos)];
    // The book that a lender brought over is what its owners put in.
    case 'conversion-cleared':
      return [
        debit(accounts.conversionClearing, event.amountCentavos),
        credit(accounts.capital, event.amountCentavos),
      ];
    case 'provider-topped-up':
      return [
        debit(accounts.cashAtPayoutProvider, event.amountCentavos),
        credit(accounts.bank, event.amountCentavos),
      ];
    // What branches and partners collected themselves, once it is brought to the bank.
    case 'own-channels-deposited':
      return [
        debit(accounts.bank, event.amountCentavos),
        credit(accounts.collectionsClearing, event.amountCentavos),
      ];
    case 'settlement-reported':
      return settlementPostings(event);
    case 'settlement-received':
      return [
        debit(accounts.bank, event.amountCentavos),
        credit(accounts.settlementInTransit, event.amountCentavos),
      ];
    case 'chargeback':
      return [
        debit(accounts.chargebacks, event.amountCentavos),
        credit(accounts.collectionsClearing, event.amountCentavos),
      ];
    // The payment was taken back on its loan, so the borrower owes it again and it is no loss.
    case 'chargeback-passed-on':
      return [
        debit(accounts.collectionsClearing, event.amountCentavos),
        credit(accounts.chargebacks, event.amountCentavos),
      ];
    case 'suspense-received':
      return [
        debit(accounts.collectionsClearing, event.amountCentavos),
        credit(accounts.suspense, event.amountCentavos),
      ];
    // The loan's own entry books the same money as collected.
    case 'suspense-assigned':
    case 'suspense-reversed':
      return [
        debit(accounts.suspense, event.amountCentavos),
        credit(accounts.collectionsClearing, event.amountCentavos),
      ];
    case 'suspense-returned':
      return [
        debit(accounts.suspense, event.amountCentavos),
        credit(event.from === 'bank' ? accounts.bank : accounts.cashAtPayoutProvider, event.amountCentavos),
      ];
    case 'payout-fee-charged':
      return [
        ...feePostings(event),
        credit(accounts.cashAtPayoutProvider, addCentavos(event.feeCentavos, event.vatCentavos)),
      ];
    case 'entry-taken-back':
      return event.postings.map(({ account, amountCentavos }) => ({
        account,
        amountCentavos: negateCentavos(amountCentavos),
      }));
    default:
      return event satisfies never;
  }
}

type Fee = { readonly feeCentavos: Centavos; readonly vatCentavos: Centavos };

function feePostings({ feeCentavos, vatCentavos }: Fee): readonly Posting[] {
  return [debit(accounts.providerFees, feeCentavos), debit(accounts.vatOnProviderFees, vatCentavos)];
}

function settlementPostings(
  settlement: Extract<LenderEvent, { kind: 'settlement-reported' }>,
): readonly Posting[] {
  const { collectedCentavos, takenBackCentavos, feeCentavos, vatCentavos } = settlement;
  const keptCentavos = addCentavos(feeCentavos, vatCentavos);
  const leftCentavos = subtractCentavos(collectedCentavos, takenBackCentavos);
  return [
    signed(accounts.settlementInTransit, subtractCentavos(leftCentavos, keptCentavos)),
    signed(accounts.providerFees, feeCentavos),
    signed(accounts.vatOnProviderFees, vatCentavos),
    signed(accounts.collectionsClearing, negateCentavos(leftCentavos)),
  ];
}

/** A debit of an amount, or a credit where it is below nothing. */
function signed(account: Posting['account'], amountCentavos: Centavos): Posting {
  return amountCentavos < 0
    ? credit(account, negateCentavos(amountCentavos))
    : debit(account, amountCentavos);
}
