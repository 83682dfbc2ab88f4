import { lenderAnswerToRow } from '../../../apps/api/adapters/postgres/lender-steps.ts';
import { fromRow } from '../../../apps/api/adapters/postgres/row-mapping.ts';
import type { LenderStepRow, LenderSteps } from '../../../apps/api/ports/lender-steps.ts';
import type {
  KeptSuspenseItem,
  LenderEntryRow,
  Suspense,
  SuspenseClue,
} from '../../../apps/api/ports/suspense.ts';
import { portOf } from '../port-of.ts';
import { broken } from './rules.ts';
import type { Row, Tables } from './tables.ts';

/* Steps of two people on money in suspense, and what the desk reads of it. */

const oldest = (one: LenderStepRow, other: LenderStepRow): number =>
  one.proposedAt - other.proposedAt || (one.stepId < other.stepId ? -1 : 1);

export function createMemoryLenderSteps(tables: Tables): LenderSteps {
  const all = (): readonly LenderStepRow[] => tables.rows('lenderSteps');
  return portOf<LenderSteps>('lenderSteps', {
    list: async () => ({
      waiting: all()
        .filter(({ status }) => status === 'open')
        .toSorted(oldest),
      answered: [],
    }),
    find: async (stepId) => all().find((step) => step.stepId === stepId) ?? null,
    ofSubject: async (subject) =>
      all()
        .filter((step) => step.subject === subject)
        .toSorted(oldest),
    // Histories book nothing of the lender's own that could be taken back.
    isTakenBack: async () => false,
    propose: async (step, audit) => {
      if (tables.rows('lenderEntries').some(({ bookedFor }) => bookedFor === step.subject)) return 'booked';
      if (all().some(({ subject, status }) => subject === step.subject && status === 'open'))
        return 'waiting';
      const unanswered = { answeredByName: null, answeredAt: null, entryId: null, takenBackByEntryId: null };
      tables.add('lenderSteps', { ...step, status: 'open', ...unanswered });
      tables.add('audits', audit);
      return 'kept';
    },
    answer: async (answered) => {
      try {
        return tables.change(() => answerStep(tables, lenderAnswerToRow(answered))) ? 'answered' : 'moved';
      } catch (error) {
        const { constraint } = error as { constraint?: string };
        if (constraint === 'lender_entry_once') return 'booked';
        if (constraint === 'suspense_item_open') return 'ended';
        throw error;
      }
    },
  });
}

/** Books an entry of the lender, which stands once for what it is booked for. */
export function bookLenderEntry(tables: Tables, entry: LenderEntryRow): void {
  if (tables.rows('lenderEntries').some(({ bookedFor }) => bookedFor === entry.bookedFor))
    throw broken('lender_entry_once');
  tables.add('lenderEntries', entry);
}

type AnswerRow = ReturnType<typeof lenderAnswerToRow>;

/** Answers a step as `answer_lender_step` does. False: it was answered meanwhile. */
export function answerStep(tables: Tables, { answer, audit }: AnswerRow): boolean {
  const { entry, suspense, ...row } = answer as Record<string, Record<string, unknown> | undefined>;
  const { stepId, ...answered } = fromRow(row);
  const step = tables.rows('lenderSteps').find((one) => one.stepId === stepId && one.status === 'open');
  if (step === undefined) return false;
  replace(tables, 'lenderSteps', step, answered);
  if (entry !== undefined) bookLenderEntry(tables, entryFromLenderRow(entry));
  if (suspense !== undefined) endItem(tables, fromRow(suspense), Number(answered['answeredAt']));
  tables.add('audits', audit);
  return true;
}

function entryFromLenderRow(row: Record<string, unknown>): LenderEntryRow {
  const { accounts, amounts_centavos: amounts, ...entry } = row;
  const postings = (accounts as string[]).map((account, line) => ({
    account,
    amountCentavos: (amounts as number[])[line],
  }));
  return { ...fromRow(entry), postings } as unknown as LenderEntryRow;
}

