import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import { addDays, type LocalDate } from '@luwag/loan-engine/money/local-date';
import type { Coherence } from '../../../apps/api/ports/coherence.ts';
import type { LoanFeed } from '../../../apps/api/ports/loan-events.ts';
import type {
  BookedMovement,
  Compared,
  OpenBreak,
  Reconciliation,
} from '../../../apps/api/ports/reconciliation.ts';
import type { SettlementFiles } from '../../../apps/api/ports/settlement-files.ts';
import type { TakenBackRows } from '../../../apps/api/ports/taken-back.ts';
import { numberOfPayment } from '../../../apps/api/use-cases/payment/money-reference.ts';
import { portOf } from '../port-of.ts';
import type { Tables } from './tables.ts';

/* The comparison of the night: what our books have, and the breaks that it found. No history has settlement files. */

type Asked = Parameters<Reconciliation['booked']>[0];
/** A break as it is kept. */
export type BreakRow = OpenBreak & { state: 'open' | 'gone' };

export function createMemoryReconciliation(tables: Tables): Reconciliation {
  return portOf<Reconciliation>('reconciliation', {
    ask: async ({ provider, businessOn, askedByName }) => {
      const runs = tables.rows('reconciliations');
      const known = runs.find((run) => run.provider === provider && run.businessOn === businessOn);
      if (known !== undefined && askedByName === null) return false;
      if (known?.state === 'waiting' && isJobLeft(tables, provider, businessOn)) return false;
      const others = runs.filter((run) => run !== known);
      tables.put('reconciliations', [...others, { provider, businessOn, state: 'waiting', askedByName }]);
      tables.add('outbox', { kind: 'reconcile', payload: { provider, on: businessOn }, afterMs: 0 });
      return true;
    },
    nightsMissed: async ({ provider, from, through, most, isOneAfterTheOther }) => {
      if (isOneAfterTheOther && isJobLeft(tables, provider)) return [];
      const runs = tables.rows('reconciliations').filter((run) => run.provider === provider);
      const nights = runs.filter(({ askedByName }) => askedByName === null).map((run) => run.businessOn);
      const last = nights.toSorted().at(-1);
      const first = last === undefined ? through : addDays(last, 1);
      const days: LocalDate[] = [];
      for (let day = first > from ? first : from; day <= through; day = addDays(day, 1)) days.push(day);
      return days.filter((day) => !runs.some(({ businessOn }) => businessOn === day)).slice(0, most);
    },
    booked: async (asked) => [
      ...(asked.directions.includes('out') ? bookedOut(tables, asked) : []),
      ...(asked.directions.includes('in') ? bookedIn(tables, asked) : []),
    ],
    settled: async () => [],
    keepBreaks: async (compared) => keepBreaks(tables, compared),
    end: async ({ provider, businessOn }) => {
      const isEnded = (run: { provider: string; businessOn: string }): boolean =>
        run.provider === provider && run.businessOn === businessOn;
      const runs = tables.rows('reconciliations');
      tables.put(
        'reconciliations',
        runs.map((run) => (isEnded(run) ? { ...run, state: 'done' } : run)),
      );
    },
    openBreaks: async (most) => {
      const oldest = tables
        .rows('breaks')
        .filter(({ state }) => state === 'open')
        .toSorted((one, other) => one.foundAt - other.foundAt || (one.breakId < other.breakId ? -1 : 1))
        .slice(0, most)
        .map(({ state: _state, ...one }) => one);
      return { counts: [], oldest };
    },
  });
}

/** Whether a job to compare this day, or where none is named any day, is still in the outbox. */
function isJobLeft(tables: Tables, provider: string, businessOn?: string): boolean {
  return tables
    .rows('outbox')
    .some(
      ({ kind, payload }) =>
        kind === 'reconcile' &&
        payload['provider'] === provider &&
        (businessOn === undefined || payload['on'] === businessOn),
    );
}

const outState = { succeeded: 'stands', failed: 'failed' } as const;

function bookedOut(tables: Tables, { provider, fromMs, toMs, references }: Asked): BookedMovement[] {
  return tables
    .rows('payouts')
    .filter((row) => row.provider === provider || row.provider === null)
    .filter((row) => references.includes(row.reference) || isWithin(row.attemptedAt, fromMs, toMs))
    .map((row) => ({
      direction: 'out',
      reference: row.reference,
      providerId: row.providerReference,
      partnerReference: null,
      amountCentavos: row.amountCentavos,
      state: row.status === 'succeeded' || row.status === 'failed' ? outState[row.status] : 'open',
      at: row.attemptedAt ?? row.requestedAt,
    }));
}

const inState = { success: 'stands', reversed: 'reversed', fail: 'failed', 'in-progress': 'open' } as const;

