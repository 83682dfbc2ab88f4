import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import { centavos } from '@luwag/loan-engine/money/money';
import type { Directory } from '../../../apps/api/ports/directory.ts';
import type { MaintenanceRepository } from '../../../apps/api/ports/maintenance.ts';
import type { PayoutBalance } from '../../../apps/api/ports/payout-balance.ts';
import type { PayoutPauses } from '../../../apps/api/ports/payout-pauses.ts';
import type { ProviderEvents } from '../../../apps/api/ports/provider-events.ts';
import type { StaffStore } from '../../../apps/api/ports/staff-store.ts';
import type { KeptSuspenseItem, LenderEntryRow, Suspense } from '../../../apps/api/ports/suspense.ts';
import { portOf } from '../port-of.ts';
import { bookLenderEntry, createMemorySuspenseDesk } from './lender-steps.ts';
import { aloneOnDay } from './rules.ts';
import type { Tables } from './tables.ts';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
const open = new Set(['requested', 'sending', 'unknown']);

/** States in which money is on no loan and has not gone back to its provider. */
const kept = new Set<KeptSuspenseItem['state']>(['open', 'returned']);
const namesOf = ({ reference, providerPaymentId }: KeptSuspenseItem): readonly string[] =>
  [reference, providerPaymentId].map(normalisedChannelNumber);

export function createMemoryDirectory(tables: Tables): Directory {
  return portOf<Directory>('directory', {
    findMoneyReference: async (number) => {
      const row = tables.rows('moneyReferences').find((one) => one.number === number);
      if (row !== undefined) return { customerId: row.customerId, paymentId: row.paymentId };
      const isCollected = tables
        .rows('collectedMoney')
        .some(({ providerPaymentId }) => normalisedChannelNumber(providerPaymentId) === number);
      return isCollected ? { customerId: null, paymentId: null } : null;
    },
    moneyInSuspense: async (number) =>
      tables
        .rows('suspenseItems')
        .filter((item) => kept.has(item.state) && namesOf(item).includes(number))
        .toSorted((one, other) => (one.suspenseId < other.suspenseId ? -1 : 1))
        .map(({ provider, providerPaymentId }) => ({ provider, providerPaymentId })),
    paymentOfNumber: async (number) => {
      const row = tables.rows('moneyReferences').find((one) => one.number === number);
      return row === undefined ? null : { customerId: row.customerId, paymentId: row.paymentId };
    },
    customerOfOrder: async (numbers) => {
      const loan = tables.rows('loans').find(({ orderNumber }) => numbers.includes(orderNumber));
      return loan === undefined ? null : { customerId: loan.customerId, loanId: loan.loanId };
    },
    payoutByReference: async (reference) => {
      const row = tables.rows('payouts').find((payout) => payout.reference === reference);
      return row === undefined ? null : { customerId: row.customerId, payoutId: row.payoutId };
    },
    payoutsToAskAbout: async (most, atMs) =>
      tables
        .rows('payouts')
        .filter(
          ({ status, providerReference, completedAt, askedAt }) =>
            open.has(status) ||
            (status === 'failed' &&
              providerReference === null &&
              (completedAt ?? 0) > atMs - weekMs &&
              (askedAt === null || askedAt < atMs - hourMs)),
        )
        .toSorted(
          (one, other) =>
            (one.askedAt ?? -1) - (other.askedAt ?? -1) ||
            one.requestedAt - other.requestedAt ||
            (one.payoutId < other.payoutId ? -1 : 1),
        )
        .slice(0, most)
        .map(({ customerId, payoutId }) => ({ customerId, payoutId })),
    paymentsToAskAbout: async ({ atMs, afterOpenedMs, afterClosedMs, openedFromMs, most }) => {
      const events = tables.rows('providerEvents');
      return tables
        .rows('payments')
        .toSorted(
          (one, other) => one.createdAt - other.createdAt || (one.paymentId < other.paymentId ? -1 : 1),
        )
        .flatMap(({ status, createdAt, expiresAt, provider, reference, partnerReference }) => {
          const turns = [
            ...afterOpenedMs.map((wait) => createdAt + wait),
            ...afterClosedMs.map((wait) => expiresAt + wait),
          ];
          const ask = turns.filter((at) => at <= atMs).length;
          const isOpen = status === 'in-progress' && createdAt >= openedFromMs;
          if (!isOpen || provider === null || partnerReference === null || ask === 0) return [];
          const isAsked = events.some(isOf(provider, `asked:${reference}:${ask}`));
          return isAsked ? [] : [{ provider, reference, partnerReference, ask }];
        })
        .slice(0, most);
    },
  });
}

