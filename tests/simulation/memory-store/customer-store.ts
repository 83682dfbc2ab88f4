import { refusalOf } from '../../../apps/api/adapters/postgres/customer-store.ts';
import { openDocument, saveDocument } from '../../../apps/api/adapters/postgres/save-document.ts';
import type { CustomerStore, Part, Snapshot, SnapshotOf } from '../../../apps/api/ports/customer-store.ts';
import type { Row, Tables } from './tables.ts';
import { type Document, writeDocument } from './write-document.ts';

type Order = (one: Row, other: Row) => number;

const compared = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  return (one as string | number) < (other as string | number) ? -1 : 1;
};
const by =
  (...fields: readonly string[]): Order =>
  (one, other) =>
    fields.map((field) => compared(one[field], other[field])).find((order) => order !== 0) ?? 0;
const newest =
  (...fields: readonly string[]): Order =>
  (one, other) =>
    by(...fields)(other, one);

/** The lists that histories load, in the order of `loadStatements`. */
const orders: Partial<Record<Part, Order>> = {
  sections: by('section'),
  applications: newest('submittedAt', 'applicationId'),
  photos: newest('requestedAt', 'photoId'),
  signatures: newest('signedAt', 'signatureId'),
  payouts: newest('requestedAt', 'payoutId'),
  payments: newest('createdAt', 'paymentId'),
  entries: by('businessOn', 'recordedAt', 'entryId'),
  acceptances: newest('acceptedAt', 'loanId'),
  papers: newest('issuedAt', 'paperId'),
  coupons: (one, other) => newest('grantedAt')(one, other) || by('couponId')(one, other),
  scheduledLoans: newest('createdAt', 'scheduledLoanId'),
  requests: newest('createdAt', 'requestId'),
  makerOnlySteps: by('stepId'),
};

/** A customer and all they own. Values go through JSON, as on their way to the database, so nothing is shared with who wrote them. */
export function createMemoryCustomerStore(tables: Tables): CustomerStore {
  const keep = (document: object): boolean =>
    tables.change(() => writeDocument(tables, JSON.parse(JSON.stringify(document)) as Document));
  return {
    load: async ({ customerId, accessHash, idempotencyKey, parts }) => {
      if (accessHash !== undefined) throw new Error('no history has a session');
      return snapshotOf(tables, customerId, parts, idempotencyKey);
    },
    loadByPayment: async ({ reference, parts }) => {
      const given = tables.rows('givenNumbers').find(({ number }) => number === reference);
      return snapshotOf(tables, given?.customerId ?? '', parts);
    },
    save: async (request) => {
      try {
        return keep(saveDocument(request)) ? 'saved' : 'moved';
      } catch (error) {
        const outcome = refusalOf.get((error as { constraint?: string }).constraint ?? '');
        if (outcome === undefined) throw error;
        return outcome;
      }
    },
    open: async (customer, changes) => {
      keep(openDocument(customer, changes));
      return 'saved';
    },
    findByPhone: async (phoneIndex) =>
      tables.rows('customers').find((row) => row.phoneIndex.equals(phoneIndex))?.customerId ?? null,
  };
}

function snapshotOf<const Parts extends readonly Part[]>(
  tables: Tables,
  customerId: string,
  parts: Parts,
  idempotencyKey?: string,
): SnapshotOf<Parts> {
  const answer =
    idempotencyKey === undefined
      ? undefined
      : tables
          .rows('answers')
          .find((row) => row.idempotencyKey === idempotencyKey && row.customerId === customerId);
  const head: Snapshot = {
    session: null,
    answer: answer === undefined ? null : { requestHash: answer.requestHash, body: answer.body },
    customer: tables.rows('customers').find((row) => row.customerId === customerId) ?? null,
  };
  return {
    ...head,
    ...Object.fromEntries(parts.map((part) => [part, partOf(tables, part, customerId)])),
  } as SnapshotOf<Parts>;
}

function partOf(tables: Tables, part: Part, customerId: string): unknown {
  if (part === 'reloan') return tables.ofCustomer(part, customerId)[0] ?? null;
  if (part === 'loans') return loansOf(tables, customerId);
  // Nobody logs in in a history.
  if (part === 'sessions') return [];
  const order = orders[part];
  if (order === undefined) throw new Error(`no history loads ${part}: the store in memory has to learn it`);
  return tables.ofCustomer(part, customerId, order);
}

/** Loans with their running totals. One that was never adjusted has no such field. */
function loansOf(tables: Tables, customerId: string): readonly Row[] {
  const from = [
    tables.ofCustomer('loans', customerId, newest('acceptedAt', 'loanId')),
    tables.ofCustomer('loanBalances', customerId),
  ];
  return tables.made('loans with balances', customerId, from, ([loans = [], balances = []]) =>
    loans.map((row) => {
      const { adjustments, nextDueOn: _nextDueOn, ...loan } = row;
      const balance = balances.find(({ loanId }) => loanId === loan['loanId']);
      return { ...loan, ...balance, ...(adjustments === null ? {} : { adjustments }) };
    }),
  );
}