/** Ends an item; what its provider took back waits once more. */
function endItem(tables: Tables, { suspenseId, state, closing }: Row, at: number): void {
  const isBack = state === 'open';
  const item = tables
    .rows('suspenseItems')
    .find((one) => one.suspenseId === suspenseId && one.state === (isBack ? 'reversed' : 'open'));
  if (item === undefined) throw broken('suspense_item_open');
  const moved = isBack ? { receivedAt: at, closing: null, closedAt: null } : { closing, closedAt: at };
  replace(tables, 'suspenseItems', item, { state, ...moved });
}

type Misapplied = { item: Record<string, unknown>; entry: Record<string, unknown> };

/** Brings money to suspense as `hold_misapplied` does: where it came from there, its item is open again. */
export function holdMisapplied(tables: Tables, { item, entry }: Misapplied): void {
  const { provider, providerPaymentId, reason, ...row } = fromRow(item);
  const known = tables
    .rows('suspenseItems')
    .find((one) => one.provider === provider && one.providerPaymentId === providerPaymentId);
  if (known !== undefined && known.state !== 'assigned') throw new Error('it is in suspense already');
  const open = { state: 'open', closedAt: null, closing: null, reason };
  if (known === undefined) tables.add('suspenseItems', { ...row, provider, providerPaymentId, ...open });
  else replace(tables, 'suspenseItems', known, open);
  bookLenderEntry(tables, entryFromLenderRow(entry));
}

function replace(tables: Tables, name: 'lenderSteps' | 'suspenseItems', row: object, fields: object): void {
  tables.put(
    name,
    tables.list(name).map((one) => (one === row ? { ...one, ...fields } : one)),
  );
}

const received = (one: KeptSuspenseItem, other: KeptSuspenseItem): number =>
  one.receivedAt - other.receivedAt || (one.suspenseId < other.suspenseId ? -1 : 1);

const closed = (one: KeptSuspenseItem, other: KeptSuspenseItem): number =>
  (other.closedAt ?? 0) - (one.closedAt ?? 0) || (one.suspenseId < other.suspenseId ? 1 : -1);

/** What the desk reads of money in suspense. */
export function createMemorySuspenseDesk(
  tables: Tables,
): Pick<Suspense, 'findById' | 'list' | 'likelyLoans'> {
  return {
    findById: async (suspenseId) =>
      tables.rows('suspenseItems').find((item) => item.suspenseId === suspenseId) ?? null,
    list: async (most) => {
      const open = tables
        .rows('suspenseItems')
        .filter(({ state }) => state === 'open')
        .toSorted(received);
      const openCentavos = open.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
      const ended = tables
        .rows('suspenseItems')
        .filter(({ state }) => state !== 'open')
        .toSorted(closed)
        .slice(0, most.ended);
      return { open: open.slice(0, most.open), openCount: open.length, openCentavos, ended };
    },
    likelyLoans: async ({ references, orderNumbers, amountCentavos, most }) => {
      const payments = tables.rows('payments');
      const opened = payments
        .filter(({ status, amountCentavos: asked }) => status === 'in-progress' && asked === amountCentavos)
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .slice(0, most);
      const found: { customerId: string; loanId: string; clue: SuspenseClue }[] = [
        ...payments
          .filter(({ reference, status }) => references.includes(reference) && status !== 'reversed')
          .map(likely('reference')),
        ...tables
          .rows('loans')
          .filter(({ orderNumber }) => orderNumbers.includes(orderNumber))
          .map(likely('order-number')),
        ...opened.map(likely('amount')),
      ];
      const first = found.filter(
        (one, place) => found.findIndex(({ loanId }) => loanId === one.loanId) === place,
      );
      return first
        .toSorted(
          (one, other) =>
            clues.indexOf(one.clue) - clues.indexOf(other.clue) || (one.loanId < other.loanId ? -1 : 1),
        )
        .slice(0, most);
    },
  };
}

const clues: readonly SuspenseClue[] = ['reference', 'order-number', 'amount'];
const likely =
  (clue: SuspenseClue) =>
  ({ customerId, loanId }: { customerId: string; loanId: string }) => ({ customerId, loanId, clue });