const isOf = (provider: string, eventId: string) => (row: { provider: string; eventId: string }) =>
  row.provider === provider && row.eventId === eventId;

export function createMemoryProviderEvents(tables: Tables): ProviderEvents {
  return portOf<ProviderEvents>('providerEvents', {
    keep: async (event, state) => {
      if (tables.rows('providerEvents').some(isOf(event.provider, event.eventId))) return;
      tables.add('providerEvents', { ...event, state, outcome: null });
      const payload = { provider: event.provider, eventId: event.eventId };
      if (state === 'waiting') tables.add('outbox', { kind: 'act-on-provider-event', payload, afterMs: 0 });
    },
    find: async (provider, eventId) => tables.rows('providerEvents').find(isOf(provider, eventId)) ?? null,
    settle: async ({ provider, eventId, state, outcome }) => {
      const isSettled = isOf(provider, eventId);
      tables.put(
        'providerEvents',
        tables.rows('providerEvents').map((row) => (isSettled(row) ? { ...row, state, outcome } : row)),
      );
    },
  });
}

export function createMemoryPauses(tables: Tables): PayoutPauses {
  const pauseNow = () => tables.rows('payoutPauses').find(({ liftedAt }) => liftedAt === null) ?? null;
  const change = (pauseId: string, fields: object): void =>
    tables.put(
      'payoutPauses',
      tables.rows('payoutPauses').map((row) => (row.pauseId === pauseId ? { ...row, ...fields } : row)),
    );
  return {
    current: async () => pauseNow(),
    countUnclear: async (pausedAt, clearFrom) =>
      tables
        .rows('payouts')
        .filter(
          ({ status, askedAt, notFoundAt, requestedAt }) =>
            open.has(status) &&
            (status === 'unknown' ||
              ((status === 'requested' ? notFoundAt : askedAt) ?? Number.NEGATIVE_INFINITY) < clearFrom) &&
            requestedAt < pausedAt,
        ).length,
    ownReferences: async (references) => {
      const known = tables.rows('payouts').map(({ reference }) => reference);
      return new Set(known.filter((reference) => references.includes(reference)));
    },
    keepList: async (pauseId, orphans, listedAt) => {
      if (pauseNow()?.pauseId === pauseId) change(pauseId, { orphans, listedAt });
    },
    propose: async (pauseId, { staffId, name }) => {
      const pause = pauseNow();
      if (pause?.pauseId !== pauseId || pause.proposedBy !== null) return false;
      change(pauseId, { proposedBy: staffId, proposedByName: name });
      return true;
    },
    lift: async (pauseId, staffId, liftedAt) => {
      const pause = pauseNow();
      const isOther = pause !== null && pause.proposedBy !== null && pause.proposedBy !== staffId;
      if (pause?.pauseId !== pauseId || !isOther) return false;
      change(pauseId, { liftedAt });
      return true;
    },
  };
}

/** As a restore begins a pause, from the earlier of two instants where one goes on. */
export function pausePayouts(tables: Tables, restoredTo: number, pausedAt: number): void {
  const pauses = tables.rows('payoutPauses');
  const going = pauses.find(({ liftedAt }) => liftedAt === null);
  const begun = {
    pauseId: going?.pauseId ?? `pause-${pauses.length + 1}`,
    restoredTo: Math.min(restoredTo, going?.restoredTo ?? restoredTo),
    pausedAt,
    listedAt: null,
    orphans: going?.orphans ?? [],
    proposedBy: null,
    proposedByName: null,
    liftedAt: null,
  };
  tables.put('payoutPauses', [...pauses.filter((one) => one !== going), begun]);
}

