import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { extendDueDate } from '@luwag/contract/endpoints/loan/extend-due-date';
import { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import { getOffer } from '@luwag/contract/endpoints/loan/get-offer';
import { getProjection } from '@luwag/contract/endpoints/loan/get-projection';
import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import { listMessages } from '@luwag/contract/endpoints/messages/list-messages';
import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import { listCoupons } from '@luwag/contract/endpoints/rewards/list-coupons';
import { refreshSession } from '@luwag/contract/endpoints/session/refresh-session';
import { getOwnSettings } from '@luwag/contract/endpoints/settings/get-own-settings';
import { listSupportMessages } from '@luwag/contract/endpoints/support-message/list-support-messages';
import { SeededNumbers } from '@luwag/simulation/seeded-numbers';
import type { LoadBorrower } from './load-borrowers.ts';
import { browserHeaders, callAs } from './load-caller.ts';
import { borrow, extend, type FlowContext, payOff, payPart, type Step } from './load-flows.ts';
import type { Mix, MixedCall } from './load-rate.ts';

/*
 * What is asked, in shares of all calls. Nine of ten are reads. A visit opens the page, which the server renders, and then asks as the
 * screens do: Home, the loans and the messages each time, one loan in most visits, the rest now and then. One visit in four
 * moves money, most of them by a repayment, which is two calls: its reference and the provider's report.
 */

const readShare = 0.9;
/** A log-in is renewed well before its token ends after ten minutes. */
const renewAfterMs = 5 * 60_000;

type Read = (context: FlowContext, borrower: LoadBorrower) => Promise<{ status: number; code: string }>;

/** The loan that a visit is about: the newest. */
function ofLoan(
  ask: (context: FlowContext, borrower: LoadBorrower, loanId: string) => ReturnType<Read>,
): Read {
  return (context, borrower) => {
    const [loan] = borrower.loans;
    return loan === undefined ? readLoans(context, borrower) : ask(context, borrower, loan.loanId);
  };
}

const readLoans: Read = async ({ caller }, borrower) => {
  const answer = await callAs(caller, borrower, listLoans, {});
  if (answer.code === '') borrower.loans = (await answer.value()).loans;
  return answer;
};

const readPage: Read = async ({ caller }, borrower) => {
  const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', ...browserHeaders(borrower) };
  const { status } = await caller.send({ method: 'GET', path: '/homeIndex', headers });
  return { status, code: status === 200 ? '' : 'page' };
};

const reads: readonly (readonly [string, number, Read])[] = [
  ['page of Home', 8, readPage],
  ['home', 20, ({ caller }, borrower) => callAs(caller, borrower, getHome, {})],
  ['loans', 20, readLoans],
  [
    'one loan with its ledger',
    13,
    ofLoan(({ caller }, borrower, loanId) => callAs(caller, borrower, getLoan, { params: { loanId } })),
  ],
  [
    'messages',
    11,
    ({ caller }, borrower) => callAs(caller, borrower, listMessages, { query: { kind: 'notify' } }),
  ],
  ['offer', 7, ({ caller }, borrower) => callAs(caller, borrower, getOffer, { query: {} })],
  [
    'projection',
    3,
    ofLoan(({ caller }, borrower, loanId) => callAs(caller, borrower, getProjection, { params: { loanId } })),
  ],
  [
    'price of an extension',
    2,
    ofLoan(({ caller }, borrower, loanId) => callAs(caller, borrower, extendDueDate, { params: { loanId } })),
  ],
  ['coupons', 2, ({ caller }, borrower) => callAs(caller, borrower, listCoupons, {})],
  ['profile', 2, ({ caller }, borrower) => callAs(caller, borrower, getProfile, {})],
  ['own settings', 1, ({ caller }, borrower) => callAs(caller, borrower, getOwnSettings, {})],
  ['support messages', 1, ({ caller }, borrower) => callAs(caller, borrower, listSupportMessages, {})],
];

/** How often each kind of flow begins, of a hundred. */
const flowShares = { part: 72, payOff: 12, borrow: 10, extend: 6 } as const;
type FlowName = keyof typeof flowShares;

/** The same order of calls for the same seed. */
export function createMix(context: FlowContext, borrowers: readonly LoadBorrower[], seed: number): Mix {
  const numbers = new SeededNumbers(seed);
  const random = (): number => numbers.below(1_000_000) / 1_000_000;
  const queues = queuesOf(borrowers);
  const pending: Record<'read' | 'write', Step[]> = { read: [], write: [] };
  let turn = 0;
  const anyBorrower = (): LoadBorrower => {
    for (let tries = 0; tries < borrowers.length; tries += 1) {
      turn = (turn + 1) % borrowers.length;
      const borrower = borrowers[turn];
      if (borrower !== undefined && !borrower.isRenewing) return borrower;
    }
    throw new Error('nobody is logged in');
  };
  const calling = (step: Step): MixedCall => ({
    ...step,
    run: async () => {
      const { follows, ...answered } = await step.run();
      if (follows !== null) pending[follows.kind === 'read' ? 'read' : 'write'].push(follows);
      return answered;
    },
  });
  const read = (): MixedCall => {
    const borrower = anyBorrower();
    if (performance.now() - borrower.tokenSince > renewAfterMs) return renew(context, borrower);
    const [name, , ask] = weighted(reads, random());
    return { name, kind: 'read', run: () => ask(context, borrower) };
  };
  return {
    next: () => {
      const group = random() < readShare ? 'read' : 'write';
      const waiting = pending[group].shift();
      if (waiting !== undefined) return calling(waiting);
      if (group === 'read') return read();
      const flow = beginFlow(context, queues, weighted(Object.entries(flowShares), random())[0] as FlowName);
      return flow === null ? read() : calling(flow);
    },
  };
}

type Queues = { paying: LoadBorrower[]; owing: LoadBorrower[]; free: LoadBorrower[] };

/** Half of those who owe pay in parts; the others extend, pay off and borrow again. */
function queuesOf(borrowers: readonly LoadBorrower[]): Queues {
  const owing = borrowers.filter((borrower) => owedLoan(borrower) !== null);
  const half = Math.floor(owing.length / 2);
  return {
    paying: owing.slice(0, half),
    owing: owing.slice(half),
    free: borrowers.filter((borrower) => owedLoan(borrower) === null),
  };
}

function owedLoan({ loans }: LoadBorrower): string | null {
  const [loan] = loans;
  return loan?.status === 'active' || loan?.status === 'disbursing' ? loan.loanId : null;
}

/** Takes somebody out of a queue until their flow has ended; null where nobody waits in it. */
function beginFlow(context: FlowContext, { paying, owing, free }: Queues, name: FlowName): Step | null {
  const queue = name === 'part' ? paying : name === 'borrow' ? free : owing;
  const borrower = queue.shift();
  if (borrower === undefined) return null;
  const loanId = borrower.loans[0]?.loanId ?? '';
  const into = (worked: LoadBorrower[]) => (hasWorked: boolean) => {
    (hasWorked ? worked : queue).push(borrower);
  };
  switch (name) {
    case 'part':
      return payPart(context, borrower, loanId, into(paying));
    case 'payOff':
      return payOff(context, borrower, loanId, into(free));
    case 'extend':
      return extend(context, borrower, loanId, into(owing));
    case 'borrow':
      return borrow(context, borrower, into(owing));
    default:
      return name satisfies never;
  }
}

function renew({ caller }: FlowContext, borrower: LoadBorrower): MixedCall {
  borrower.isRenewing = true;
  return {
    name: 'log-in renewed',
    kind: 'other',
    run: async () => {
      const answer = await callAs(caller, borrower, refreshSession, { body: {} });
      if (answer.code === '') {
        const { token } = await answer.value();
        Object.assign(borrower, { token, tokenSince: performance.now() });
      }
      borrower.isRenewing = false;
      return answer;
    },
  };
}

function weighted<Entry extends readonly [string, number, ...unknown[]]>(
  entries: readonly Entry[],
  point: number,
): Entry {
  let left = point * entries.reduce((sum, [, share]) => sum + share, 0);
  for (const entry of entries) {
    left -= entry[1];
    if (left < 0) return entry;
  }
  throw new Error('the shares are empty');
}