function bookedIn(
  tables: Tables,
  { provider, fromMs, toMs, references, providerIds }: Asked,
): BookedMovement[] {
  const numbers = new Set(providerIds.map(normalisedChannelNumber));
  const onLoans = tables.rows('payments').flatMap((row): BookedMovement[] => {
    const { providerPaymentId: providerId, paidAt, reference, partnerReference, status } = row;
    if (paidAt === null) return [];
    const isNamed = numbers.has(numberOfPayment({ reference }));
    const isByHand = status === 'success' && (isNamed || references.includes(reference));
    if (providerId === null && !isByHand) return [];
    if (providerId !== null && !providerIds.includes(providerId) && !isWithin(paidAt, fromMs, toMs))
      return [];
    const amountCentavos = row.receivedCentavos;
    const state = inState[status];
    return [{ direction: 'in', reference, providerId, partnerReference, amountCentavos, state, at: paidAt }];
  });
  const inSuspense = tables
    .rows('suspenseItems')
    .filter((item) => item.provider === provider && item.state !== 'assigned')
    .filter(({ providerPaymentId }) => providerIds.includes(providerPaymentId))
    .map((item): BookedMovement => ({
      direction: 'in',
      reference: item.reference,
      providerId: item.providerPaymentId,
      partnerReference: null,
      amountCentavos: item.amountCentavos,
      state: item.state === 'reversed' ? 'reversed' : 'stands',
      at: item.paidAt ?? item.receivedAt,
    }));
  return [...onLoans, ...inSuspense];
}

const isWithin = (at: number | null, fromMs: number, toMs: number): boolean =>
  at !== null && at >= fromMs && at < toMs;

const nameOf = (one: Pick<OpenBreak, 'kind' | 'direction' | 'subject'>): string =>
  `${one.kind} ${one.direction} ${one.subject}`;

function keepBreaks(tables: Tables, { provider, days, subjects = [], kinds, breaks, at }: Compared): void {
  const found = new Map(breaks.map((one) => [nameOf(one), one]));
  if (found.size < breaks.length) throw new Error('one comparison has one break twice');
  const isCompared = (one: BreakRow): boolean =>
    one.provider === provider &&
    kinds.includes(one.kind) &&
    (days.includes(one.businessOn) || subjects.includes(one.subject));
  const kept = tables.rows('breaks').map((one): BreakRow => {
    const again = one.provider === provider ? found.get(nameOf(one)) : undefined;
    if (again === undefined) return isCompared(one) ? { ...one, state: 'gone' } : one;
    found.delete(nameOf(one));
    const { bookedCentavos, listedCentavos, settledCentavos } = again;
    return { ...one, bookedCentavos, listedCentavos, settledCentavos, state: 'open' };
  });
  const added = [...found.values()].map((one): BreakRow => ({
    ...one,
    provider,
    foundAt: at,
    state: 'open',
  }));
  tables.put('breaks', [...kept, ...added]);
}

export function createMemoryCoherence(tables: Tables): Coherence {
  return {
    ask: async (businessOn) => {
      if (tables.rows('coherenceRuns').some((run) => run.businessOn === businessOn)) return;
      tables.add('coherenceRuns', { businessOn, done: null });
      tables.add('outbox', { kind: 'check-coherence', payload: { on: businessOn }, afterMs: 0 });
    },
    lastPlace: async () => {
      const runs = tables
        .rows('coherenceRuns')
        .toSorted((one, other) => (one.businessOn < other.businessOn ? 1 : -1));
      return runs.find(({ done }) => done !== null)?.done ?? { changedAfter: 0, walkedAfter: null };
    },
    customersAfter: async (customerId, most) =>
      [...new Set(tables.rows('loans').map((loan) => loan.customerId))]
        .toSorted()
        .filter((one) => one > (customerId ?? ''))
        .slice(0, most),
    end: async ({ businessOn, changedAfter, walkedAfter }) => {
      const done = { changedAfter, walkedAfter };
      const runs = tables.rows('coherenceRuns');
      tables.put(
        'coherenceRuns',
        runs.map((run) => (run.businessOn === businessOn ? { ...run, done } : run)),
      );
    },
  };
}

/** Events get their places from the relay, which no history has, so all customers come by the walk. */
export function createMemoryLoanFeed(): LoanFeed {
  return portOf<LoanFeed>('loanFeed', { changed: async () => [] });
}

export function createMemorySettlementFiles(): SettlementFiles {
  return portOf<SettlementFiles>('settlementFiles', {
    isSettled: async () => false,
    bookedFrom: async () => [],
  });
}

export function createMemoryTakenBack(): TakenBackRows {
  return portOf<TakenBackRows>('takenBackRows', { from: async () => [] });
}
