import { randomUUID } from 'node:crypto';
import { extendDueDate } from '@luwag/contract/endpoints/loan/extend-due-date';
import { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import { getLoanPapers } from '@luwag/contract/endpoints/loan/get-loan-papers';
import { getOffer } from '@luwag/contract/endpoints/loan/get-offer';
import { saveSignature } from '@luwag/contract/endpoints/loan/save-signature';
import { startPayment } from '@luwag/contract/endpoints/loan/start-payment';
import { withdraw } from '@luwag/contract/endpoints/loan/withdraw';
import type { CallInput } from '@luwag/contract/endpoint';
import type { ProviderDoubles } from '../packages/provider-doubles/start-doubles.ts';
import type { EventRelay } from './event-relay.ts';
import type { LoadBorrower } from './load-borrowers.ts';
import { callAs, type Caller, type TypedAnswer } from './load-caller.ts';
import type { CallKind, MixedCall } from './load-rate.ts';

/* What borrowers do with their money, call by call: each step is one call, and says which one follows. */

export type Acknowledged = {
  /** References that were given to pay under. */
  references: Map<string, { customerId: string; amountCentavos: number }>;
  withdrawals: { customerId: string; loanId: string }[];
};

export type FlowContext = {
  caller: Caller;
  doubles: ProviderDoubles;
  relay: EventRelay;
  acknowledged: Acknowledged;
};

/** A call, and what follows its answer: another one, or the end. */
export type Step = Omit<MixedCall, 'run'> & {
  run: () => Promise<{ status: number; code: string; follows: Step | null }>;
};
type End = (hasWorked: boolean) => void;

const partCentavos = 100;
const withdrawalCentavos = 200_000;
const termDays = 30;

type Next<Value> = (value: Value) => Step | null;

/** A step that ends its flow where it is refused, or where nothing follows. */
function step<Value>(
  name: string,
  kind: CallKind,
  call: () => Promise<TypedAnswer<Value>>,
  { next, end }: { next: Next<Value>; end: End },
): Step {
  return {
    name,
    kind,
    run: async () => {
      const answer = await call();
      const { status, code } = answer;
      if (code !== '') {
        end(false);
        return { status, code, follows: null };
      }
      const follows = next(await answer.value());
      if (follows === null) end(false);
      return { status, code, follows };
    },
  };
}

/** Asks for a reference to pay a part under, and pays it. */
export function payPart(context: FlowContext, borrower: LoadBorrower, loanId: string, end: End): Step {
  return pay(context, borrower, loanId, { kind: 'part', amountCentavos: partCentavos, end });
}

/** Looks at what settles the loan today, and pays it. */
export function payOff(context: FlowContext, borrower: LoadBorrower, loanId: string, end: End): Step {
  return step(
    'loan, to pay it off',
    'read',
    () => callAs(context.caller, borrower, getLoan, { params: { loanId } }),
    {
      end,
      next: ({ summary: { payoff } }) =>
        payoff === null
          ? null
          : pay(context, borrower, loanId, { kind: 'full', amountCentavos: payoff.totalCentavos, end }),
    },
  );
}

/** Looks at what more days cost, and pays for them. */
export function extend(context: FlowContext, borrower: LoadBorrower, loanId: string, end: End): Step {
  return step(
    'price of more days',
    'read',
    () => callAs(context.caller, borrower, extendDueDate, { params: { loanId } }),
    {
      end,
      next: ({ extension }) =>
        extension === null
          ? null
          : pay(context, borrower, loanId, {
              kind: 'extension',
              amountCentavos: extension.priceCentavos,
              end,
            }),
    },
  );
}

type Paid = { kind: 'part' | 'full' | 'extension'; amountCentavos: number; end: End };

function pay(
  context: FlowContext,
  borrower: LoadBorrower,
  loanId: string,
  { kind, amountCentavos, end }: Paid,
): Step {
  const { caller, acknowledged } = context;
  const body = { kind, amountCentavos, channel: 'gcash' } as const;
  const ask = () => callAs(caller, borrower, startPayment, { params: { loanId }, body }, randomUUID());
  return step(`reference to pay under, ${kind}`, 'money', ask, {
    end,
    next: ({ payment: { reference } }) => {
      acknowledged.references.set(reference, { customerId: borrower.customerId, amountCentavos });
      return report(context, reference, end);
    },
  });
}

/** The borrower pays at the provider, which tells the product of it. */
function report({ doubles, relay }: FlowContext, reference: string, end: End): Step {
  return {
    name: 'report of a repayment',
    kind: 'money',
    run: async () => {
      const answer = relay.answerTo(reference);
      if (doubles.xenditPayments.pay(reference) === null) throw new Error('the provider has no such payment');
      const told = await answer;
      end(told.code === '');
      return { ...told, follows: null };
    },
  };
}

type WithdrawBody = CallInput<typeof withdraw>['body'];

/** Looks at the offer, signs, reads the papers and takes the loan. */
export function borrow(context: FlowContext, borrower: LoadBorrower, end: End): Step {
  const { caller } = context;
  return step('offer, to borrow', 'read', () => callAs(caller, borrower, getOffer, { query: {} }), {
    end,
    next: ({ isOpen }) => (isOpen ? sign(context, borrower, end) : null),
  });
}

function sign(context: FlowContext, borrower: LoadBorrower, end: End): Step {
  const body = { kind: 'typed', text: 'Tala Sample' } as const;
  return step('signature', 'other', () => callAs(context.caller, borrower, saveSignature, { body }), {
    end,
    next: ({ signatureId }) => readPapers(context, borrower, signatureId, end),
  });
}

function readPapers(context: FlowContext, borrower: LoadBorrower, signatureId: string, end: End): Step {
  const wish = { amountCentavos: withdrawalCentavos, termDays, language: 'en-US' } as const;
  return step(
    'papers to sign',
    'read',
    () => callAs(context.caller, borrower, getLoanPapers, { body: wish }),
    {
      end,
      next: ({ quote, documentHash }) => {
        const { netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn } = quote;
        return take(context, borrower, end, {
          ...wish,
          productVersion: quote.productVersion,
          shown: { netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn },
          documentHash,
          signatureId,
          hasAccepted: true,
        });
      },
    },
  );
}

function take(
  { caller, acknowledged }: FlowContext,
  borrower: LoadBorrower,
  end: End,
  body: WithdrawBody,
): Step {
  return {
    name: 'withdrawal',
    kind: 'money',
    run: async () => {
      const { status, code, value } = await callAs(caller, borrower, withdraw, { body }, randomUUID());
      if (code === '') {
        const { loan } = await value();
        acknowledged.withdrawals.push({ customerId: borrower.customerId, loanId: loan.loanId });
        borrower.loans = [loan, ...borrower.loans];
      }
      end(code === '');
      return { status, code, follows: null };
    },
  };
}
