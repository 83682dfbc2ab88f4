import { centavos } from '@luwag/loan-engine/money/money';
import type { SeededNumbers } from '@luwag/simulation/seeded-numbers';
import type { CollectedPayment, CollectionProvider } from '../../apps/api/ports/collection-provider.ts';
import { Unavailable } from '../../apps/api/ports/unavailable.ts';
import type { FaultKind } from './faults.ts';

/* The provider of payments, outside of the product: it keeps the truth about what borrowers paid, and answers badly. */

export type TruePayment = CollectedPayment & { requestReference: string; paidAt: number };

/** The provider of payments is the first of payouts as well. */
export const railsName = 'rails';
export const secondName = 'second-rails';

export class Rails {
  readonly payments: TruePayment[] = [];
  /** What was opened for borrowers to pay, by our reference. */
  readonly requests = new Map<string, { amountCentavos: number; openedAt: number }>();
  isCalm = false;
  private count = 0;

  private readonly numbers: SeededNumbers;
  private readonly now: () => number;
  private readonly onFault: (kind: FaultKind, about: string) => void;

  constructor(numbers: SeededNumbers, now: () => number, onFault: (kind: FaultKind, about: string) => void) {
    this.numbers = numbers;
    this.now = now;
    this.onFault = onFault;
  }

  readonly collections: CollectionProvider = {
    provider: railsName,
    channels: ['gcash'],
    open: async ({ reference, amountCentavos }) => {
      if (this.goesWrong(15)) {
        this.onFault('partner opens no page to pay', reference);
        return null;
      }
      this.requests.set(reference, { amountCentavos, openedAt: this.now() });
      return {
        partnerName: 'Rails',
        partnerHost: 'rails.example',
        partnerUrl: 'https://rails.example/',
        partnerQrText: null,
        partnerCode: null,
        partnerReference: `request-${reference}`,
        closesAt: null,
      };
    },
    findPayments: async ({ providerPaymentId, partnerReference }) => {
      if (this.goesWrong(10)) {
        this.onFault('partner answers no question about a payment', providerPaymentId ?? '');
        throw new Unavailable('no answer');
      }
      return this.payments.filter((payment) =>
        providerPaymentId === null
          ? `request-${payment.requestReference}` === partnerReference
          : payment.providerPaymentId === providerPaymentId,
      );
    },
  };

  /** A borrower pays, or a channel says so. */
  receive(
    requestReference: string,
    amountCentavos: number,
    outcome: 'success' | 'fail' = 'success',
  ): TruePayment {
    this.count += 1;
    const payment: TruePayment = {
      requestReference,
      reference: requestReference,
      providerPaymentId: `py-${this.count}`,
      outcome,
      amountCentavos: centavos(amountCentavos),
      paidAt: this.now(),
    };
    this.payments.push(payment);
    return payment;
  }

  drawn<T>(list: readonly T[]): T | null {
    return list.length === 0 ? null : (list[this.numbers.below(list.length)] ?? null);
  }

  private goesWrong(oneOf: number): boolean {
    return this.numbers.below(oneOf) === 0 && !this.isCalm;
  }
}