export function createMemorySuspense(tables: Tables): Suspense {
  const book = (entry: LenderEntryRow): void => bookLenderEntry(tables, entry);
  return portOf<Suspense>('suspense', {
    ...createMemorySuspenseDesk(tables),
    find: async (provider, id) =>
      tables.rows('suspenseItems').find((row) => row.provider === provider && row.providerPaymentId === id) ??
      null,
    receive: async (item, entry) => {
      const { provider, providerPaymentId } = item;
      const isBooked = tables
        .rows('collectedMoney')
        .some((row) => row.provider === provider && row.providerPaymentId === providerPaymentId);
      if (isBooked) return false;
      return tables.change(() => {
        tables.add('collectedMoney', { provider, providerPaymentId });
        tables.add('suspenseItems', { ...item, state: 'open', closedAt: null, closing: null });
        book(entry);
        return true;
      });
    },
    reverse: async (suspenseId, entry) => {
      const items = tables.rows('suspenseItems');
      const item = items.find((row) => row.suspenseId === suspenseId && row.state === 'open');
      if (item === undefined) return false;
      const ended = { ...item, state: 'reversed', closedAt: entry.recordedAt };
      return tables.change(() => {
        tables.put(
          'suspenseItems',
          items.map((row) => (row === item ? ended : row)),
        );
        book(entry);
        return true;
      });
    },
  });
}

export function createMemoryBalance(tables: Tables): PayoutBalance {
  const committedOf = (provider: string, askedAt: number): number =>
    tables
      .rows('payouts')
      .filter(
        (row) =>
          (row.provider === provider || row.provider === null) &&
          (row.status === 'sending' ||
            row.status === 'unknown' ||
            (row.status === 'succeeded' && row.attemptedAt !== null && row.attemptedAt >= askedAt)),
      )
      .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
  return {
    keep: async (provider, balanceCentavos, askedAt) => {
      const others = tables.rows('payoutBalance').filter((row) => row.provider !== provider);
      const known = tables.rows('payoutBalance').find((row) => row.provider === provider);
      if (known === undefined || known.askedAt <= askedAt)
        tables.put('payoutBalance', [...others, { provider, balanceCentavos, askedAt }]);
    },
    begin: async (providers) =>
      tables.put(
        'payoutBalance',
        tables.rows('payoutBalance').filter(({ provider }) => providers.includes(provider)),
      ),
    current: async () =>
      tables
        .rows('payoutBalance')
        .toSorted((one, other) => (one.provider < other.provider ? -1 : 1))
        .map(({ provider, balanceCentavos, askedAt }) => ({
          provider,
          balanceCentavos: centavos(balanceCentavos),
          askedAt,
          committedCentavos: centavos(committedOf(provider, askedAt)),
        })),
  };
}

/** Of the staff's own tables histories need what one person did alone on a day, and who asked for what. */
export function createMemoryStaff(tables: Tables): StaffStore {
  return portOf<StaffStore>('staff', {
    audit: async (entry) => tables.add('audits', entry),
    makerOnlyTotal: async (staffId, on, group) =>
      aloneOnDay(tables, { staffId, decidedOn: on, limitGroup: group }),
  });
}

export function createMemoryMaintenance(tables: Tables): MaintenanceRepository {
  const windowOf = (name: string) =>
    tables.rows('maintenance').find(({ functionName }) => functionName === name);
  return {
    list: async () => tables.rows('maintenance'),
    refresh: async () => undefined,
    closedBy: (name, now) => {
      const known = windowOf(name);
      return known !== undefined && known.fromAt <= now && now < known.untilAt ? known : null;
    },
    announced: (name, now) => {
      const known = windowOf(name);
      return known !== undefined && now < known.fromAt && known.fromAt < known.untilAt ? known : null;
    },
    // No history closes paying, so none asks.
    wasClosed: async () => false,
    set: async (set) => {
      const others = tables
        .rows('maintenance')
        .filter(({ functionName }) => functionName !== set.functionName);
      tables.put('maintenance', [...others, set]);
    },
  };
}
