import { randomUUID } from 'node:crypto';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { addDays, type LocalDate } from '@luwag/loan-engine/money/local-date';
import type { Centavos } from '@luwag/loan-engine/money/money';
import { receiveCollection } from '../apps/api/use-cases/payment/receive-collection.ts';
import { startPayment } from '../apps/api/use-cases/payment/start-payment.ts';
import type { ProviderDoubles } from '../packages/provider-doubles/start-doubles.ts';
import { accepted, addLoan } from './ledger-loan.ts';
import type { createRailsContext } from './rails-context.ts';
import { value } from './staff-context.ts';
import type { TestDatabase } from './test-database.ts';

type RailsContext = Awaited<ReturnType<typeof createRailsContext>>;
export type PaidLoan = {
  reference: string;
  amountCentavos: Centavos;
  paid: { paymentId: string };
  customerId: string;
  loanId: string;
};

const pesos = (amount: number): string => (amount / 100).toFixed(2);

/** The titles of a settlement file of the provider. */
const settlementTitles =
  'Type,Product ID,Reference,Currency,Amount,Xendit Fee,VAT,Net Amount,Settlement Date';

/** A row about a payment that was taken back, with the fee that the provider charges for it. */
export function takenBackRow(
  type: 'REFUND' | 'CHARGEBACK',
  { reference, amountCentavos, paid }: PaidLoan,
  settledOn: LocalDate,
  fee = 0,
): string {
  const net = pesos(0 - amountCentavos - fee);
  return `${type},${paid.paymentId},${reference},PHP,${pesos(0 - amountCentavos)},${pesos(fee)},0.00,${net},${settledOn}`;
}

/** Payments at the double of a provider, and what its settlement files and our ledger say of them. */
export function createSettledMoney(
  { database }: TestDatabase,
  { xenditPayments }: ProviderDoubles,
  context: RailsContext,
) {
  const balances = async (): Promise<Readonly<Record<string, number>>> => {
    const rows = await database.query<{ account: string; centavos: number }>({
      name: 'test-balances',
      text: `SELECT account, balance_centavos AS centavos FROM ledger_balances('2100-01-01')`,
    });
    return Object.fromEntries(rows.map(({ account, centavos: amount }) => [account, amount]));
  };
  /** A borrower opens a page to pay a loan off at the provider. */
  const open = async (on: LocalDate): Promise<Omit<PaidLoan, 'paid'>> => {
    const { customerId, loanId } = await addLoan(database);
    const { loans } = await context.store.load({ customerId, parts: ['loans'] });
    const [loan] = loans;
    if (loan === undefined) throw new Error('the loan is gone');
    const amountCentavos = accepted(payoffQuote(loan, on)).totalCentavos;
    const caller = { kind: 'system', customerId } as const;
    const body = { kind: 'full', amountCentavos, channel: 'gcash' } as const;
    const { payment } = value(await startPayment(context, caller, loanId, body, randomUUID()));
    return { reference: payment.reference, amountCentavos, customerId, loanId };
  };
  return {
    open,
    /** A borrower pays a loan off at the provider; whether we hear of it is up to the test. */
    pay: async (on: LocalDate): Promise<PaidLoan> => {
      const opened = await open(on);
      const paid = xenditPayments.pay(opened.reference);
      if (paid === null) throw new Error('nothing was paid');
      return { ...opened, paid };
    },
    /** What the provider says of a payment arrives. */
    hear: async (
      { reference, amountCentavos, paid }: PaidLoan,
      outcome: 'success' | 'reversed' = 'success',
    ) => {
      const from = { provider: 'xendit', providerPaymentId: paid.paymentId };
      const paidAt = context.clock.at;
      value(await receiveCollection(context, { reference, outcome, amountCentavos, paidAt, from }));
    },
    /** A settlement file of payments, with the fee and the VAT that the double keeps, and rows as they are after them. */
    fileOf: (
      payments: readonly PaidLoan[],
      on: LocalDate,
      { moreFee = 0, rows = [] }: { moreFee?: number; rows?: readonly string[] } = {},
    ): string => {
      const paymentRows = payments.map(({ reference, amountCentavos, paid }) => {
        const fee = Math.ceil(amountCentavos * 0.02) + moreFee;
        const vat = Math.ceil((fee - moreFee) * 0.12);
        const net = amountCentavos - fee - vat;
        return `PAYMENT,${paid.paymentId},${reference},PHP,${pesos(amountCentavos)},${pesos(fee)},${pesos(vat)},${pesos(net)},${addDays(on, 2)}`;
      });
      return [settlementTitles, ...paymentRows, ...rows, ''].join('\n');
    },
    /** What work moves on each account, in centavos. */
    movedBy: async (work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> => {
      const before = await balances();
      await work();
      const after = await balances();
      const moved = Object.entries(after).map(
        ([account, amount]) => [account, amount - (before[account] ?? 0)] as const,
      );
      return Object.fromEntries(moved.filter(([, amount]) => amount !== 0));
    },
  };
}
